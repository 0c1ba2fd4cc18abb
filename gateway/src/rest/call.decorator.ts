import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface RestCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Nest still sends the method's return value. */
export const Call = createParamDecorator((_: unknown, context: ExecutionContext): RestCall => {
  const http = context.switchToHttp();
  return { request: http.getRequest<FastifyRequest>(), reply: http.getResponse<FastifyReply>() };
});
