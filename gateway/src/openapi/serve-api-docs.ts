import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi-document.js';
import { restRoutes } from './rest-routes.js';

export const documentPath = '/api/openapi.json';
export const docsPath = '/api/docs';

const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Hilltop API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${docsPath}/swagger-ui.css" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="${docsPath}/swagger-ui-bundle.js"></script>
    <script src="${docsPath}/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '${documentPath}',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

/** Swagger UI loads its arrow icons from `data:`, and nothing from other sites. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the OpenAPI document and Swagger UI. `@fastify/static` must be registered first. */
export function serveApiDocs(server: FastifyInstance): void {
  const json = JSON.stringify(openApiDocument(restRoutes));
  server.get(documentPath, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json),
  );

  server.get(docsPath, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .send(page),
  );
  server.get(`${docsPath}/start.js`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(start),
  );
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    server.get(`${docsPath}/${file}`, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').sendFile(file, swaggerUi),
    );
  }
}
