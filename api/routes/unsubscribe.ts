import { Hono } from 'hono';
import type { HttpEnv } from '../http-env.ts';
import { stopReminders } from '../services/index.ts';

/** What a mail program sends when a student presses its button to unsubscribe (RFC 8058): a form, with the token in the address. */
export const unsubscribeRoutes = new Hono<HttpEnv>().post('/api/unsubscribe', async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isForm = type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data';
  const token = c.req.query('token');
  if (!isForm || token === undefined) return next();
  await stopReminders(c.get('visitor'), { body: { token: token.slice(0, 200) } });
  return c.body(null, 204);
});
