import { type CartLine, unavailableReason } from '../../lib/cart-line.js';
import { Summary } from './checkout-parts.js';
import { OrderAmounts } from './order-amounts.js';

export function OrderSummary({ lines }: { readonly lines: readonly CartLine[] }) {
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
      <OrderAmounts lines={lines} />
    </Summary>
  );
}
