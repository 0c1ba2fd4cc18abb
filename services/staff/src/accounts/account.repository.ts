import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@hilltop/platform/identity/identity';
import { isStorableText } from '@hilltop/platform/outcome/storable-text';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Account, normalEmail } from './account.entity.js';

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Null for someone who is invited to choose a password. */
  readonly passwordHash: string | null;
}

/** A method that gets a `manager` runs in its transaction. */
@Injectable()
export class AccountRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findByEmail(email: string, manager: EntityManager = this.dataSource.manager): Promise<Account | null> {
    return isStorableText(email) ? manager.findOneBy(Account, { email: normalEmail(email) }) : null;
  }

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<Account | null> {
    return manager.findOneBy(Account, { id });
  }

  async all(): Promise<Account[]> {
    return this.dataSource.manager.find(Account, { order: { name: 'ASC', email: 'ASC' } });
  }

  /** @throws the unique violation `accounts_email` when the address has an account */
  async add(
    { email, ...given }: NewAccount,
    now: Date,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Account> {
    const draft = { ...given, id: randomUUID(), email: normalEmail(email) };
    const account = Object.assign(new Account(), draft, { createdAt: now, disabledAt: null, lastSignInAt: null });
    await manager.insert(Account, account);
    return account;
  }

  async setPassword(id: string, passwordHash: string, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.update(Account, { id }, { passwordHash });
  }

  async noteSignIn(id: string, now: Date): Promise<void> {
    await this.dataSource.manager.update(Account, { id }, { lastSignInAt: now });
  }

  /**
   * A lock serializes two managers who disable each other.
   * @returns false, without any change, when no manager would be left who can sign in
   */
  async change(
    { id }: Pick<Account, 'id'>,
    change: Partial<Pick<Account, 'role' | 'disabledAt'>>,
    manager: EntityManager,
  ): Promise<boolean> {
    const managers: { id: string }[] = await manager.query(
      `SELECT id FROM accounts WHERE role = 'manager' AND disabled_at IS NULL AND password_hash IS NOT NULL
       ORDER BY id FOR UPDATE`,
    );
    const isLast = managers.length === 1 && managers[0]?.id === id;
    const stays = change.role === undefined || change.role === 'manager';
    if (isLast && !(stays && !change.disabledAt)) return false;
    await manager.update(Account, { id }, change);
    return true;
  }
}
