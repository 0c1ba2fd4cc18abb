import { thisHouse } from '#house/about/house.js';
import { UploadedPicture } from '../../kit/design/marks/uploaded-picture.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import { OrderAmounts } from '../design/order-amounts.js';
import { type CheckoutCart, totalWords, unavailableReason } from '../rules/cart-line.js';
import { Summary } from './checkout-parts.js';

interface OrderSummaryProps {
  readonly cart: CheckoutCart;
}

export function OrderSummary({ cart }: OrderSummaryProps) {
  const { lines, tours, gifts, sums, isSettling } = cart;
  return (
    <Summary>
      <h3>Your check</h3>
      <ul>
        {tours.map(({ id, tourName, tourDate, tourTime, party, held, offered, lineTotal }) => (
          <li key={id}>
            <div data-mark="">
              <thisHouse.Logo width={40} />
            </div>
            <p>
              <b>{tourName}</b>
              <span>
                {longDate(tourDate)}, {tourTime}. {party}
              </span>
              {held ? null : <em>{offered ? 'No longer held' : 'No longer offered'}</em>}
            </p>
            <strong>{held ? `$${lineTotal}` : null}</strong>
          </li>
        ))}
        {lines.map((line) => {
          const { id, product, quantity, lineTotal } = line;
          const reason = unavailableReason(line);
          return (
            <li key={id}>
              <div>{product.image ? <UploadedPicture url={product.image} width={52} height={52} /> : null}</div>
              <p>
                <b>{product.name}</b>
                <span>
                  {quantity} at ${product.price}
                </span>
                {reason ? <em>{reason}</em> : null}
              </p>
              <strong>{reason === undefined ? `$${lineTotal}` : null}</strong>
            </li>
          );
        })}
        {gifts.map(({ id, amount, recipientName }) => (
          <li key={id}>
            <div data-mark="">
              <thisHouse.Logo width={40} />
            </div>
            <p>
              <b>Gift voucher</b>
              <span>For {recipientName}</span>
            </p>
            <strong>${amount}</strong>
          </li>
        ))}
      </ul>
      <OrderAmounts amounts={sums?.lines ?? []} label={totalWords(lines, tours)} isSettling={isSettling} />
    </Summary>
  );
}
