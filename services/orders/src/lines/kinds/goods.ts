import { CART_LINES } from '../../carts/cart.statements.js';
import { cartItemView } from '../../carts/cart.view.js';
import type { CartLine } from '../../carts/cart-line.js';
import { productNotFound, productOutOfStock } from '../../products/product.refusals.js';
import { codeOfGoods, keptCode } from '../../tax/code-of-goods.js';
import { priceChanged } from '../line.refusals.js';
import { type LineKind, refusedLine } from '../line-kind.js';
import { type LineFacts, listCentsOf } from '../sale-line.entity.js';

export interface GoodsFacts extends LineFacts {
  readonly productId: string;
  readonly productName: string;
  readonly quantity: number;
  /** US cents for one. */
  readonly priceCents: number;
  /** Left out for `goods`. */
  readonly taxCode?: string;
}

/** Leaves what was added while the order was placed. $1 lines of the cart, $2 their sold quantities. */
const TAKE_SOLD_GOODS = `
  WITH sold AS (SELECT * FROM unnest($1::uuid[], $2::integer[]) AS sold (id, quantity)), kept AS (
    UPDATE cart_items c SET quantity = c.quantity - sold.quantity FROM sold
    WHERE c.id = sold.id AND c.quantity > sold.quantity
  ) DELETE FROM cart_items c USING sold WHERE c.id = sold.id AND c.quantity <= sold.quantity`;

/** Catalog has the price and, of goods that are counted, the stock. */
export const goods: LineKind<CartLine, GoodsFacts> = {
  table: 'cart_items',
  plural: 'Goods',
  isVisit: false,
  isSendable: true,
  isPaidByCard: false,

  rows: (sessionId, manager) => manager.query(CART_LINES.text, [sessionId]),
  listed({ id, name, quantity, priceCents, inStock, withdrawn, taxCode }) {
    const cents = inStock && !withdrawn ? priceCents * quantity : null;
    return { id, name, quantity, cents, taxCode, seen: '' };
  },
  view: cartItemView,
  pieces({ productId, priceCents, quantity }, { forGoods, products }) {
    const isIncluded = forGoods && (products.length === 0 || products.some(({ id }) => id === productId));
    return isIncluded ? [{ type: '', unitCents: priceCents, count: quantity }] : [];
  },
  unavailable: ({ item, name }) => productOutOfStock(item.productId, name),

  facts({ item: { productId, name: productName, quantity, priceCents, taxCode } }) {
    return { productId, productName, quantity, priceCents, ...keptCode(taxCode) };
  },
  nameOf: ({ productName }) => productName,
  taxCodeOf: codeOfGoods,
  orderLine: ({ facts, taxCents }) => ({ ...facts, ...(taxCents > 0 && { taxCents }) }),

  async confirm(line, _sale, { products, orders, stock }) {
    const { productId, productName, quantity, priceCents } = line.facts;
    await products.refresh([productId]);
    const product = (await orders.productsOf([line.facts])).get(productId);
    if (!product || product.withdrawn) return refusedLine(productNotFound(productName));
    if (product.priceCents !== priceCents) {
      const isCents = product.priceCents * quantity;
      return refusedLine(priceChanged({ id: line.cartLineId, name: product.name }, listCentsOf(line), isCents));
    }
    const tooFew = await stock.take(line.id, [{ productId, quantity }]);
    return tooFew ? refusedLine(productOutOfStock(product.id, product.name, tooFew.left)) : { state: 'confirmed' };
  },
  release: ({ id, facts }, { stock }) => stock.return(id, [facts]),
  leaveCart(lines, _sale, manager) {
    const ids = lines.map(({ cartLineId }) => cartLineId);
    return manager.query(TAKE_SOLD_GOODS, [ids, lines.map(({ facts }) => facts.quantity)]);
  },
};
