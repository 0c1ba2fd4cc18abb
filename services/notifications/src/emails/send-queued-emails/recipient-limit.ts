import { createHash } from 'node:crypto';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../../env.js';

const DAY_MS = 24 * 60 * 60_000;

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
    const rows: { count: number }[] = await this.dataSource.query(
      `INSERT INTO recipient_counts AS known (key, day, count) VALUES ($1, $2, 1)
       ON CONFLICT (key) DO UPDATE SET day = $2, count = CASE WHEN known.day = $2 THEN known.count + 1 ELSE 1 END
       RETURNING count`,
      [createHash('sha256').update(address.trim().toLowerCase()).digest('hex'), Math.floor(now.getTime() / DAY_MS)],
    );
    return (rows[0]?.count ?? 0) <= this.settings.EMAILS_PER_ADDRESS_PER_DAY;
  }
}
