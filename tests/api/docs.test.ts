import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses, type EndpointName } from '#contract/addresses.ts';
import { splitAddress } from '#contract/endpoint.ts';
import { startApi } from '../support/api-server.ts';

interface Operation {
  operationId: string;
  summary: string;
  responses: Record<string, unknown>;
}

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('the OpenAPI document holds every endpoint of the contract, each with a summary and its failures', async () => {
  const document = (await (await fetch(`${api.base}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, unknown> };
  };
  expect(document.openapi).toBe('3.1.0');
  for (const name of Object.keys(addresses) as EndpointName[]) {
    const [method, path] = splitAddress(name);
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
    expect(operation.operationId).toBe(name);
    expect(operation.summary).not.toBe('');
  }
  expect(Object.keys(document.paths['/api/essays/draft']!.post!.responses)).toEqual([
    '200',
    '400',
    '401',
    '409',
    '415',
  ]);
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
  expect(names.filter((name) => !(name in document.components.schemas))).toEqual([]);
});

test('its page and everything on it comes from here', async () => {
  const page = await (await fetch(`${api.base}/api/docs`)).text();
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  expect(addresses.every((address) => address.startsWith('/'))).toBe(true);
  for (const address of addresses.filter((one) => one.startsWith('/api/'))) {
    expect([address, (await fetch(api.base + address)).status]).toEqual([address, 200]);
  }
  for (const name of ['index.html', 'package.json', '..%2fpackage.json', 'swagger-ui-bundle.js.map'])
    expect((await fetch(`${api.base}/api/docs/${name}`)).status).toBe(404);
});
