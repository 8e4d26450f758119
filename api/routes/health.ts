import { Hono } from 'hono';
import { readHealth } from '#contract/health.ts';
import { type HttpEnv, serve } from '../serve.ts';
import * as health from '../services/health.ts';

export const healthRoutes = new Hono<HttpEnv>().route('/', serve(readHealth, health.readHealth));
