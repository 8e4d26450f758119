import { z } from 'zod';

/** An object that the documentation of the API shows once, by this name. */
export const named = <const Shape extends z.ZodRawShape>(id: string, shape: Shape) => z.object(shape).meta({ id });
