import { thisHouse } from '#house/about/house.js';
import { UploadedPicture } from '../../kit/design/marks/uploaded-picture.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import { OrderAmounts } from '../design/order-amounts.js';
import { type CheckoutCart, totalWords, unavailableReason } from '../rules/cart-line.js';
import { Summary } from './checkout-parts.js';

interface OrderSummaryProps {
  readonly cart: CheckoutCart;
}

type Line = CheckoutCart['lines'][number];
type LineOf<Type extends Line['__typename']> = Extract<Line, { readonly __typename: Type }>;

/** What each kind says of itself, after its name. */
const WORDS: { readonly [Type in Line['__typename']]: (line: LineOf<Type>) => string } = {
  CartTour: ({ tourDate, tourTime, party }) => `${longDate(tourDate)}, ${tourTime}. ${party}`,
  CartItem: ({ quantity, product }) => `${quantity} at $${product.price}`,
  CartVoucher: ({ recipientName }) => `For ${recipientName}`,
};

function wordsOf<Type extends Line['__typename']>(line: LineOf<Type>): string {
  return WORDS[line.__typename as Type](line);
}

function Picture({ line }: { readonly line: Line }) {
  if ('product' in line)
    return <div>{line.product.image ? <UploadedPicture url={line.product.image} width={52} height={52} /> : null}</div>;
  return (
    <div data-mark="">
      <thisHouse.Logo width={40} />
    </div>
  );
}

export function OrderSummary({ cart }: OrderSummaryProps) {
  const { lines, sums, isSettling } = cart;
  return (
    <Summary>
      <h3>Your check</h3>
      <ul>
        {lines.map((line) => {
          const reason = unavailableReason(line);
          return (
            <li key={line.id}>
              <Picture line={line} />
              <p>
                <b>{line.name}</b>
                <span>{wordsOf(line)}</span>
                {reason ? <em>{reason}</em> : null}
              </p>
              <strong>{reason === undefined ? `$${line.amount}` : null}</strong>
            </li>
          );
        })}
      </ul>
      <OrderAmounts amounts={sums?.lines ?? []} label={totalWords(lines)} isSettling={isSettling} />
    </Summary>
  );
}
