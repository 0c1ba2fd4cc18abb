import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Environment } from '../../env.js';
import type { Promotion } from '../../promotions/promotion.entity.js';
import { Promotions } from '../../promotions/promotions.js';
import { readCode } from '../codes/code-text.js';
import { VoucherCodes } from '../codes/voucher-codes.js';
import { Voucher } from '../voucher.entity.js';
import { type TooManyVoucherLookups, tooManyVoucherLookups } from '../voucher.refusals.js';

type Settings = Pick<Environment, 'VOUCHER_LOOKUP_LIMIT' | 'VOUCHER_LOOKUP_WINDOW_SECONDS'>;

/** A voucher, or a code that lowers prices. Both are always looked up, so that every answer takes as long as that to an unknown code. */
@Injectable()
export class LookUpCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: VoucherCodes,
    private readonly promotions: Promotions,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param caller keyed hash of the address; undefined without a limit
   * @returns undefined for what cannot be used, whatever the reason
   */
  async execute(
    typed: string,
    caller: string | undefined,
  ): Promise<Voucher | Promotion | TooManyVoucherLookups | undefined> {
    const { VOUCHER_LOOKUP_LIMIT: limit, VOUCHER_LOOKUP_WINDOW_SECONDS: windowSeconds } = this.settings;
    const counted = { table: 'voucher_lookup_counts', limit, windowSeconds };
    const keys = caller === undefined ? [] : [caller];
    const wait = await countAgainstLimit(this.dataSource.manager, counted, keys, this.clock.now());
    if (wait > 0) return tooManyVoucherLookups(wait);
    const voucher = await this.voucher(typed);
    const promotion = await this.promotions.find(typed);
    if (voucher?.status === 'active' && voucher.balanceCents > 0) return voucher;
    return promotion && this.promotions.isOpen(promotion) ? promotion : undefined;
  }

  /** Also one that is blocked or used up, for staff. */
  async voucher(typed: string): Promise<Voucher | null> {
    const hashes = this.codes.hashesOf(readCode(typed) ?? '');
    return this.dataSource.manager.findOneBy(Voucher, { codeHash: In(hashes) });
  }
}
