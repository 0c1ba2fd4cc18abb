import { randomUUID } from 'node:crypto';
import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import type { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { runPrepared } from '@hilltop/platform/database/run-prepared';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { currentLanguage } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { mailboxKey } from '@hilltop/platform/values/typed-email';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Environment } from '../../env.js';
import { ContactMessage } from '../contact-message.entity.js';
import { receivedEvent } from '../received-event.js';
import type { MessageRequest } from './send-message.input.js';

type Settings = Pick<Environment, 'CONTACT_LIMIT' | 'CONTACT_LIMIT_PER_CALLER' | 'CONTACT_WINDOW_SECONDS'>;

/** Rolls the transaction back, and tells the caller how long to wait. */
class TooMany extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('too many messages');
  }
}

@Injectable()
export class SendMessage {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param caller keyed hash of the caller's address */
  async execute(
    request: MessageRequest,
    key: string | null,
    caller: string | undefined,
  ): Promise<{ id: string } | { retryAfterSeconds: number } | 'key reused'> {
    try {
      return await this.store(request, key, caller);
    } catch (error) {
      if (error instanceof TooMany) return { retryAfterSeconds: error.retryAfterSeconds };
      throw error;
    }
  }

  private async store(
    { website: suspected, ...fields }: MessageRequest,
    key: string | null,
    caller: string | undefined,
  ): Promise<{ id: string } | 'key reused'> {
    const now = this.clock.now();
    const message = Object.assign(new ContactMessage(), {
      id: key === null ? randomUUID() : idForKey(key, 'message'),
      ...fields,
      language: currentLanguage(),
      receivedAt: now,
      state: 'unread',
      suspected,
    });
    const { CONTACT_LIMIT, CONTACT_LIMIT_PER_CALLER, CONTACT_WINDOW_SECONDS: windowSeconds } = this.settings;
    const limit = { table: 'message_counts', limit: CONTACT_LIMIT, windowSeconds };
    const ofCaller = { ...limit, limit: CONTACT_LIMIT_PER_CALLER };
    const outcome = await inTransaction(this.dataSource, async (manager) => {
      const insertion = manager.createQueryBuilder().insert().into(ContactMessage).values(message);
      const { raw } = await insertion.orIgnore().returning('id').execute();
      // It was stored when the same request came first, and counted then.
      if (raw.length === 0) return this.isSame(message.id, fields, manager);
      const statements: Pick<PreparedStatements, 'run'> = { run: (...count) => runPrepared(manager, ...count) };
      const callers = caller === undefined ? [] : [`caller ${caller}`];
      const wait = Math.max(
        await countAgainstLimit(statements, limit, [`email ${mailboxKey(fields.email)}`], now),
        await countAgainstLimit(statements, ofCaller, callers, now),
      );
      // A message that is not stored does not count.
      if (wait > 0) throw new TooMany(wait);
      // Robots fill in the hidden field, and some browsers for their owners: staff see the message, and nobody is mailed.
      if (!suspected) await this.outbox.add(manager, receivedEvent(message, now));
      return true;
    });
    this.outbox.wake();
    return outcome ? { id: message.id } : 'key reused';
  }

  /** True if the stored message of the key has these fields. */
  private async isSame(id: string, fields: Omit<MessageRequest, 'website'>, manager: EntityManager): Promise<boolean> {
    return (await manager.countBy(ContactMessage, { id, ...fields })) === 1;
  }
}
