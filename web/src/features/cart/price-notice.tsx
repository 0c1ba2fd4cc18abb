import { Notice } from '../../design/marks/notice.js';
import { spelledNumberCapitalized } from '../../lib/spelled-number.js';
import { useCart } from './cart-store.js';

/** Prices that changed since this tab read the cart before. */
export function PriceNotice() {
  const { repriced, tours } = useCart();
  if (repriced.length === 0) return null;
  const held = tours.some((tour) => tour.held) ? ' Your tour keeps the price it was held at.' : '';
  const count = repriced.length;
  return (
    <Notice title={`${spelledNumberCapitalized(count)} ${count === 1 ? 'price' : 'prices'} changed.`}>
      {repriced.map(({ name, was, is }) => `${name}: $${was} is now $${is}.`).join(' ')}
      {held}
    </Notice>
  );
}
