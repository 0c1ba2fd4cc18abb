import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { sessionIdField } from '../../carts/cart.input.js';
import type { Basket } from '../../generated/schema-types.js';
import { StoreTermsRepository } from '../../store-terms/store-terms.repository.js';
import { VoucherLedger } from '../../vouchers/voucher-ledger.js';
import { BasketRepository, type PricedCart } from '../basket.repository.js';
import { basketView } from '../basket.view.js';

const EMPTY: PricedCart = { lines: [], code: null };

@Injectable()
export class ShowBasket {
  constructor(
    private readonly baskets: BasketRepository,
    private readonly terms: StoreTermsRepository,
    private readonly vouchers: VoucherLedger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(sessionId: string): Promise<Basket> {
    // An invalid session id has no cart, and the database cannot even read every text.
    const isSession = sessionIdField.safeParse(sessionId).success;
    const cart = isSession ? await this.baskets.priced(sessionId) : EMPTY;
    const tenders = isSession ? await this.vouchers.tendersOfCart(sessionId) : [];
    return basketView(sessionId, cart, await this.terms.now(), this.clock.now(), tenders);
  }
}
