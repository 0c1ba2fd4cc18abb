import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpProblem } from '../errors/http-problems.js';
import type { GatewayContext } from '../session/gateway-context.js';
import { CallerFault } from '../supergraph/subgraph/caller-fault.js';
import type { StreamCall } from '../supergraph/subgraph/subgraph-streams.js';
import { Subgraphs } from '../supergraph/subgraphs.js';
import { passedToCaller, passedToMedia } from './passed-headers.js';
import { UploadBody } from './upload-body.js';
import { mostUploadBytes, uploadProblems } from './upload-problems.js';

/** How long media may take to begin its answer, in milliseconds: a width that is drawn, ten pictures that are checked. */
const answerWithinMs = { read: 15_000, change: 120_000 };

/** Passes requests about pictures to the media service, and its answers back, as they flow. */
@Injectable()
export class MediaProxy {
  constructor(private readonly subgraphs: Subgraphs) {}

  /** Passes a request with its body on. @throws ProblemError, or a GraphQLError that may be shown */
  upload(request: FastifyRequest, reply: FastifyReply, path: string, context: GatewayContext): Promise<FastifyReply> {
    const body = () => new UploadBody(request.raw, mostUploadBytes);
    return this.pass(request, reply, { method: 'POST', path, body, answerWithinMs: answerWithinMs.change }, context);
  }

  /** Passes a request without a body on. @throws ProblemError, or a GraphQLError that may be shown */
  ask(request: FastifyRequest, reply: FastifyReply, path: string, context: GatewayContext): Promise<FastifyReply> {
    const method = request.method as 'GET' | 'HEAD' | 'DELETE';
    const within = method === 'DELETE' ? answerWithinMs.change : answerWithinMs.read;
    return this.pass(request, reply, { method, path, answerWithinMs: within }, context);
  }

  private async pass(
    request: FastifyRequest,
    reply: FastifyReply,
    call: Pick<StreamCall, 'method' | 'path' | 'body' | 'answerWithinMs'>,
    context: GatewayContext,
  ): Promise<FastifyReply> {
    const { 'content-length': length, 'content-type': type, ...headers } = passedToMedia(request.headers);
    const framing = {
      ...(length !== undefined && { 'content-length': length }),
      ...(type && { 'content-type': type }),
    };
    try {
      const answer = await this.subgraphs.stream(
        'media',
        { ...call, headers: { ...headers, ...(call.body && framing) }, signal: untilGone(reply) },
        context,
      );
      void reply.code(answer.status).headers(passedToCaller(answer.headers));
      if (request.method !== 'HEAD') return reply.send(answer.body);
      answer.body.resume();
      return reply.send();
    } catch (error) {
      if (!(error instanceof CallerFault)) throw error;
      throw new ProblemError(error.kind === 'too large' ? uploadProblems.tooLarge : httpProblem(408));
    }
  }
}

/** Aborted when the caller goes before the answer is written. */
function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
