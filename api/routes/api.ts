import { Hono } from 'hono';
import { type EndpointName, addresses } from '#contract/addresses.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { type Contract, contract } from '#contract/index.ts';
import type { Input, StudentContext, VisitorContext } from '../context.ts';
import type { HttpEnv } from '../http-env.ts';
import { serve } from '../serve.ts';
import * as all from '../services/index.ts';

type Service<N extends EndpointName> = (
  context: Contract[N] extends { access: 'student' } ? StudentContext : VisitorContext,
  input: Input<N>,
) => Promise<AnswerOf<Contract[N]>>;

/** The service behind each endpoint, by its name. An endpoint without one does not compile. */
const services: { [N in EndpointName]: Service<N> } = all;

export const apiRoutes = new Hono<HttpEnv>();
for (const name of Object.keys(addresses) as EndpointName[]) {
  apiRoutes.route('/', serve(contract[name] as Endpoint, services[name] as Parameters<typeof serve>[1]));
}
