import { Hono } from 'hono';
import { docsPage } from '../docs-page.ts';
import { openApiDocument } from '../openapi.ts';
import type { HttpEnv } from '../http-env.ts';

/** The API's documentation: the document for tools, and a page for people. */
export const docsRoutes = new Hono<HttpEnv>()
  .get('/api/openapi.json', (c) => c.json(document()))
  .get('/api/docs', (c) => c.html(page()));

const document = once(openApiDocument);
const page = once(() => docsPage(document()));

/** Makes the value at the first call and returns the same one later. */
function once<Value>(make: () => Value) {
  let made: Value | undefined;
  return () => (made ??= make());
}
