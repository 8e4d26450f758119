import { addresses, type EndpointName } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import * as access from './access.ts';
import * as activities from './activities.ts';
import * as ai from './ai.ts';
import * as applications from './applications.ts';
import * as colleges from './colleges.ts';
import * as deletions from './deletions.ts';
import * as essays from './essays.ts';
import * as exports from './exports.ts';
import * as honors from './honors.ts';
import * as imports from './import.ts';
import * as opportunities from './opportunities.ts';
import * as overview from './overview.ts';
import * as quickAi from './quick-ai.ts';
import * as services from './services.ts';
import * as supplementals from './supplementals.ts';
import * as users from './users.ts';

const resources = {
  ...access,
  ...activities,
  ...ai,
  ...applications,
  ...colleges,
  ...deletions,
  ...essays,
  ...exports,
  ...honors,
  ...imports,
  ...opportunities,
  ...overview,
  ...quickAi,
  ...services,
  ...supplementals,
  ...users,
};

const names = Object.keys(addresses) as EndpointName[];

/** Every endpoint by its name, in the order of the addresses. An address without a schema does not compile. */
export const contract = Object.fromEntries(names.map((name) => [name, resources[name]])) as Pick<
  typeof resources,
  EndpointName
> satisfies { [N in EndpointName]: Endpoint<N> };

export type Contract = typeof contract;
