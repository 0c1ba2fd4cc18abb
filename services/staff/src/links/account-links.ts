import { randomUUID } from 'node:crypto';
import { accountLinkIssued } from '@hilltop/contracts/staff/account-link-issued';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { Account } from '../accounts/account.entity.js';
import { AccountLink, LINK_LIFE_MS, type LinkPurpose } from './account-link.entity.js';

/** Mailed to staff. Using one ends all links of the account. */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Mailed once the transaction commits. Call `wake` afterward. */
  async issue(account: Account, purpose: LinkPurpose, now: Date, manager: EntityManager): Promise<void> {
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + LINK_LIFE_MS[purpose]);
    await manager.insert(AccountLink, { id, accountId: account.id, purpose, expiresAt, endedAt: null });
    const data = { linkId: id, purpose };
    const event = accountLinkIssued.create({ aggregateId: id, data, correlationId: correlationId(), now });
    await this.outbox.add(manager, event);
  }

  wake(): void {
    this.outbox.wake();
  }

  /** Finds only a valid link. */
  async find(id: string, now: Date): Promise<AccountLink | null> {
    return this.dataSource.manager.findOneBy(AccountLink, { id, endedAt: IsNull(), expiresAt: MoreThan(now) });
  }

  /** Ends all links of the account. False when this one was already used or has expired. */
  async use({ id, accountId }: AccountLink, now: Date, manager: EntityManager): Promise<boolean> {
    const usable = { id, endedAt: IsNull(), expiresAt: MoreThan(now) };
    if ((await manager.update(AccountLink, usable, { endedAt: now })).affected !== 1) return false;
    await this.endAll(accountId, now, manager);
    return true;
  }

  async endAll(accountId: string, now: Date, manager: EntityManager): Promise<void> {
    await manager.update(AccountLink, { accountId, endedAt: IsNull() }, { endedAt: now });
  }
}
