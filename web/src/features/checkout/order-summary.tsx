import { Leaders } from '../../design/marks/leaders.js';
import { type CartLine, SHIPPING_CENTS, subtotalOf, unavailableReason } from '../../lib/cart-line.js';
import { toAmount } from '../../lib/money.js';
import { Summary, Total } from './checkout-parts.js';

/** What is bought, what it costs, what its way costs. */
export function OrderSummary({ lines }: { readonly lines: readonly CartLine[] }) {
  const subtotal = subtotalOf(lines);
  return (
    <Summary>
      <h3>Your check</h3>
      <ul>
        {lines.map((line) => {
          const { id, product, quantity, lineTotal } = line;
          const reason = unavailableReason(line);
          return (
            <li key={id}>
              <div>{product.image ? <img src={product.image} alt="" width={52} height={52} /> : null}</div>
              <p>
                <b>{product.name}</b>
                <span>
                  {quantity} at ${product.price}
                </span>
                {reason ? <em>{reason}</em> : null}
              </p>
              <strong>{product.available ? `$${lineTotal}` : null}</strong>
            </li>
          );
        })}
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
}
