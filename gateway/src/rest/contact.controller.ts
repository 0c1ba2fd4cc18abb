import { Controller, Post } from '@nestjs/common';
import type { SendMessageInput } from '../generated/operations.js';
import { Call, type RestCall } from './call.decorator.js';
import { sendMessage, thanks } from './contact.routes.js';
import { idempotencyKey } from './idempotency-key.js';
import { RestAdapter } from './rest-adapter.js';

@Controller('api/contact')
export class ContactController {
  constructor(private readonly rest: RestAdapter) {}

  @Post()
  async send(@Call() call: RestCall): Promise<{ id: unknown; message: string }> {
    const id = await this.rest.run(sendMessage, call, (input: SendMessageInput) => ({
      input,
      idempotencyKey: idempotencyKey(call.request.headers['idempotency-key']),
    }));
    return { id, message: thanks };
  }
}
