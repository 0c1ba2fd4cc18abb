import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Environment } from '../../env.js';
import { readCode } from '../codes/code-text.js';
import { VoucherCodes } from '../codes/voucher-codes.js';
import { Voucher } from '../voucher.entity.js';
import { type TooManyVoucherLookups, tooManyVoucherLookups, voucherUnknown } from '../voucher.refusals.js';

type Settings = Pick<Environment, 'VOUCHER_LOOKUP_LIMIT' | 'VOUCHER_LOOKUP_WINDOW_SECONDS'>;

/** Finds the voucher of a code that was typed. What no code is costs the same work as a code that nobody has. */
@Injectable()
export class LookUpVoucher {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: VoucherCodes,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param caller keyed hash of the caller's address; undefined for one without a limit */
  async execute(
    typed: string,
    caller: string | undefined,
  ): Promise<Voucher | typeof voucherUnknown | TooManyVoucherLookups> {
    const { VOUCHER_LOOKUP_LIMIT: limit, VOUCHER_LOOKUP_WINDOW_SECONDS: windowSeconds } = this.settings;
    const counted = { table: 'voucher_lookup_counts', limit, windowSeconds };
    const keys = caller === undefined ? [] : [caller];
    const wait = await countAgainstLimit(this.dataSource.manager, counted, keys, this.clock.now());
    if (wait > 0) return tooManyVoucherLookups(wait);
    const hashes = this.codes.hashesOf(readCode(typed) ?? '');
    const voucher = await this.dataSource.manager.findOneBy(Voucher, { codeHash: In(hashes) });
    return voucher?.status === 'active' && voucher.balanceCents > 0 ? voucher : voucherUnknown;
  }
}
