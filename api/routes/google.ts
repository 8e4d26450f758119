import { Hono } from 'hono';
import { sendAway, sendIn } from '../browser-cookie.ts';
import { plainPage } from '../plain-page.ts';
import type { HttpEnv } from '../http-env.ts';
import { finishAuthorization, startSignIn } from '../services/google.ts';

/** Third-party sign-in, and the way back from every consent. These are pages, not JSON. */
export const googleRoutes = new Hono<HttpEnv>()
  .get('/auth/google', async (c) => {
    const visitor = c.get('visitor');
    const next = await startSignIn(visitor);
    return 'browser' in next ? sendAway(c, next, visitor.publicUrl) : c.redirect(next.location);
  })
  .get('/auth/google/callback', async (c) => {
    const visitor = c.get('visitor');
    const next = await finishAuthorization(visitor, new URL(c.req.url).search);
    if ('token' in next) return sendIn(c, next, visitor.publicUrl);
    return 'sentence' in next ? c.html(plainPage(next.sentence), next.status) : c.redirect(next.location);
  });
