import { Leaders } from '../../design/marks/leaders.js';
import { Summary, Total } from './checkout-parts.js';
import { type OrderedLine, SHIPPING_CENTS, subtotalOf, toAmount } from './order-money.js';

/** What is bought, what it costs, what its way costs (spec.md §2, §9). */
export const OrderSummary = ({ lines }: { readonly lines: readonly OrderedLine[] }) => {
  const subtotal = subtotalOf(lines);
  return (
    <Summary>
      <h3>Your check</h3>
      <ul>
        {lines.map(({ id, product, quantity, lineTotal }) => (
          <li key={id}>
            <div>{product.image ? <img src={product.image} alt="" width={52} height={52} /> : null}</div>
            <p>
              <b>{product.name}</b>
              <span>
                {quantity} at ${product.price}
              </span>
              {product.available ? null : <em>No longer on sale</em>}
              {product.available && !product.inStock ? <em>Out of stock</em> : null}
            </p>
            <strong>{product.available ? `$${lineTotal}` : null}</strong>
          </li>
        ))}
      </ul>
      <Leaders
        facts={[
          { term: 'Subtotal', value: `$${toAmount(subtotal)}` },
          { term: 'Shipping, flat', value: `$${toAmount(SHIPPING_CENTS)}` },
        ]}
      />
      <Total>
        <span>Total</span>
        <b>${toAmount(subtotal + SHIPPING_CENTS)}</b>
      </Total>
    </Summary>
  );
};
