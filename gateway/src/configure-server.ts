import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { httpProblem } from './errors/http-problems.js';
import { sendProblem } from './errors/send-problem.js';
import { GraphqlEndpoint } from './graphql/graphql-endpoint.js';
import { limitRates, type RateLimits } from './limits/rate-limits.js';
import { serveApiDocs } from './openapi/serve-api-docs.js';
import { contentPolicy } from './rendering/content-policy.js';
import { neverCacheApi } from './rest/allowed-methods.js';
import { ONE_CLICK_PATH, UnsubscribeEndpoint } from './rest/unsubscribe.endpoint.js';
import { WaitlistFormEndpoint } from './rest/waitlist-form.endpoint.js';
import { pagePermissions } from './site/permissions-policy.js';
import { SiteEndpoint } from './site/site-endpoint.js';
import { GroupFilesEndpoint } from './uploads/group-files.endpoint.js';
import { isStreamed } from './uploads/streamed-bodies.js';
import { UploadEndpoint } from './uploads/upload-endpoint.js';
import { PaymentWebhookEndpoint } from './webhooks/payment-webhook.endpoint.js';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser must state that the request comes from the site itself or was typed (`none`). Other clients send neither header, and
 * carry no one else's cookies.
 */
export function mayChange({ method, headers, host }: Pick<FastifyRequest, 'method' | 'headers' | 'host'>): boolean {
  if (readOnly.has(method)) return true;
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  // A proxy that terminates TLS changes the scheme. `null`, from a sandboxed frame, is not a URL.
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/** Refuses an invalid `Host`, and every change from a page of another site. @param publicUrl HTTPS makes cookies HTTPS-only */
async function guardRequests(server: FastifyInstance, publicUrl: string): Promise<void> {
  server.decorate('secureCookies', new URL(publicUrl).protocol === 'https:');
  await server.register(cookie);
  server.addHook('onRequest', (request, reply, done) => {
    if (!URL.canParse(`http://${request.host}/`)) {
      const { detail: _, ...problem } = httpProblem(400);
      sendProblem(request, reply, problem);
    } else if (!mayChange(request) && !ONE_CLICK_PATH.test(request.url)) {
      const title = 'This is not allowed from another site.';
      sendProblem(request, reply, { name: 'cross-site', status: 403, title });
    } else done();
  });
}

/** Timeouts for a JSON body, and for an upload over a slow line. */
const bodyTimeoutMs = 30_000;
const uploadTimeoutMs = 10 * 60_000;
/** Longest silence on a connection: longer than the slowest response takes to begin. */
const silenceTimeoutMs = 130_000;

/** Node has one timeout for all requests, which must be long enough for uploads. @param isUpload the route streams its body */
export function limitBodyTime(
  server: FastifyInstance,
  isUpload: (route: string) => boolean,
  timeoutMs = bodyTimeoutMs,
): void {
  server.server.headersTimeout = bodyTimeoutMs;
  server.server.requestTimeout = uploadTimeoutMs;
  // Ends responses that nobody reads.
  server.server.setTimeout(silenceTimeoutMs);
  server.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request) && !isUpload(request.routeOptions.url ?? '')) {
      const timer = setTimeout(() => request.raw.destroy(), timeoutMs);
      payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done(null, payload);
  });
}

/** A request without a body lasts as long as its response. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Hooks come before the routes that they apply to. */
export function configureServer(rates: RateLimits, publicUrl: string) {
  return async (app: NestFastifyApplication): Promise<void> => {
    const server = app.getHttpAdapter().getInstance();
    // First, so that refusals have them too.
    await addResponseHeaders(server, publicUrl);
    await guardRequests(server, publicUrl);
    await limitRequests(server, rates);
    neverCacheApi(server);
    const forms = [WaitlistFormEndpoint, UnsubscribeEndpoint];
    const endpoints = [
      GraphqlEndpoint,
      UploadEndpoint,
      GroupFilesEndpoint,
      PaymentWebhookEndpoint,
      ...forms,
      SiteEndpoint,
    ];
    for (const endpoint of endpoints) {
      await app.get<GraphqlEndpoint>(endpoint, { strict: false }).register(server);
    }
    serveApiDocs(server);
  };
}

/** JSON is the only body that is read into memory. */
async function limitRequests(server: FastifyInstance, rates: RateLimits): Promise<void> {
  server.removeContentTypeParser('text/plain');
  limitBodyTime(server, isStreamed);
  await limitRates(server, rates);
}

/** @param publicUrl with HTTPS, HSTS is sent. Over HTTP it has no effect, and on a developer's localhost it would outlive the site. */
async function addResponseHeaders(server: FastifyInstance, publicUrl: string): Promise<void> {
  const isSecure = new URL(publicUrl).protocol === 'https:';
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    // One after the other, without streams: requests that wait, or do not read, then hold no compressor each.
    syncThreshold: Number.MAX_SAFE_INTEGER,
    // Compressed for one client: a higher quality or a larger window costs more than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  });
  const headers = protectiveHeaders(isSecure);
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** The same on every response, so Helmet writes them once. Its plugin for Fastify writes them, and validates the policy, per request. */
function protectiveHeaders(isSecure: boolean): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    // Video sites want to know which page embeds them.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  write(response.req, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders(), 'permissions-policy': pagePermissions };
}
