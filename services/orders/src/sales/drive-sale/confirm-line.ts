import { formatCents } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import { holdExpired, priceChanged, tourGone } from '../../basket/basket.refusals.js';
import { BookingsClient } from '../../basket/bookings-client.js';
import { ConfirmDiscountedSaleLineDocument, ConfirmSaleLineDocument } from '../../generated/bookings-queries.js';
import { OrderRepository } from '../../orders/order.repository.js';
import { CurrentProducts } from '../../products/current-products.js';
import { productNotFound, productOutOfStock } from '../../products/product.refusals.js';
import { CountedStock } from '../../stock/counted-stock.js';
import type { Sale, StoredRefusal } from '../sale.entity.js';
import { discountCentsOf, goodsOf, type SaleLine, type TourFacts, tourOf } from '../sale-line.entity.js';

export type LineAnswer =
  | { readonly state: 'confirmed'; readonly facts?: Partial<TourFacts> }
  | { readonly state: 'refused'; readonly refusal: StoredRefusal };

/** Confirms with the owner: a tour with bookings, a product with catalog, a gift voucher here. Repeating it returns the same answer. */
@Injectable()
export class ConfirmLine {
  constructor(
    private readonly bookings: BookingsClient,
    private readonly products: CurrentProducts,
    private readonly orders: OrderRepository,
    private readonly stock: CountedStock,
  ) {}

  /** @throws SubgraphUnavailableError when the owner does not answer */
  execute(line: SaleLine, sale: Sale): Promise<LineAnswer> {
    if (line.kind === 'voucher') return Promise.resolve(gift(line, sale));
    return line.kind === 'goods' ? this.goods(line) : this.tour(line, sale);
  }

  /** Bookings charges the same card when the visit gets more expensive. */
  private async tour(line: SaleLine, { details, intentId, authorizedCents }: Sale): Promise<LineAnswer> {
    const { tourName: name, discount } = tourOf(line);
    const input = details?.tours[line.id];
    if (!input) return refused(holdExpired(line.cartLineId, name));
    const request = { lineId: line.id, input, orderIntentId: authorizedCents > 0 ? intentId : null };
    const { confirmSaleLine: answer } = discount
      ? await this.bookings.read(ConfirmDiscountedSaleLineDocument, { ...request, discount: discountInput(discount) })
      : await this.bookings.read(ConfirmSaleLineDocument, request);
    if (answer.__typename === 'SaleLineConfirmed') {
      const { bookingId, confirmationCode } = answer;
      return { state: 'confirmed', facts: { bookingId, confirmationCode } };
    }
    if (answer.__typename === 'AmountMismatch' && answer.field === 'totalAmount') {
      return refused(
        priceChanged({ id: line.cartLineId, name }, listCentsOf(line), Math.round(Number(answer.expected) * 100)),
      );
    }
    if (answer.__typename === 'TourNotOffered') return refused(tourGone(line.cartLineId, name));
    const { message } = 'message' in answer ? answer : holdExpired(line.cartLineId, name);
    return refused({ ...holdExpired(line.cartLineId, name), message });
  }

  private async goods(line: SaleLine): Promise<LineAnswer> {
    const { productId, productName, quantity, priceCents } = goodsOf(line);
    await this.products.refresh([productId]);
    const product = (await this.orders.productsOf([{ productId, productName, quantity, priceCents }])).get(productId);
    if (!product || product.withdrawn) return refused(productNotFound(productName));
    if (product.priceCents !== priceCents) {
      const isCents = product.priceCents * quantity;
      return refused(priceChanged({ id: line.cartLineId, name: product.name }, listCentsOf(line), isCents));
    }
    const tooFew = await this.stock.take(line.id, [{ productId, quantity }]);
    return tooFew ? refused(productOutOfStock(product.id, product.name, tooFew.left)) : { state: 'confirmed' };
  }
}

/** Cents without the code. */
const listCentsOf = (line: SaleLine): number => line.cents + discountCentsOf(line);

/** Converts a discount to the types of bookings. */
function discountInput({ code, tickets, terms }: NonNullable<TourFacts['discount']>) {
  const read = ({ unitCents, offCents, ...ticket }: (typeof tickets)[number]) => ({
    ...ticket,
    unitPrice: formatCents(unitCents),
    off: formatCents(offCents),
  });
  if (!terms) return { code, tickets: tickets.map(read) };
  const { leastCents, ...asked } = terms;
  return { code, tickets: tickets.map(read), terms: { ...asked, leastAmount: formatCents(leastCents) } };
}

/** The transaction that places the order issues it, so that no voucher exists before its money. */
function gift(line: SaleLine, { details }: Sale): LineAnswer {
  if (details?.gifts?.[line.id]) return { state: 'confirmed' };
  return refused({ __typename: 'PaymentRefused', message: 'This gift voucher can no longer be bought.' });
}

const refused = (refusal: { readonly __typename: string; readonly message: string }): LineAnswer => ({
  state: 'refused',
  refusal: { ...refusal },
});
