import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { priceCart } from '../../basket/price-cart.js';
import type { TotalMismatch } from '../../generated/refusals.js';
import type { BasketLine } from '../../lines/basket-line.js';
import { goods } from '../../lines/kinds/goods.js';
import { CurrentProducts } from '../../products/current-products.js';
import { StoreTermsRepository } from '../../store-terms/store-terms.repository.js';
import { sumMismatch } from '../price-sale.js';
import { type Priced, Sell, type SellRefusal, type Sold } from '../sell/sell.js';
import { type OrderRequest, requestHash } from './create-order.input.js';
import { type PricedItem, type PricingRefusal, priceItems } from './price-items.js';

type Refused = SellRefusal | PricingRefusal | TotalMismatch;

/** Sells named items: a cart for one request. */
@Injectable()
export class CreateOrder {
  constructor(
    private readonly sell: Sell,
    private readonly products: CurrentProducts,
    private readonly terms: StoreTermsRepository,
  ) {}

  /** See `Sell.execute`. */
  execute(request: OrderRequest, key: string | null, caller: string | undefined): Promise<Sold | Refused> {
    const sessionId = `items-${randomUUID()}`;
    const purchase = {
      ...request,
      sessionId,
      pickUp: request.delivery === null,
      pickUpLines: [],
      takesTheRest: false,
      requestHash: requestHash(request),
      price: () => this.price(request, sessionId),
      // Nobody else knows the cart.
      isUnchanged: () => true,
      changed: () => Promise.reject(new Error('the sale that took the key or the payment is gone')),
    };
    return this.sell.execute<Refused>(purchase, key, caller);
  }

  /** Today's prices, if they are what the buyer saw. */
  private async price(request: OrderRequest, sessionId: string): Promise<Priced | Refused> {
    const { items, total, shippingCents, taxCents, delivery } = request;
    const ids = items.map(({ productId }) => productId);
    await this.products.refresh(ids);
    const priced = priceItems(items, total, await this.products.find(ids));
    if ('__typename' in priced) return priced;
    const lines = priced.map((item) => lineOf(item, sessionId));
    const terms = await this.terms.now();
    const price = priceCart(lines, { pickUp: delivery === null, pickUpLines: [] }, terms);
    const dueTaxCents = price.totalCents - price.linesCents - price.shippingCents;
    if (price.shippingCents !== shippingCents) return sumMismatch('shipping', price.shippingCents, shippingCents);
    if (dueTaxCents !== taxCents) return sumMismatch('tax', dueTaxCents, taxCents);
    return { lines, price, tenders: [], taxRates: terms.rates };
  }
}

/** Catalog says whether there is enough of it: this order may itself have the last piece. */
function lineOf({ product, quantity }: PricedItem, sessionId: string): BasketLine {
  const { id: productId, name, priceCents, image, taxCode } = product;
  const facts = { productId, name, priceCents, image, taxCode, inStock: true, withdrawn: false };
  const item = { ...facts, id: randomUUID(), sessionId, quantity };
  return { kind: 'goods', item, ...goods.listed(item, new Date()) };
}
