import { randomUUID } from 'node:crypto';
import { splitPayment } from '@hilltop/contracts/house/split-payment';
import { PurchaseLimit } from '@hilltop/payments/purchase-limit';
import { refusePayment } from '@hilltop/payments/refusals.en';
import { ReturnPayment } from '@hilltop/payments/return-payment';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { currentLanguage } from '@hilltop/platform/logging/correlation';
import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import { tooLittleForCard } from '@hilltop/platform/values/too-little-for-card';
import { Inject, Injectable } from '@nestjs/common';
import type { CartPrice, HowGoodsAreHad } from '../../basket/price-cart.js';
import type { OrderKeyReused, PaymentAlreadyUsed, TooManyPurchases } from '../../generated/refusals.js';
import type { BasketLine } from '../../lines/basket-line.js';
import { cardOnlyCentsOf } from '../../lines/kinds/line-kinds.js';
import { refuse } from '../../refusals.en.js';
import type { TaxRates } from '../../tax/tax-lines.js';
import type { Tender } from '../../vouchers/voucher-ledger.js';
import { DriveSale } from '../drive-sale/drive-sale.js';
import { saleLines } from '../price-sale.js';
import { Sale } from '../sale.entity.js';
import { SaleRepository } from '../sale.repository.js';
import { type Buyer, detailsOf } from './sale-details.js';

export interface Sold {
  /** It has ended. */
  readonly sale: Sale;
  readonly replayed: boolean;
}

/** What is sold, at today's prices. */
export interface Priced {
  readonly lines: readonly BasketLine[];
  readonly price: CartPrice;
  readonly tenders: readonly Tender[];
  readonly taxRates: TaxRates;
}

export type SellRefusal = InvalidInput | TooManyPurchases | PaymentAlreadyUsed | OrderKeyReused;

interface Asked {
  /** Of the cart; of no cart, one of its own. */
  readonly sessionId: string;
  readonly paymentIntentId: string | null;
  /** SHA-256 in hex. */
  readonly requestHash: string;
  readonly takesTheRest: boolean;
}

/** A request to buy. `Refused` is what its caller can say besides `SellRefusal`. */
export interface Purchase<Refused> extends Asked, HowGoodsAreHad, Buyer {
  /** Today's prices, or how they differ from what the buyer saw. */
  price(): Promise<Priced | Refused>;
  /** Whether the cart, now locked, is as it was priced. */
  isUnchanged(priced: Priced, lines: readonly BasketLine[], tenders: readonly Tender[]): boolean;
  /** The cart was not. */
  changed(): Promise<Refused>;
}

/** The one way to sell: once per Idempotency-Key and per payment. */
@Injectable()
export class Sell {
  constructor(
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
  async execute<Refused extends object>(
    purchase: Purchase<Refused>,
    key: string | null,
    caller: string | undefined,
  ): Promise<Sold | SellRefusal | Refused> {
    const outcome = (await this.answeredBefore(purchase, key)) ?? (await this.begin(purchase, key, caller));
    if (outcome && 'sale' in outcome) return outcome;
    // The same request may have been under way: its sale changed the cart, and is the answer.
    const answered = (await this.answeredBefore(purchase, key)) ?? outcome ?? (await purchase.changed());
    if ('sale' in answered) return answered;
    if (purchase.paymentIntentId !== null) await this.returnPayment.execute(purchase.paymentIntentId);
    return answered;
  }

  /** Undefined when the cart changed, or something else took the key or the payment. */
  private async begin<Refused extends object>(
    purchase: Purchase<Refused>,
    key: string | null,
    caller: string | undefined,
  ): Promise<Sold | SellRefusal | Refused | undefined> {
    const priced = await purchase.price();
    if (!('lines' in priced)) return priced;
    const { vouchersPay, cardCents } = splitOf(priced);
    const tooLittle = tooLittleForCard('total', cardCents);
    if (tooLittle) return tooLittle;
    const tooMany = await this.limit.count('orders', caller);
    if (tooMany) return tooMany;
    const sale = this.draft(purchase, priced, cardCents, key);
    const lines = saleLines(sale.id, priced.lines, priced.price, purchase.pickUpLines);
    sale.details = detailsOf(purchase, priced.lines, lines);
    const held = priced.tenders.map(({ id }, at) => [id, vouchersPay[at] ?? 0] as const);
    const paying = held.filter(([, cents]) => cents > 0);
    const isUnchanged = (cart: readonly BasketLine[], tenders: readonly Tender[]) =>
      purchase.isUnchanged(priced, cart, tenders);
    return (await this.sales.start(sale, lines, paying, isUnchanged)) ? this.drive(sale, false) : undefined;
  }

  private async drive({ id }: Sale, replayed: boolean): Promise<Sold> {
    return { sale: await this.driveSale.execute(id), replayed };
  }

  /** An earlier sale with this key or payment, which ends before it is answered. */
  private async answeredBefore(
    { paymentIntentId, requestHash }: Asked,
    key: string | null,
  ): Promise<Sold | SellRefusal | undefined> {
    const earlier = await this.sales.findEarlier(key, paymentIntentId);
    if (!earlier) return undefined;
    if (earlier.requestHash === requestHash) return this.drive(earlier, true);
    const isSameKey = key !== null && earlier.idempotencyKey === key;
    return isSameKey ? refuse.OrderKeyReused.order() : refusePayment.PaymentAlreadyUsed.by('order');
  }

  private draft(
    { sessionId, paymentIntentId, requestHash, takesTheRest }: Asked,
    { lines, price, taxRates }: Priced,
    authorizedCents: number,
    idempotencyKey: string | null,
  ): Sale {
    const now = this.clock.now();
    return Object.assign(new Sale(), {
      id: randomUUID(),
      sessionId,
      state: 'authorizing',
      intentId: paymentIntentId,
      authorizedCents,
      capturedCents: 0,
      shippingCents: price.shippingCents,
      shippingTaxCents: price.shippingTaxCents,
      taxRates,
      promotionId: lines.find(({ discount }) => discount)?.discount?.promotionId ?? null,
      takesTheRest,
      language: currentLanguage(),
      details: null,
      refusal: null,
      idempotencyKey,
      requestHash,
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
