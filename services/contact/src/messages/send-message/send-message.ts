import { randomUUID } from 'node:crypto';
import { messageReceived } from '@hilltop/contracts/contact/message-received';
import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../../env.js';
import { ContactMessage } from '../contact-message.entity.js';
import type { MessageRequest } from './send-message.input.js';

/** Thrown to roll back the transaction; carries the wait to the caller. */
class TooMany extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('too many messages');
  }
}

/** Stores a visitor's message. */
@Injectable()
export class SendMessage {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'CONTACT_LIMIT' | 'CONTACT_WINDOW_SECONDS'>,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param caller keyed hash of the caller's address, when there is one */
  async execute(
    request: MessageRequest,
    key: string | null,
    caller: string | undefined,
  ): Promise<{ id: string } | { retryAfterSeconds: number }> {
    if (request.website) {
      // Only a bot fills in the hidden field. It gets the usual response, so that it learns nothing.
      this.logger.info('message dropped: the honeypot field was filled in');
      return { id: randomUUID() };
    }
    try {
      return { id: await this.store(request, key, caller) };
    } catch (error) {
      if (error instanceof TooMany) return { retryAfterSeconds: error.retryAfterSeconds };
      throw error;
    }
  }

  private async store(
    { website: _, ...fields }: MessageRequest,
    key: string | null,
    caller: string | undefined,
  ): Promise<string> {
    const now = this.clock.now();
    const message = Object.assign(new ContactMessage(), {
      id: key === null ? randomUUID() : idForKey(key, fields),
      ...fields,
      receivedAt: now,
      state: 'unread',
    });
    const { CONTACT_LIMIT, CONTACT_WINDOW_SECONDS } = this.settings;
    const limit = { table: 'message_counts', limit: CONTACT_LIMIT, windowSeconds: CONTACT_WINDOW_SECONDS };
    await inTransaction(this.dataSource, async (manager) => {
      const insertion = manager.createQueryBuilder().insert().into(ContactMessage).values(message);
      const { raw } = await insertion.orIgnore().returning('id').execute();
      // It was stored when the same request came first, and counted then.
      if (raw.length === 0) return;
      const keys = [`email ${fields.email.toLowerCase()}`, ...(caller === undefined ? [] : [`caller ${caller}`])];
      const wait = await countAgainstLimit(manager, limit, keys, now);
      // A message that is not stored does not count.
      if (wait > 0) throw new TooMany(wait);
      const data = { messageId: message.id, subject: message.subject };
      const event = messageReceived.create({ aggregateId: message.id, data, correlationId: correlationId(), now });
      await this.outbox.add(manager, event);
    });
    this.outbox.wake();
    return message.id;
  }
}
