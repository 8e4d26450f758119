import { html } from 'hono/html';
import type { oas31 } from 'zod-openapi';
import { styles } from './docs-styles.ts';

type Schema = oas31.SchemaObject | oas31.ReferenceObject;
type Html = ReturnType<typeof html> | string | Html[];

/** An OpenAPI document as a page. It needs no script, and every text of the document is escaped. */
export function docsPage({ info, paths = {}, components = {} }: oas31.OpenAPIObject) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, oas31.OperationObject>).map(([method, operation]) => ({
      ...operation,
      address: `${method.toUpperCase()} ${path}`,
    })),
  );
  const schemas = Object.entries((components.schemas ?? {}) as Record<string, Schema>);
  const tags = [...new Set(operations.flatMap(({ tags = [] }) => tags))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title} API</title>
        <link rel="icon" href="/icon.svg" />
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <header>
          <h1>${info.title} API</h1>
          <p>${info.description}</p>
          <p>The same for tools, in OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a></p>
        </header>
        <nav aria-label="Contents">${[...tags, 'schemas'].map((name) => html`<a href="#${name}">${name}</a> `)}</nav>
        <main>
          ${tags.map(
            (tag) =>
              html`<section>
                <h2 id="${tag}">${tag}</h2>
                ${operations.filter(({ tags = [] }) => tags.includes(tag)).map(operationPart)}
              </section>`,
          )}
          <section>
            <h2 id="schemas">schemas</h2>
            ${schemas.map(
              ([name, schema]) =>
                html`<h3 id="${name}">${name}</h3>
                  <pre>${typeOf(schema)}</pre>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}

function operationPart({
  address,
  operationId,
  summary,
  security = [],
  ...operation
}: oas31.OperationObject & { address: string }) {
  const parameters = (operation.parameters ?? []) as oas31.ParameterObject[];
  const body = operation.requestBody as oas31.RequestBodyObject | undefined;
  const responses = Object.entries(operation.responses as Record<string, oas31.ResponseObject>);
  return html`<article>
    <h3 id="${operationId}"><code>${address}</code></h3>
    <p>${summary} ${security.length > 0 && html`<em>Needs a token.</em>`}</p>
    <dl>
      ${parameters.map(({ name, in: place, required, schema }) =>
        entry(`${name} (${place}${required ? '' : ', may be left out'})`, html`<pre>${typeOf(schema as Schema)}</pre>`),
      )}
      ${body && entry('Body', contents(body.content))}
      ${responses.map(([status, { description, content }]) => entry(status, html`${description}${content && contents(content)}`))}
    </dl>
  </article>`;
}

const entry = (term: string, what: Html) =>
  html`<dt>${term}</dt>
    <dd>${what}</dd>`;

/** A body by its content type. JSON is not named, because nearly every body is JSON. */
const contents = (content: oas31.ContentObject) =>
  Object.entries(content).map(
    ([type, { schema }]) =>
      html`${type !== 'application/json' && html`<p>${type}</p>`}
        <pre>${typeOf(schema as Schema)}</pre>`,
  );

const LIMITS = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
] as const;

/** A schema in the notation of TypeScript, with its limits and its description as comments. */
function typeOf(schema: Schema, indent = ''): Html {
  if ('$ref' in schema) {
    const name = schema.$ref!.split('/').at(-1)!;
    return html`<a href="#${name}">${name}</a>`;
  }
  const limits = LIMITS.filter(
    (limit) => schema[limit] !== undefined && Math.abs(Number(schema[limit])) !== Number.MAX_SAFE_INTEGER,
  ).map((limit) => `${limit} ${JSON.stringify(schema[limit])}`);
  const said = [...limits, schema.description ?? []].flat().join(', ');
  return [bareTypeOf(schema, indent), said && html`<i> /* ${said} */</i>`];
}

function bareTypeOf(schema: oas31.SchemaObject, indent: string): Html {
  const { type, enum: values, const: value, anyOf, oneOf, items, prefixItems, properties, required = [] } = schema;
  const of = (one: Schema) => typeOf(one, indent);
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return joined(choices.map(of), ' | ');
  if (prefixItems) return ['[', joined(prefixItems.map(of), ', '), ']'];
  if (items) return ['Array<', of(items as Schema), '>'];
  if (properties) {
    const inner = `${indent}  `;
    const lines = Object.entries(properties).map(([name, one]) => [
      `${inner}${name}${required.includes(name) ? '' : '?'}: `,
      typeOf(one, inner),
      '\n',
    ]);
    return ['{\n', lines, indent, '}'];
  }
  if (typeof schema.additionalProperties === 'object') return ['Record<string, ', of(schema.additionalProperties), '>'];
  return [type ?? 'unknown'].flat().join(' | ');
}

const joined = (parts: Html[], between: string) => parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]));
