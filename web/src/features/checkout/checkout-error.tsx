import { useEffect, useRef } from 'react';
import { Notice } from '../../design/marks/notice.js';
import type { CartLine } from '../../lib/cart-line.js';
import type { CardRefused } from '../../lib/stripe/stripe-form.js';
import { isPlaced, isStale, type OrderOutcome, type OrderRefusal } from './use-order.js';

interface NoticeText {
  readonly title: string;
  readonly text: string;
}

function noticeOf(outcome: 'unanswered' | OrderRefusal | CardRefused): NoticeText {
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
  readonly lines: readonly CartLine[];
}

/** Why an order was not placed, next to the pressed button: the toast disappears too soon and is elsewhere. */
export function CheckoutError({ outcome, lines }: CheckoutErrorProps) {
  const notice = useRef<HTMLDivElement>(null);

  // Again when the check above it has grown: it is fetched anew after a refusal.
  useEffect(() => {
    if (outcome !== undefined) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, lines]);

  if (outcome === undefined || isPlaced(outcome)) return null;
  const { title, text } = noticeOf(outcome);
  return (
    <div ref={notice}>
      <Notice tone="refused" alert title={title}>
        {text}
      </Notice>
    </div>
  );
}
