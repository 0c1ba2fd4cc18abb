import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { sessionIdField } from '../../carts/cart.input.js';
import type { Basket } from '../../generated/schema-types.js';
import { StoreTermsRepository } from '../../store-terms/store-terms.repository.js';
import { VoucherLedger } from '../../vouchers/voucher-ledger.js';
import { BasketRepository } from '../basket.repository.js';
import { basketView } from '../basket.view.js';

@Resolver()
export class ShowBasketResolver {
  constructor(
    private readonly baskets: BasketRepository,
    private readonly terms: StoreTermsRepository,
    private readonly vouchers: VoucherLedger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('basket')
  async show(@Args('sessionId') sessionId: string): Promise<Basket> {
    // An invalid session id has no cart, and the database cannot even read every text.
    const isSession = sessionIdField.safeParse(sessionId).success;
    const lines = isSession ? await this.baskets.lines(sessionId) : [];
    const tenders = isSession ? await this.vouchers.tendersOfCart(sessionId) : [];
    return basketView(sessionId, lines, await this.terms.now(), this.clock.now(), tenders);
  }
}
