import { Hono } from 'hono';
import { login, logout, patchMe, readMe, register } from '#contract/users.ts';
import { type HttpEnv, serve } from '../serve.ts';
import * as users from '../services/users.ts';

export const userRoutes = new Hono<HttpEnv>()
  .route('/', serve(register, users.register))
  .route('/', serve(login, users.login))
  .route('/', serve(logout, users.logout))
  .route('/', serve(readMe, users.readMe))
  .route('/', serve(patchMe, users.patchMe));
