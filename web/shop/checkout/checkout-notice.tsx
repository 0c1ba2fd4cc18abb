import { useEffect, useRef } from 'react';
import { Notice } from '../../kit/design/marks/notice.js';
import { useTypedCode } from '../../kit/lib/typed-code.js';
import type { CheckoutCart } from '../rules/cart-line.js';
import { isStale, type OrderOutcome } from './use-purchase.js';

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

/** What a press used instead of placing the order. */
export type CodeOutcome = 'used' | 'refused';

interface CheckoutNoticeProps {
  readonly outcome: OrderOutcome | undefined;
  readonly cart: CheckoutCart;
  readonly code: CodeOutcome | undefined;
}

/** Why an order was not placed, next to the pressed button: the toast disappears too soon and is elsewhere. */
export function CheckoutNotice({ outcome, cart, code }: CheckoutNoticeProps) {
  const { typed } = useTypedCode();
  const notice = useRef<HTMLDivElement>(null);

  // Also when the check above it grows: it is refetched after a refusal.
  useEffect(() => {
    if (outcome !== undefined || code === 'used') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, code, cart.lines]);

  if (code === 'refused' && typed.trim() !== '') {
    return (
      <Notice tone="refused" alert title="The order was not placed">
        You typed a code. Use it, or clear the field.
      </Notice>
    );
  }
  if (code === 'used') {
    return (
      <div ref={notice}>
        <Notice tone="done" alert title="Your code is used">
          Look at the new sum, then place the order.
        </Notice>
      </div>
    );
  }
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
