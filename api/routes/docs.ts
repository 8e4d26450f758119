import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { openApiDocument } from '../openapi.ts';
import type { HttpEnv } from '../serve.ts';

const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The API's documentation: the document for tools, and a page for people. Nothing is fetched from elsewhere. */
export const docsRoutes = new Hono<HttpEnv>()
  .get('/api/openapi.json', (c) => c.json(document()))
  .get('/api/docs', (c) => c.html(page))
  .get('/api/docs/start.js', (c) => c.body(start, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  .get('/api/docs/:file{swagger-ui(-bundle\\.js|\\.css)}', serveStatic({ root: swaggerUi, rewriteRequestPath }));

function rewriteRequestPath(path: string) {
  return path.replace('/api/docs', '');
}

let made: ReturnType<typeof openApiDocument> | undefined;
function document() {
  made ??= openApiDocument();
  return made;
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Laurel API</title>
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'list' });`;
