import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_HEADER } from '@hilltop/contracts/house/languages';
import type { Middleware } from '@hilltop/platform/lifecycle/http-server';
import { acceptCorrelationId, correlationHeader } from '@hilltop/platform/logging/correlation';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CacheEntry } from './cache-entry.js';
import { encodingFor } from './encoded-text.js';
import { ResponseCache } from './response-cache.js';
import { markStale, sendText } from './send-text.js';

const maxBodyBytes = 16 * 1024;

/** Every header that a response to a public read depends on. Keep it complete. */
const relevantHeaders = [
  'host',
  'accept',
  'accept-encoding',
  'content-type',
  LANGUAGE_HEADER,
  'origin',
  'sec-fetch-site',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-no-compression',
] as const;

const unusualHeaders = ['if-none-match', 'expect', 'transfer-encoding', 'content-encoding', 'upgrade'] as const;

/** A plain read without a staff session. */
function isRepeatable({ method, url = '', headers }: IncomingMessage): boolean {
  if (method === 'GET' ? !url.startsWith('/api/') : method !== 'POST' || url !== '/graphql') return false;
  if (headers.cookie?.includes('hilltop_staff')) return false;
  if (unusualHeaders.some((name) => headers[name] !== undefined)) return false;
  const length = Number(headers['content-length'] ?? 0);
  return method === 'GET' ? length === 0 : length > 0 && length <= maxBodyBytes;
}

const noBody = Buffer.alloc(0);

/** A body that arrived with its head. When more is to come, `done` gets undefined and the next reader the whole body. */
function readArrivedBody(request: IncomingMessage, done: (body: Buffer | undefined) => void): void {
  if (request.method === 'GET') done(noBody);
  // By then the parser has finished with head and body.
  else
    process.nextTick(() => {
      const body = request.read() as Buffer | null;
      const isWhole = body?.length === Number(request.headers['content-length']);
      if (body && !isWhole) request.unshift(body);
      done(body && isWhole ? body : undefined);
    });
}

/** Equal for requests that have the same bytes in everything that the gateway reads. */
function requestKey({ method, url, headers }: IncomingMessage, body: Buffer): string {
  let key = `${method} ${url}`;
  for (const name of relevantHeaders) key += `\n${String(headers[name] ?? '')}`;
  return `${key}\n\n${body.toString('latin1')}`;
}

/** Counts a request against the limit of its address. @returns headers for the response; undefined beyond the limit */
export type CountRequest = (request: IncomingMessage) => Promise<readonly string[] | undefined>;

interface SentResponse {
  readonly entry: CacheEntry;
  /** Names and values alternate. */
  readonly headers: readonly string[];
  readonly bytes: Buffer;
}

const maxBytes = 8 * 1024 * 1024;
const headerBytes = 4 * 1024;

const perResponse = new Set([correlationHeader, 'connection', 'keep-alive', 'date', 'transfer-encoding']);

/**
 * Serves cached responses before Fastify. It makes no decisions: the response has passed every check before, and is served only while
 * its cache entry is fresh. These requests have no log line and no span; metrics and rate limits count them.
 */
@Injectable()
export class CachedResponseHandler {
  private readonly sent = new LRUCache<string, SentResponse>({
    maxSize: maxBytes,
    sizeCalculation: (_, key) => 2 * key.length + headerBytes,
  });
  private readonly keys = new WeakMap<IncomingMessage, string>();

  constructor(
    private readonly cache: ResponseCache,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  middleware(count: CountRequest): Middleware {
    return (request, response, next) => {
      if (!this.cache.isOpen || !isRepeatable(request)) next();
      else
        readArrivedBody(request, (body) => {
          const goOn = () => {
            if (body?.length) request.unshift(body);
            next();
          };
          const found = body && this.find(requestKey(request, body), request);
          if (found) count(request).then((headers) => (headers ? this.repeat(response, found, headers) : goOn()), goOn);
          else goOn();
        });
    };
  }

  /** Sends a response through Fastify, and stores it for later requests. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    { entry, stale }: { readonly entry: CacheEntry; readonly stale: boolean },
    cacheControl: string,
  ): FastifyReply {
    if (stale) {
      markStale(reply);
      this.logger.warn({ route: request.routeOptions.url }, 'serving a stale response');
    } else {
      reply.raw.once('finish', () => this.remember(request.raw, reply, entry));
    }
    void reply.headers({ 'cache-control': cacheControl, vary: LANGUAGE_HEADER });
    return sendText(request, reply, entry, entry.options.contentType);
  }

  private find(key: string, request: IncomingMessage): SentResponse | undefined {
    const found = this.sent.get(key);
    if (found && this.cache.isFresh(found.entry)) return found;
    this.keys.set(request, key);
    return undefined;
  }

  private repeat(response: ServerResponse, { headers, bytes }: SentResponse, counted: readonly string[]): void {
    this.cache.countHit();
    const id = acceptCorrelationId(response.req.headers[correlationHeader]);
    response.req.resume();
    response.writeHead(200, [...headers, correlationHeader, id, ...counted]).end(bytes);
  }

  /** Stores nothing when another plugin has encoded the response, because its bytes are then different. */
  private remember(request: IncomingMessage, reply: FastifyReply, entry: CacheEntry): void {
    const key = this.keys.get(request);
    const headers = reply.getHeaders();
    const { encoding, bytes } = entry.in(encodingFor(request.headers['accept-encoding']));
    if (key === undefined || reply.statusCode !== 200 || headers['set-cookie'] !== undefined) return;
    if (headers['content-encoding'] !== encoding) return;
    const repeated = Object.entries({ ...headers, 'content-length': bytes.length }).filter(
      ([name, value]) => value !== undefined && !perResponse.has(name) && !name.startsWith('ratelimit-'),
    );
    this.sent.set(key, { entry, bytes, headers: repeated.flatMap(([name, value]) => [name, String(value)]) });
  }
}
