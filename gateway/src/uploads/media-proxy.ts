import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpProblem } from '../errors/http-problems.js';
import type { GatewayContext } from '../supergraph/gateway-context.js';
import type { StreamRequest } from '../supergraph/replica.js';
import { RequestAbortedError } from '../supergraph/request-aborted-error.js';
import { Subgraphs } from '../supergraph/subgraphs.js';
import { forwardedHeaders, responseHeaders } from './forwarded-headers.js';
import { UploadBody } from './upload-body.js';
import { maxUploadBytes, uploadProblems } from './upload-problems.js';

/** Timeout for the start of media's response, in milliseconds: enough to resize an image, or to check ten. */
const timeoutMs = { read: 15_000, change: 120_000 };

/** Streams requests about images to the media service, and its responses back. */
@Injectable()
export class MediaProxy {
  constructor(private readonly subgraphs: Subgraphs) {}

  /** Forwards a request with its body. @throws ProblemError, or a GraphQLError, which clients can see */
  upload(request: FastifyRequest, reply: FastifyReply, path: string, context: GatewayContext): Promise<FastifyReply> {
    const body = () => new UploadBody(request.raw, maxUploadBytes);
    return this.forward(request, reply, { method: 'POST', path, body, timeoutMs: timeoutMs.change }, context);
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
      throw new ProblemError(error.reason === 'too large' ? uploadProblems.tooLarge : httpProblem(408));
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
