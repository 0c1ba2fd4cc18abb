import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { EncodedText } from '../cache/encoded-text.js';
import { sendText } from '../cache/send-text.js';
import { openApiDocument } from './openapi-document.js';
import { restRoutes } from './rest-routes.js';

export const documentPath = '/api/openapi.json';
export const docsPath = '/api/docs';

const { resolve } = createRequire(import.meta.url);
const swaggerFile = (name: string): string => readFileSync(resolve(`swagger-ui-dist/${name}`), 'utf8');

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

interface Served {
  readonly path: string;
  readonly type: 'application/json' | 'text/css' | 'text/html' | 'text/javascript';
  readonly text: () => string;
  readonly cacheControl?: string;
}

const bundled = { cacheControl: 'public, max-age=3600' } as const;

const files: readonly Served[] = [
  { path: documentPath, type: 'application/json', text: () => JSON.stringify(openApiDocument(restRoutes)) },
  { path: docsPath, type: 'text/html', text: () => page },
  { path: `${docsPath}/start.js`, type: 'text/javascript', text: () => start },
  { path: `${docsPath}/swagger-ui.css`, type: 'text/css', text: () => swaggerFile('swagger-ui.css'), ...bundled },
  {
    path: `${docsPath}/swagger-ui-bundle.js`,
    type: 'text/javascript',
    text: () => swaggerFile('swagger-ui-bundle.js'),
    ...bundled,
  },
];

/** Each file is generated and compressed on the first request. */
export function serveApiDocs(server: FastifyInstance): void {
  for (const { path, type, text, cacheControl = 'no-cache' } of files) {
    let made: EncodedText | undefined;
    server.get(path, async (request, reply) => {
      made ??= new EncodedText(text());
      void reply.header('cache-control', cacheControl);
      if (type === 'text/html') void reply.header('content-security-policy', policy);
      return sendText(request, reply, made, `${type}; charset=utf-8`);
    });
  }
}
