import { formatCents } from '@hilltop/platform/values/cents';
import { cartItemView } from '../../carts/cart.view.js';
import type { CartGoods } from '../../carts/cart-goods.js';
import { refuse } from '../../refusals.en.js';
import { codeOfGoods, keptCode } from '../../tax/code-of-goods.js';
import { type LineKind, refusedLine } from '../line-kind.js';
import { type LineFacts, listCentsOf } from '../sale-line.entity.js';

export interface GoodsFacts extends LineFacts {
  readonly productId: string;
  readonly productName: string;
  /** US cents for one. */
  readonly priceCents: number;
  /** Left out for `goods`. */
  readonly taxCode?: string;
  /** The claim in catalog of an order that was placed before 1.0 without a cart: it was one for all of its goods. */
  readonly claimId?: string;
}

/** Leaves what was added while the order was placed. $1 lines of the cart, $2 their sold quantities. */
const TAKE_SOLD_GOODS = `
  WITH sold AS (SELECT * FROM unnest($1::uuid[], $2::integer[]) AS sold (id, quantity)), kept AS (
    UPDATE cart_lines c SET quantity = c.quantity - sold.quantity FROM sold
    WHERE c.id = sold.id AND c.quantity > sold.quantity
  ) DELETE FROM cart_lines c USING sold WHERE c.id = sold.id AND c.quantity <= sold.quantity`;

/** Catalog has the price and, of goods that are counted, the stock. */
export const goods: LineKind<CartGoods, GoodsFacts> = {
  isVisit: false,
  isSendable: true,
  isCanceledHere: true,
  isPaidByCard: false,

  item({ id, sessionId, productId, quantity, product }) {
    if (productId === null || !product) throw new Error(`the product of the cart's line ${id} is unknown`);
    return { id, sessionId, productId, quantity, ...product };
  },
  listed({ id, name, quantity, priceCents, inStock, withdrawn, taxCode }) {
    const cents = inStock && !withdrawn ? priceCents * quantity : null;
    return { id, name, quantity, cents, taxCode, seen: '' };
  },
  view: cartItemView,
  pieces({ productId, priceCents, quantity }, { forGoods, products }) {
    const isIncluded = forGoods && (products.length === 0 || products.some(({ id }) => id === productId));
    return isIncluded ? [{ type: '', unitCents: priceCents, count: quantity }] : [];
  },
  unavailable: ({ item, name }) => refuse.ProductOutOfStock({ productId: item.productId, productName: name }),

  facts({ item: { productId, name: productName, priceCents, taxCode } }) {
    return { productId, productName, priceCents, ...keptCode(taxCode) };
  },
  nameOf: ({ productName }) => productName,
  taxCodeOf: codeOfGoods,
  claimOf: ({ id, facts: { claimId = id, productId } }) => ({ claimId, productId }),
  soldView({ facts: { productId, priceCents } }, isPickedUp) {
    return { __typename: 'OrderItem', productId, price: formatCents(priceCents), pickUp: isPickedUp };
  },

  async confirm(line, _sale, { products, stock }) {
    const { quantity } = line;
    const { productId, productName, priceCents } = line.facts;
    await products.refresh([productId]);
    const product = (await products.find([productId])).get(productId);
    if (!product || product.withdrawn) return refusedLine(refuse.ProductNotFound(productName));
    if (product.priceCents !== priceCents) {
      const [was, is] = [formatCents(listCentsOf(line)), formatCents(product.priceCents * quantity)];
      return refusedLine(refuse.PriceChanged({ lineId: line.cartLineId, name: product.name, was, is }));
    }
    const tooFew = await stock.take(line.id, [{ productId, quantity }]);
    if (!tooFew) return { state: 'confirmed' };
    return refusedLine(refuse.ProductOutOfStock({ productId: product.id, productName: product.name }, tooFew.left));
  },
  release: ({ id, quantity, facts: { productId } }, { stock }) => stock.return(id, [{ productId, quantity }]),
  leaveCart(lines, _sale, manager) {
    const ids = lines.map(({ cartLineId }) => cartLineId);
    return manager.query(TAKE_SOLD_GOODS, [ids, lines.map(({ quantity }) => quantity)]);
  },
};
