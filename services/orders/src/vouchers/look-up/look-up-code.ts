import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import type { Visitor } from '@hilltop/platform/graphql/current-caller';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Environment } from '../../env.js';
import type { TooManyVoucherLookups } from '../../generated/refusals.js';
import type { Promotion } from '../../promotions/promotion.entity.js';
import { Promotions } from '../../promotions/promotions.js';
import { refuse } from '../../refusals.en.js';
import { readCode } from '../codes/code-text.js';
import { VoucherCodes } from '../codes/voucher-codes.js';
import { Voucher } from '../voucher.entity.js';

type Settings = Pick<
  Environment,
  'VOUCHER_LOOKUP_LIMIT' | 'VOUCHER_LOOKUPS_PER_NETWORK' | 'VOUCHER_LOOKUP_WINDOW_SECONDS'
>;

/** A voucher, or a code that lowers prices. Both are always looked up, so that every answer takes as long as that to an unknown code. */
@Injectable()
export class LookUpCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
    private readonly codes: VoucherCodes,
    private readonly promotions: Promotions,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * One home or office can have 65,536 addresses of IPv6, so its network is counted, too.
   * @returns undefined for what cannot be used, whatever the reason
   */
  async execute(typed: string, visitor: Visitor): Promise<Voucher | Promotion | TooManyVoucherLookups | undefined> {
    const wait = await this.count(visitor);
    if (wait > 0) return refuse.TooManyVoucherLookups({ retryAfterSeconds: wait });
    const voucher = await this.voucher(typed);
    const promotion = await this.promotions.find(typed);
    if (voucher?.status === 'active' && voucher.balanceCents > 0) return voucher;
    return promotion && this.promotions.isOpen(promotion) ? promotion : undefined;
  }

  /** @returns seconds to wait */
  private async count({ caller, network }: Visitor): Promise<number> {
    const { VOUCHER_LOOKUP_WINDOW_SECONDS: windowSeconds } = this.settings;
    const limits = [
      [caller, this.settings.VOUCHER_LOOKUP_LIMIT],
      [network && `network ${network}`, this.settings.VOUCHER_LOOKUPS_PER_NETWORK],
    ] as const;
    let wait = 0;
    for (const [key, limit] of limits) {
      const counted = { table: 'voucher_lookup_counts', limit, windowSeconds };
      const keys = key === undefined ? [] : [key];
      wait = Math.max(wait, await countAgainstLimit(this.statements, counted, keys, this.clock.now()));
    }
    return wait;
  }

  /** Also one that is blocked or used up, for staff. */
  async voucher(typed: string): Promise<Voucher | null> {
    const hashes = this.codes.hashesOf(readCode(typed) ?? '');
    return this.dataSource.manager.findOneBy(Voucher, { codeHash: In(hashes) });
  }
}
