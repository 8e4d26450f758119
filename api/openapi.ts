import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { type Endpoint, problemsOf, type ProblemStatus } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';

const Failure = z
  .object({
    error: z.string().meta({ description: 'A sentence for the student.' }),
    fields: z.record(z.string(), z.string()).optional().meta({
      description:
        'What is wrong, by the path of the field. `engine`: why the language model did not answer; with `engine: "built-in"` the same request is answered by the built-in coach.',
    }),
    current: z.unknown().optional().meta({ description: 'With a 409: what is stored now.' }),
  })
  .meta({ id: 'Failure' });

const Events = z.string().meta({
  description:
    'For callers who accept it, while the answer is written: `text` events, each a JSON text with what was written since the last; then `answer` with the whole answer, or `problem` with its `status` and a Failure.',
});

const meaning: Record<200 | 201 | 204 | 502 | 504 | ProblemStatus, string> = {
  200: 'Done.',
  201: 'Created.',
  204: 'Done; nothing to answer.',
  400: 'Malformed, or a value outside its rules.',
  401: 'No token, or one that is unknown, expired or revoked.',
  403: 'The token is good, the act is not allowed.',
  404: 'Nothing there, or it is somebody else’s.',
  409: 'What is stored has changed, or is taken.',
  413: 'Too large.',
  415: 'Another content type is needed.',
  502: 'The language model that is set up has failed. Nothing stored has changed; the built-in coach can be asked instead.',
  504: 'The coach, a language model or not, has not answered in time. Nothing stored has changed.',
};

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const paths: Record<string, ZodOpenApiPathsObject[string]> = {};
  for (const endpoint of Object.values(contract) as Endpoint[]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Laurel',
      version: '1',
      description:
        'Every endpoint of Laurel. Bodies are JSON in UTF-8, times are ISO 8601 with Z, and a failure answers a sentence for the student in `error`. Unknown fields are ignored. Any endpoint may answer 413 for a body over 1 MiB (10 MiB for a file), or where what it would store does not fit into the 10 MB of an account, and 429 or 503 with `Retry-After`.',
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  });
}

function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { name, about, access, path, status, query, body, upload, answer, download, picture, coached, streams } =
    endpoint;
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter!);
  const fileType = download?.split(';')[0] ?? (picture && 'image/*');
  const content = fileType
    ? { [fileType]: { schema: z.string().meta({ format: 'binary' }) } }
    : answer && { 'application/json': { schema: answer }, ...(streams && { 'text/event-stream': { schema: Events } }) };
  const statuses = [...problemsOf(endpoint), ...(coached ? ([502, 504] as const) : [])];
  const failures = statuses.map((problem) => [
    String(problem),
    { description: meaning[problem], content: { 'application/json': { schema: Failure } } },
  ]);
  return {
    operationId: name,
    summary: about,
    tags: [tagOf(path)],
    security: access === 'student' ? [{ token: [] }] : [],
    requestParams: {
      ...(parameters.length > 0 && { path: z.object(Object.fromEntries(parameters.map((key) => [key, z.string()]))) }),
      ...(query && { query: query as z.ZodObject }),
    },
    requestBody: upload
      ? { content: { 'multipart/form-data': { schema: z.object({ file: z.string().meta({ format: 'binary' }) }) } } }
      : body && { content: { 'application/json': { schema: body } } },
    responses: {
      [String(status)]: { description: meaning[status], content },
      ...Object.fromEntries(failures),
    },
  };
}

/** `/api/essays/draft` belongs to essays, `/auth/login` to auth. */
function tagOf(path: string) {
  const [, root, resource] = path.split('/');
  return root === 'auth' ? root : resource!;
}
