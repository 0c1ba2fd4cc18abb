import { splitPayment } from '@hilltop/contracts/house/split-payment';
import { StartPayment } from '@hilltop/payments/started-payments/start-payment';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { tooLittleForCard } from '@hilltop/platform/values/too-little-for-card';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import { BasketRepository } from '../basket/basket.repository.js';
import { differenceWith, refuseDifference } from '../basket/basket-version.js';
import { priceCart } from '../basket/price-cart.js';
import { ShowBasket } from '../basket/show-basket/show-basket.js';
import { sessionIdField } from '../carts/cart.input.js';
import { faults } from '../faults.en.js';
import type { StartBasketPaymentResult } from '../generated/schema-types.js';
import { cardOnlyCentsOf, haveVisit } from '../lines/kinds/line-kinds.js';
import { StoreTermsRepository } from '../store-terms/store-terms.repository.js';
import { VoucherLedger } from '../vouchers/voucher-ledger.js';
import { pickUpLinesField, totalField, versionField } from './place-order/place-order.input.js';
import { sumsMismatch } from './price-sale.js';
import { SaleRepository } from './sale.repository.js';

const startInput = z.object({
  sessionId: sessionIdField,
  version: versionField,
  pickUp: z
    .boolean()
    .nullish()
    .transform((pickUp) => pickUp ?? null),
  pickUpLines: pickUpLinesField,
  total: totalField,
});

@Resolver()
export class StartBasketPaymentResolver {
  constructor(
    private readonly baskets: BasketRepository,
    private readonly sales: SaleRepository,
    private readonly terms: StoreTermsRepository,
    private readonly vouchers: VoucherLedger,
    private readonly showBasket: ShowBasket,
    private readonly startPayment: StartPayment,
  ) {}

  @Mutation('startBasketPayment')
  async start(@Args() given: unknown, @CurrentCaller() caller: string | undefined): Promise<StartBasketPaymentResult> {
    const parsed = parseInput(startInput, given);
    if (!parsed.ok) return parsed.refusal;
    const { sessionId, version, total } = parsed.value;
    const lines = await this.baskets.lines(sessionId);
    const tenders = await this.vouchers.tendersOfCart(sessionId);
    const difference = differenceWith(version, lines, tenders);
    if (difference) {
      const basket = await this.showBasket.of(sessionId);
      return refuseDifference(difference, basket, await this.sales.orderOf(sessionId, lines));
    }
    const price = priceCart(lines, parsed.value, await this.terms.now());
    const mismatch = sumsMismatch(price, { total });
    if (mismatch) return mismatch;
    const balances = tenders.map(({ balanceCents }) => balanceCents);
    const { cardCents: amountCents } = splitPayment(price.totalCents, cardOnlyCentsOf(lines), balances);
    if (amountCents === 0) return invalidInput([{ field: 'sessionId', message: faults.nothingToPay.error() }]);
    const tooLittle = tooLittleForCard('total', amountCents);
    if (tooLittle) return tooLittle;
    const chargedLater = haveVisit(lines);
    const asked = { what: 'orders', field: 'total', caller } as const;
    return this.startPayment.execute({ amountCents, chargedLater }, asked);
  }
}
