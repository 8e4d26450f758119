import { Hono } from 'hono';
import { commitImport, readEssayFile } from '#contract/import.ts';
import { type HttpEnv, serve } from '../serve.ts';
import * as imports from '../services/import.ts';

export const importRoutes = new Hono<HttpEnv>()
  .route('/', serve(readEssayFile, imports.readEssayFile))
  .route('/', serve(commitImport, imports.commitImport));
