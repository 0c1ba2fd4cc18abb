import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpProblem } from '../errors/http-problems.js';
import type { GatewayContext } from '../supergraph/gateway-context.js';
import type { StreamRequest } from '../supergraph/replica.js';
import { RequestAbortedError } from '../supergraph/request-aborted-error.js';
import { Subgraphs } from '../supergraph/subgraphs.js';
import type { UploadLimit } from './streamed-bodies.js';

/**
 * Reads from the client only as fast as media accepts it, and nothing before it is read itself, so until then another body can replace
 * it. Destroying it later drains the client's body, so that the client can read the response.
 */
export class UploadBody extends Readable {
  private bytes = 0;
  private begun = false;

  constructor(
    private readonly client: Readable,
    private readonly maxBytes: number,
  ) {
    super();
  }

  override _read(): void {
    if (this.begun) this.client.resume();
    else if (this.client.destroyed) this.lose();
    else this.begin();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.begun && !this.client.destroyed) this.client.resume();
    done(error);
  }

  private begin(): void {
    this.begun = true;
    this.client.on('data', this.passOn);
    this.client.once('end', () => this.push(null));
    this.client.once('error', () => this.lose());
    this.client.once('close', () => this.lose());
  }

  private readonly passOn = (chunk: Buffer): void => {
    if (this.destroyed) return;
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) this.destroy(new RequestAbortedError('too large'));
    else if (!this.push(chunk)) this.client.pause();
  };

  private lose(): void {
    if (!this.client.readableEnded) this.destroy(new RequestAbortedError('client gone'));
  }
}

/** What media needs: no cookies, no credentials. */
const forwarded = ['accept', 'if-match', 'if-modified-since', 'if-none-match', 'if-range', 'range'];
const ofBody = ['content-length', 'content-type'];

/** Headers of one connection (RFC 9110 §7.6.1), and headers that only the gateway sets. */
const notReturned = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'set-cookie',
  'x-correlation-id',
]);

export function forwardedHeaders(headers: IncomingHttpHeaders, hasBody: boolean): Record<string, string> {
  const names = hasBody ? [...forwarded, ...ofBody] : forwarded;
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [])),
  );
}

export function responseHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const hopByHop = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !notReturned.has(name) && !hopByHop.includes(name)) kept[name] = value;
  }
  return kept;
}

/** Until media starts to respond: enough to resize an image, or to check ten. */
const timeoutMs = { read: 15_000, change: 120_000 };

/** Streams in both directions. */
@Injectable()
export class MediaProxy {
  constructor(private readonly subgraphs: Subgraphs) {}

  /** @throws ProblemError, or a GraphQLError, which clients can see */
  upload(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    context: GatewayContext,
    limit: UploadLimit,
  ): Promise<FastifyReply> {
    const body = () => new UploadBody(request.raw, limit.maxBytes);
    const call = { method: 'POST', path, body, timeoutMs: timeoutMs.change } as const;
    return this.forward(request, reply, call, context, limit);
  }

  call(request: FastifyRequest, reply: FastifyReply, path: string, context: GatewayContext): Promise<FastifyReply> {
    const method = request.method as 'GET' | 'HEAD' | 'DELETE';
    const timeout = method === 'DELETE' ? timeoutMs.change : timeoutMs.read;
    return this.forward(request, reply, { method, path, timeoutMs: timeout }, context);
  }

  private async forward(
    request: FastifyRequest,
    reply: FastifyReply,
    call: Omit<StreamRequest, 'headers' | 'signal'>,
    context: GatewayContext,
    limit?: UploadLimit,
  ): Promise<FastifyReply> {
    const headers = forwardedHeaders(request.headers, call.body !== undefined);
    try {
      const response = await this.subgraphs.stream('media', { ...call, headers, signal: clientGone(reply) }, context);
      void reply.code(response.status).headers(responseHeaders(response.headers));
      if (request.method !== 'HEAD') return reply.send(response.body);
      response.body.resume();
      return reply.send();
    } catch (error) {
      if (!(error instanceof RequestAbortedError)) throw error;
      throw new ProblemError(limit && error.reason === 'too large' ? limit.problems.tooLarge : httpProblem(408));
    }
  }
}

function clientGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
