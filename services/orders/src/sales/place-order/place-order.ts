import { randomUUID } from 'node:crypto';
import { splitPayment } from '@hilltop/contracts/house/split-payment';
import { paymentAlreadyUsed, type TooManyPurchases } from '@hilltop/payments/payment.refusals';
import { PurchaseLimit } from '@hilltop/payments/purchase-limit';
import { ReturnPayment } from '@hilltop/payments/return-payment/return-payment';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { tooLittleForCard } from '@hilltop/platform/values/too-little-for-card';
import { Inject, Injectable } from '@nestjs/common';
import { cartChanged, refusalOf } from '../../basket/basket.refusals.js';
import { BasketRepository } from '../../basket/basket.repository.js';
import { differenceWith, versionWith } from '../../basket/basket-version.js';
import { ShowBasket } from '../../basket/show-basket/show-basket.js';
import type { BasketLine } from '../../lines/basket-line.js';
import { cardOnlyCentsOf, itemsOf } from '../../lines/kinds/line-kinds.js';
import { orderKeyReused, type TotalMismatch } from '../../orders/order.refusals.js';
import { CurrentProducts } from '../../products/current-products.js';
import { StoreTermsRepository } from '../../store-terms/store-terms.repository.js';
import type { TaxRates } from '../../tax/tax-lines.js';
import { type Tender, VoucherLedger } from '../../vouchers/voucher-ledger.js';
import { DriveSale } from '../drive-sale/drive-sale.js';
import { priceSale, type SalePrice, saleLines, sumsMismatch } from '../price-sale.js';
import { Sale } from '../sale.entity.js';
import { SaleRepository } from '../sale.repository.js';
import { type PlaceOrderRequest, requestHash } from './place-order.input.js';
import { detailsOf } from './sale-details.js';

export interface Placed {
  /** It has ended. */
  readonly sale: Sale;
  readonly replayed: boolean;
}

interface Priced {
  readonly lines: readonly BasketLine[];
  readonly price: SalePrice;
  readonly tenders: readonly Tender[];
  readonly taxRates: TaxRates;
}

export type PlaceRefusal =
  | InvalidInput
  | TooManyPurchases
  | ReturnType<typeof refusalOf>
  | TotalMismatch
  | ReturnType<typeof paymentAlreadyUsed>
  | typeof orderKeyReused;

/** Pays for the cart that the visitor saw, once per Idempotency-Key and per payment. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly baskets: BasketRepository,
    private readonly products: CurrentProducts,
    private readonly terms: StoreTermsRepository,
    private readonly showBasket: ShowBasket,
    private readonly vouchers: VoucherLedger,
    private readonly sales: SaleRepository,
    private readonly driveSale: DriveSale,
    private readonly returnPayment: ReturnPayment,
    private readonly limit: PurchaseLimit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param caller keyed hash of the address; undefined without a limit
   * @throws SubgraphUnavailableError when catalog or bookings does not answer; a job finishes a sale that has begun
   */
  async execute(
    request: PlaceOrderRequest,
    key: string | null,
    caller: string | undefined,
  ): Promise<Placed | PlaceRefusal> {
    const outcome = (await this.answeredBefore(request, key)) ?? (await this.begin(request, key, caller));
    if ('sale' in outcome) return outcome;
    // The same request may have been under way: its sale changed the cart, and is the answer.
    const answered = (await this.answeredBefore(request, key)) ?? outcome;
    if ('sale' in answered) return answered;
    if (request.paymentIntentId !== null) await this.returnPayment.execute(request.paymentIntentId);
    return answered;
  }

  private async begin(
    request: PlaceOrderRequest,
    key: string | null,
    caller: string | undefined,
  ): Promise<Placed | PlaceRefusal> {
    const priced = await this.price(request);
    if ('__typename' in priced) return priced;
    const { vouchersPay, cardCents } = splitOf(priced);
    const tooLittle = tooLittleForCard('total', cardCents);
    if (tooLittle) return tooLittle;
    const tooMany = await this.limit.count('orders', caller);
    if (tooMany) return tooMany;
    const sale = this.draft(request, priced, cardCents, key);
    const lines = saleLines(sale.id, priced.lines, priced.price, request.pickUpLines);
    sale.details = detailsOf(request, priced.lines, lines);
    const version = versionWith(priced.lines, priced.tenders);
    const isUnchanged = (...locked: Parameters<typeof versionWith>) => versionWith(...locked) === version;
    const held = priced.tenders.map(({ id }, at) => [id, vouchersPay[at] ?? 0] as const);
    const paying = held.filter(([, cents]) => cents > 0);
    const isStarted = await this.sales.start(sale, lines, paying, isUnchanged);
    return isStarted ? this.drive(sale, false) : this.changed(request.sessionId);
  }

  /** Today's prices, if the cart is what the visitor saw. */
  private async price(request: PlaceOrderRequest): Promise<Priced | PlaceRefusal> {
    const { sessionId, version } = request;
    const goods = itemsOf(await this.baskets.lines(sessionId), 'goods');
    await this.products.refresh(goods.map(({ productId }) => productId));
    const lines = await this.baskets.lines(sessionId);
    const tenders = await this.vouchers.tendersOfCart(sessionId);
    const difference = differenceWith(version, lines, tenders);
    if (difference)
      return refusalOf(difference, await this.showBasket.of(sessionId), await this.sales.orderOf(sessionId, lines));
    if (lines.every(({ cents }) => cents === null)) {
      return invalidInput([{ field: 'sessionId', message: 'There is nothing in this cart that can be bought now' }]);
    }
    const terms = await this.terms.now();
    const price = priceSale(lines, request, terms);
    if (price.isSent && request.delivery === null) {
      return invalidInput([{ field: 'address', message: 'Please say where to send the order, or pick it up' }]);
    }
    return sumsMismatch(price, request) ?? { lines, price, tenders, taxRates: terms.rates };
  }

  private async drive(sale: Sale, replayed: boolean): Promise<Placed> {
    return { sale: await this.driveSale.execute(sale.id), replayed };
  }

  /** An earlier sale with this key or payment, which ends before it is answered. */
  private async answeredBefore(
    request: PlaceOrderRequest,
    key: string | null,
  ): Promise<Placed | PlaceRefusal | undefined> {
    const earlier = await this.sales.findEarlier(key, request.paymentIntentId);
    if (!earlier) return undefined;
    if (earlier.requestHash === requestHash(request)) return this.drive(earlier, true);
    return key !== null && earlier.idempotencyKey === key ? orderKeyReused : paymentAlreadyUsed('order');
  }

  /** Another sale of the cart ends first, so that the answer shows the cart after it. */
  private async changed(sessionId: string): Promise<PlaceRefusal> {
    const other = await this.sales.underWay(sessionId);
    if (other) await this.driveSale.execute(other.id);
    const lines = await this.baskets.lines(sessionId);
    return cartChanged(await this.showBasket.of(sessionId), await this.sales.orderOf(sessionId, lines));
  }

  private draft(
    request: PlaceOrderRequest,
    { lines, price, taxRates }: Priced,
    authorizedCents: number,
    idempotencyKey: string | null,
  ): Sale {
    const now = this.clock.now();
    return Object.assign(new Sale(), {
      id: randomUUID(),
      sessionId: request.sessionId,
      state: 'authorizing',
      intentId: request.paymentIntentId,
      authorizedCents,
      capturedCents: 0,
      shippingCents: price.shippingCents,
      shippingTaxCents: price.shippingTaxCents,
      taxRates,
      promotionId: lines.find(({ discount }) => discount)?.discount?.promotionId ?? null,
      takesTheRest: request.takeWhatYouCanGet,
      details: null,
      refusal: null,
      idempotencyKey,
      requestHash: requestHash(request),
      createdAt: now,
      // Until then the job leaves it to this request.
      dueAt: new Date(now.getTime() + 30_000),
    } satisfies Sale);
  }
}

/** Vouchers pay first, the card pays the rest. */
function splitOf({ lines, price, tenders }: Priced) {
  const balances = tenders.map(({ balanceCents }) => balanceCents);
  return splitPayment(price.totalCents, cardOnlyCentsOf(lines), balances);
}
