import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { dayAt } from '@hilltop/platform/values/calendar-date';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Environment } from '../env.js';
import { TaxCode } from './tax-code.entity.js';
import { TaxRate } from './tax-rate.entity.js';

/** Fails unless the manager saw the last version. $1 code, $2 version. */
const CLAIM_CODE = `UPDATE tax_codes SET version = version + 1 WHERE code = $1::text AND version = $2::integer RETURNING version`;

/** $1 id, $2 code, $3 account, $4 now. */
const CONFIRM = `UPDATE tax_rates SET confirmed_at = $4::timestamptz, confirmed_by = $3::uuid
  WHERE id = $1::uuid AND code = $2::text AND confirmed_at IS NULL RETURNING id`;

@Injectable()
export class TaxRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VENUE_TIME_ZONE'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The venue's date, YYYY-MM-DD. */
  today(): string {
    return dayAt(this.environment.VENUE_TIME_ZONE, this.clock.now());
  }

  async codes(): Promise<TaxCode[]> {
    return this.dataSource.manager.find(TaxCode, { order: { isExempt: 'ASC', code: 'ASC' } });
  }

  async findCode(code: string): Promise<TaxCode | null> {
    return this.dataSource.manager.findOneBy(TaxCode, { code });
  }

  /** Newest day first; of one day, what was set last. */
  async rates(code: string): Promise<TaxRate[]> {
    return this.dataSource.manager.find(TaxRate, { where: { code }, order: { validFrom: 'DESC', revision: 'DESC' } });
  }

  async findRate(id: string): Promise<TaxRate | null> {
    return this.dataSource.manager.findOneBy(TaxRate, { id });
  }

  /** @returns the code's next version; undefined when someone else changed it */
  async claim(code: string, version: number, manager: EntityManager): Promise<number | undefined> {
    const [rows]: [{ version: number }[], number] = await manager.query(CLAIM_CODE, [code, version]);
    return rows[0]?.version;
  }

  async add(rate: TaxRate, manager: EntityManager): Promise<void> {
    await manager.insert(TaxRate, rate);
  }

  /** @returns false when it is confirmed already */
  async confirm({ id, code }: TaxRate, staffId: string, manager: EntityManager): Promise<boolean> {
    const [rows]: [unknown[], number] = await manager.query(CONFIRM, [id, code, staffId, this.clock.now()]);
    return rows.length > 0;
  }
}
