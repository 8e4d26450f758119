import { Hono } from 'hono';
import type { HttpEnv } from '../serve.ts';

/** Third-party sign-in. Without a configured provider the student returns to the sign-in page, which says so. */
export const googleRoutes = new Hono<HttpEnv>()
  .get('/auth/google', (c) => c.redirect('/signin?error=google-unavailable'))
  .get('/auth/google/callback', (c) => c.redirect('/signin?error=google-unavailable'));
