import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../../env.js';

const daySeconds = 24 * 60 * 60;

/**
 * Limits the e-mails to each address per UTC day, because anyone can enter anyone's address. The counts are in the
 * database that all replicas share; only a hash of the address is stored.
 */
@Injectable()
export class RecipientLimit {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'EMAILS_PER_ADDRESS_PER_DAY'>,
  ) {}

  /** Counts an e-mail. False when the address has reached its limit for the day. */
  async allows(address: string, now: Date): Promise<boolean> {
    const limit = this.settings.EMAILS_PER_ADDRESS_PER_DAY;
    const day = { table: 'recipient_counts', limit, windowSeconds: daySeconds };
    return (await countAgainstLimit(this.dataSource, day, [address.trim().toLowerCase()], now)) === 0;
  }
}
