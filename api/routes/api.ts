import { Hono } from 'hono';
import { type EndpointName, addresses } from '#contract/addresses.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { type Contract, contract } from '#contract/index.ts';
import type { Input, StudentContext, VisitorContext } from '../context.ts';
import type { HttpEnv } from '../http-env.ts';
import { serve } from '../serve.ts';
import * as access from '../services/access.ts';
import * as activities from '../services/activities.ts';
import * as ai from '../services/ai.ts';
import * as applications from '../services/applications.ts';
import * as colleges from '../services/colleges.ts';
import * as deletions from '../services/deletions.ts';
import * as essays from '../services/essays.ts';
import * as exports from '../services/exports.ts';
import * as health from '../services/health.ts';
import * as honors from '../services/honors.ts';
import * as imports from '../services/import.ts';
import * as opportunities from '../services/opportunities.ts';
import * as overview from '../services/overview.ts';
import * as passwordReset from '../services/password-reset.ts';
import * as quickAi from '../services/quick-ai.ts';
import * as supplementals from '../services/supplementals.ts';
import * as users from '../services/users.ts';

type Service<N extends EndpointName> = (
  context: Contract[N] extends { access: 'student' } ? StudentContext : VisitorContext,
  input: Input<N>,
) => Promise<AnswerOf<Contract[N]>>;

/** The service behind each endpoint, by its name. An endpoint without one does not compile. */
const services: { [N in EndpointName]: Service<N> } = {
  ...health,
  ...users,
  ...access,
  ...passwordReset,
  ...overview,
  ...applications,
  ...supplementals,
  ...essays,
  readMainEssay: essays.readDraft,
  ...activities,
  ...honors,
  ...deletions,
  ...opportunities,
  ...colleges,
  ...imports,
  ...quickAi,
  ...ai,
  ...exports,
};

export const apiRoutes = new Hono<HttpEnv>();
for (const name of Object.keys(addresses) as EndpointName[]) {
  apiRoutes.route('/', serve(contract[name] as Endpoint, services[name] as Parameters<typeof serve>[1]));
}
