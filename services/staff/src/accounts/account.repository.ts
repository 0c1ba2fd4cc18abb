import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@hilltop/platform/identity/identity';
import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { Account, normalEmail } from './account.entity.js';

/** The accounts of the staff. */
@Injectable()
export class AccountRepository {
  private readonly accounts: Repository<Account>;

  constructor(dataSource: DataSource) {
    this.accounts = dataSource.getRepository(Account);
  }

  async findByEmail(email: string): Promise<Account | null> {
    return this.accounts.findOneBy({ email: normalEmail(email) });
  }

  async find(id: string): Promise<Account | null> {
    return this.accounts.findOneBy({ id });
  }

  async all(): Promise<Account[]> {
    return this.accounts.find({ order: { email: 'ASC' } });
  }

  /** Adds an account. Throws the unique violation `accounts_email` when the address has one. */
  async add(email: string, name: string, role: StaffRole, passwordHash: string, now: Date): Promise<Account> {
    const draft = {
      id: randomUUID(),
      email: normalEmail(email),
      name,
      role,
      passwordHash,
      createdAt: now,
      disabledAt: null,
    };
    const account = Object.assign(new Account(), draft);
    await this.accounts.insert(account);
    return account;
  }

  /** @param disabledAt null to let the account be used again */
  async setDisabled(id: string, disabledAt: Date | null): Promise<void> {
    await this.accounts.update({ id }, { disabledAt });
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.accounts.update({ id }, { passwordHash });
  }
}
