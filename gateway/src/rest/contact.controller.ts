import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import type { SendMessageInput } from '../generated/operations.js';
import { Callers } from '../session/callers.js';
import { sendMessage, thanks } from './contact.routes.js';
import { jsonBody } from './json-body.js';
import { OperationRunner } from './operation-runner.js';

/** `/api/contact` (spec.md §5, §7). */
@Controller('api/contact')
export class ContactController {
  constructor(
    private readonly operations: OperationRunner,
    private readonly callers: Callers,
  ) {}

  @Post()
  async send(@Req() request: FastifyRequest, @Body() body: unknown): Promise<{ id: string; message: string }> {
    const input = jsonBody<SendMessageInput>(sendMessage.body, body);
    const context = await this.callers.contextOf(request);
    const { sendMessage: outcome } = await this.operations.run(sendMessage.operation, { input }, context);
    if (outcome.__typename !== 'MessageReceived') throw problemOfRefusal(outcome);
    return { id: outcome.id, message: thanks };
  }
}
