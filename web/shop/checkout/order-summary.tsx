import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { thisHouse } from '#house/about/house.js';
import { UploadedPicture } from '../../kit/design/marks/uploaded-picture.js';
import { OrderAmounts } from '../design/order-amounts.js';
import { lineWords, unavailableReason } from '../rules/cart-kinds.js';
import { type CartLine, type CheckoutCart, totalWords } from '../rules/cart-line.js';
import { Summary } from './checkout-parts.js';

interface OrderSummaryProps {
  readonly cart: CheckoutCart;
  /** Below the sum: what can still change it. */
  readonly children: ReactNode;
}

function Picture({ line }: { readonly line: CartLine }) {
  if ('product' in line)
    return <div>{line.product.image ? <UploadedPicture url={line.product.image} width={52} height={52} /> : null}</div>;
  return (
    <div data-mark="">
      <thisHouse.Logo width={40} />
    </div>
  );
}

export function OrderSummary({ cart, children }: OrderSummaryProps) {
  const { lines, sums, isSettling } = cart;
  return (
    <Summary>
      <h3>
        <Trans>Your check</Trans>
      </h3>
      <ul>
        {lines.map((line) => {
          const reason = unavailableReason(line);
          return (
            <li key={line.id}>
              <Picture line={line} />
              <p>
                <b>{line.name}</b>
                <span>{lineWords(line)}</span>
                {reason ? <em>{reason}</em> : null}
              </p>
              <strong>{reason === undefined ? `$${line.amount}` : null}</strong>
            </li>
          );
        })}
      </ul>
      <OrderAmounts amounts={sums?.lines ?? []} label={totalWords(lines)} isSettling={isSettling} />
      {children}
    </Summary>
  );
}
