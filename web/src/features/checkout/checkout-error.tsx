import { useEffect, useRef } from 'react';
import { Notice } from '../../design/marks/notice.js';
import type { CheckoutCart } from './checkout-cart.js';
import { isStale } from './is-stale.js';
import type { OrderOutcome } from './send-order.js';

interface NoticeText {
  readonly title: string;
  readonly text: string;
}

function noticeOf(outcome: Exclude<OrderOutcome, { readonly __typename: 'Bought' }>): NoticeText {
  if (typeof outcome === 'object') {
    const more = isStale(outcome) ? ' Your check is up to date now.' : '';
    const text =
      outcome.__typename === 'CardRefused' ? `${outcome.message} Nothing has been charged.` : outcome.message;
    return { title: 'The order was not placed', text: `${text}${more}` };
  }
  return {
    title: 'We didn’t get an answer',
    text: 'Everything you typed is still here. Place the order again. It counts only once, however often you try.',
  };
}

interface CheckoutErrorProps {
  readonly outcome: OrderOutcome | undefined;
  /** What the check lists. */
  readonly cart: CheckoutCart;
}

/** Why an order was not placed, next to the pressed button: the toast disappears too soon and is elsewhere. */
export function CheckoutError({ outcome, cart }: CheckoutErrorProps) {
  const notice = useRef<HTMLDivElement>(null);

  // Again when the check above it has grown: it is fetched anew after a refusal.
  useEffect(() => {
    if (outcome !== undefined) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, cart.lines, cart.tours, cart.gifts]);

  if (outcome === undefined || (typeof outcome === 'object' && outcome.__typename === 'Bought')) return null;
  const { title, text } = noticeOf(outcome);
  return (
    <div ref={notice}>
      <Notice tone="refused" alert title={title}>
        {text}
      </Notice>
    </div>
  );
}
