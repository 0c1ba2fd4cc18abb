import { randomUUID } from 'node:crypto';
import { CapturePayments } from '@hilltop/payments/captures/capture-payments';
import {
  type PaymentAlreadyUsed,
  paymentAlreadyUsed,
  paymentReturned,
  type TooManyPurchases,
} from '@hilltop/payments/payment.refusals';
import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { PurchaseLimit } from '@hilltop/payments/purchase-limit';
import { ReturnPayment } from '@hilltop/payments/return-payment/return-payment';
import { StartPayment } from '@hilltop/payments/started-payments/start-payment';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { tooLittleForCard } from '@hilltop/platform/values/too-little-for-card';
import { Injectable } from '@nestjs/common';
import { CurrentProducts } from '../../products/current-products.js';
import { type ProductOutOfStock, productOutOfStock } from '../../products/product.refusals.js';
import { ClaimForOrder } from '../../stock/claim-for-order.js';
import { StoreTermsRepository } from '../../store-terms/store-terms.repository.js';
import { type OrderKeyReused, orderKeyReused } from '../order.refusals.js';
import { OrderRepository } from '../order.repository.js';
import { amountDue, chargesMismatch, chargesOf } from './charges.js';
import { type OrderRequest, requestHash } from './create-order.input.js';
import { type PricingRefusal, priceOrder } from './price-order.js';
import { type Ordered, StoreOrder } from './store-order.js';

export type OrderRefusal = PricingRefusal | ProductOutOfStock | PaymentAlreadyUsed | OrderKeyReused | TooManyPurchases;

type Placing = Ordered | PricingRefusal | ProductOutOfStock | TooManyPurchases | 'key taken' | 'payment taken';

/** Orders at catalog's current prices, once per payment and Idempotency-Key. */
@Injectable()
export class CreateOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly products: CurrentProducts,
    private readonly terms: StoreTermsRepository,
    private readonly payments: PaymentProvider,
    private readonly captures: CapturePayments,
    private readonly returnPayment: ReturnPayment,
    private readonly startPayment: StartPayment,
    private readonly limit: PurchaseLimit,
    private readonly claims: ClaimForOrder,
    private readonly storeOrder: StoreOrder,
  ) {}

  /**
   * @param caller keyed hash of the address; undefined without a limit
   * @throws SubgraphUnavailableError when catalog does not return current prices and there is no earlier order
   */
  async execute(
    request: OrderRequest,
    key: string | null,
    caller: string | undefined,
  ): Promise<Ordered | OrderRefusal> {
    const outcome = await this.attempt(request, key, caller).catch(async (error: unknown) => {
      const earlier = await this.answeredBefore(request, key);
      if (earlier && 'order' in earlier) return earlier;
      throw error;
    });
    if (typeof outcome === 'object' && 'order' in outcome) return outcome;
    const answered = await this.answeredBefore(request, key);
    if (answered && 'order' in answered) return answered;
    if (answered) return this.refuse(request, key, answered);
    if (outcome === 'key taken') throw new Error('the order that took the key is gone');
    return this.refuse(request, key, outcome === 'payment taken' ? paymentReturned() : outcome);
  }

  /** Takes counted stock before the payment, and puts it back when there is no order. */
  private async attempt(request: OrderRequest, key: string | null, caller: string | undefined): Promise<Placing> {
    await this.products.refresh(request.items.map(({ productId }) => productId));
    const id = randomUUID();
    const tooFew = await this.claims.take(id, request.items, requestHash(request));
    if (tooFew) {
      const { productId, left } = tooFew;
      const product = (await this.orders.productsOf(request.items)).get(productId);
      return productOutOfStock(productId, product?.name ?? 'This product', left);
    }
    const outcome = await this.place(id, request, key, caller);
    if (typeof outcome === 'string' || !('order' in outcome)) await this.claims.letGo(id);
    return outcome;
  }

  private async place(
    id: string,
    request: OrderRequest,
    key: string | null,
    caller: string | undefined,
  ): Promise<Placing> {
    const products = await this.orders.productsOf(request.items);
    const priced = priceOrder(request.items, request.total, products);
    if (!('lines' in priced)) return priced;
    const charges = chargesOf(request.items, products, request.delivery !== null, await this.terms.now());
    const mismatch = chargesMismatch(charges, request);
    if (mismatch) return mismatch;
    const amountCents = amountDue(request);
    const tooLittle = tooLittleForCard('total', amountCents);
    if (tooLittle) return tooLittle;
    const { paymentIntentId } = request;
    if (paymentIntentId !== null && (await this.startPayment.isForCart(paymentIntentId))) return 'payment taken';
    const payment = await this.payments.authorize({ intentId: paymentIntentId, amountCents });
    if (payment.status === 'refused') return notPaid(payment.message);
    const tooMany = await this.limit.count('orders', caller);
    if (tooMany) return tooMany;
    const { intentId } = payment;
    const stored = await this.storeOrder.execute(id, request, charges, key, intentId);
    // Nothing was taken before the order is stored.
    const isToPay = typeof stored === 'object' && 'order' in stored && this.captures.dueAt(amountCents) !== null;
    if (!isToPay || (await this.captures.capture({ id: intentId, intentId, amountCents }))) return stored;
    return notPaid('Your bank declined the payment.');
  }

  /** An earlier request with this payment or key: its order, or a refusal if the requests differ. */
  private async answeredBefore(
    request: OrderRequest,
    key: string | null,
  ): Promise<Ordered | PaymentAlreadyUsed | OrderKeyReused | undefined> {
    const hash = requestHash(request);
    const ofKey = key === null ? null : await this.orders.findByKey(key);
    if (ofKey) return ofKey.requestHash === hash ? { order: ofKey, replayed: true } : orderKeyReused;
    const { paymentIntentId } = request;
    const ofPayment = paymentIntentId === null ? null : await this.orders.findByPayment(paymentIntentId);
    if (!ofPayment) return undefined;
    return ofPayment.requestHash === hash ? { order: ofPayment, replayed: true } : paymentAlreadyUsed('order');
  }

  /** Refunds the payment, unless a concurrent request orders with it. */
  private async refuse(
    request: OrderRequest,
    key: string | null,
    refusal: OrderRefusal,
  ): Promise<Ordered | OrderRefusal> {
    const { paymentIntentId } = request;
    if (paymentIntentId === null || (await this.returnPayment.execute(paymentIntentId))) return refusal;
    return (await this.answeredBefore(request, key)) ?? refusal;
  }
}

const notPaid = (message: string): InvalidInput => invalidInput([{ field: 'paymentIntentId', message }]);
