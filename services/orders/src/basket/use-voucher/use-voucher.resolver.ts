import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { sessionIdField } from '../../carts/cart.input.js';
import type { CartVouchersChanged, RemoveVoucherResult, UseVoucherResult } from '../../generated/schema-types.js';
import { StoreTermsRepository } from '../../store-terms/store-terms.repository.js';
import { CartTender } from '../../vouchers/cart-tender.entity.js';
import { LookUpVoucher } from '../../vouchers/look-up/look-up-voucher.js';
import { Voucher } from '../../vouchers/voucher.entity.js';
import { codeField } from '../../vouchers/voucher.fields.js';
import { VoucherLedger } from '../../vouchers/voucher-ledger.js';
import { BasketRepository } from '../basket.repository.js';
import { basketView } from '../basket.view.js';

/** Most vouchers that pay for one cart. */
const MOST_VOUCHERS = 10;

const session = z.object({ sessionId: sessionIdField });
const typedCode = z.object({ ...session.shape, code: codeField });

const tooManyVouchers = {
  __typename: 'TooManyVouchers',
  message: `At most ${MOST_VOUCHERS} vouchers pay for a cart.`,
} as const;

/** Pays for carts with vouchers, or without them again. */
@Resolver()
export class UseVoucherResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly baskets: BasketRepository,
    private readonly terms: StoreTermsRepository,
    private readonly lookUp: LookUpVoucher,
    private readonly vouchers: VoucherLedger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('useVoucher')
  async use(@Args() given: unknown, @CurrentCaller() caller: string | undefined): Promise<UseVoucherResult> {
    const parsed = parseInput(typedCode, given);
    if (!parsed.ok) return parsed.refusal;
    const { sessionId, code } = parsed.value;
    const found = await this.lookUp.execute(code, caller);
    if (!(found instanceof Voucher)) return found;
    const isAdded = await this.vouchers.addTender(sessionId, found.id, MOST_VOUCHERS);
    return isAdded ? this.changed(sessionId) : tooManyVouchers;
  }

  @Mutation('removeVoucher')
  async remove(
    @Args('sessionId') sessionId: string,
    @Args('voucherId') voucherId: string,
  ): Promise<RemoveVoucherResult> {
    const parsed = parseInput(session, { sessionId });
    if (!parsed.ok) return parsed.refusal;
    if (isUuid(voucherId)) await this.dataSource.manager.delete(CartTender, { sessionId, voucherId });
    return this.changed(sessionId);
  }

  private async changed(sessionId: string): Promise<CartVouchersChanged> {
    const lines = await this.baskets.lines(sessionId);
    const tenders = await this.vouchers.tendersOfCart(sessionId);
    const basket = basketView(sessionId, lines, await this.terms.now(), this.clock.now(), tenders);
    return { __typename: 'CartVouchersChanged', basket };
  }
}
