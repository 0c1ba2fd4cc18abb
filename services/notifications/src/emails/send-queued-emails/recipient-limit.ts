import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../../env.js';

const daySeconds = 24 * 60 * 60;

/**
 * Counts the e-mails to each address in fixed days of UTC, in the database that all replicas share: anybody can type
 * anybody's address. No address is stored, only its hash.
 */
@Injectable()
export class RecipientLimit {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'EMAILS_PER_ADDRESS_PER_DAY'>,
  ) {}

  /** Counts one more e-mail. False when the address has had its share of the day. */
  async allows(address: string, now: Date): Promise<boolean> {
    const limit = this.settings.EMAILS_PER_ADDRESS_PER_DAY;
    const day = { table: 'recipient_counts', limit, windowSeconds: daySeconds };
    return (await countAgainstLimit(this.dataSource, day, [address.trim().toLowerCase()], now)) === 0;
  }
}
