import type { HttpBindings } from '@hono/node-server';
import type { VisitorContext } from './context.ts';

/** What a route finds in Hono's context. */
export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: {
    visitor: VisitorContext;
    /** The id of the signed-in student, once the token has been checked. */
    studentId?: string;
    /** The uploaded file of an endpoint that takes one. */
    file: File;
  };
}
