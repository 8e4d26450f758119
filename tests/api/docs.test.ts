import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses, type EndpointName } from '#contract/addresses.ts';
import { splitAddress } from '#contract/endpoint.ts';
import { docsPage } from '#api/docs-page.ts';
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

test('its page tells every endpoint, and asks for nothing but the icon', async () => {
  const answer = await fetch(`${api.base}/api/docs`);
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/html');
  for (const name of Object.keys(addresses)) expect(page).toContain(`id="${name}"`);
  const targets = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  expect(new Set(targets.filter((target) => !target.startsWith('#')))).toEqual(
    new Set(['/icon.svg', '/api/openapi.json']),
  );
  const ids = [...page.matchAll(/id="([^"]+)"/g)].map(([, id]) => `#${id}`);
  expect(targets.filter((target) => target.startsWith('#') && !ids.includes(target))).toEqual([]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('its page holds no script, and writes out whatever a description holds', () => {
  const hostile = '<script>alert(1)</script>" onclick="alert(1)';
  const page = String(
    docsPage({
      openapi: '3.1.0',
      info: { title: hostile, version: '1', description: hostile },
      components: { schemas: { Note: { type: 'string', description: hostile, enum: [hostile], pattern: hostile } } },
      paths: {
        [`/${hostile}`]: {
          get: {
            operationId: hostile,
            summary: hostile,
            tags: [hostile],
            parameters: [{ in: 'query', name: hostile, schema: { type: 'object', properties: { [hostile]: {} } } }],
            responses: { 200: { description: hostile, content: { [hostile]: { schema: { const: hostile } } } } },
          },
        },
      },
    }),
  );
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toMatch(/<script|" onclick/);
});
