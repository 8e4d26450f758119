import { addresses, type EndpointName } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import * as all from './resources.ts';

const resources = { ...all };
const names = Object.keys(addresses) as EndpointName[];

/** Every endpoint by its name, in the order of the addresses. An address without a schema does not compile. */
export const contract = Object.fromEntries(names.map((name) => [name, resources[name]])) as Pick<
  typeof resources,
  EndpointName
> satisfies { [N in EndpointName]: Endpoint<N> };

export type Contract = typeof contract;
