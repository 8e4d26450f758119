/** The anchor of the figures: a Hono route that does nothing, on the same server and in a process of its own. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono().get('/', (c) => c.json({ ok: true })).post('/', async (c) => c.json(await c.req.json()));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`http://127.0.0.1:${port}`));
