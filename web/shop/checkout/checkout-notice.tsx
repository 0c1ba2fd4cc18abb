import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    const sentences = [outcome.message];
    if (outcome.__typename === 'CardRefused') sentences.push(t`Nothing has been charged.`);
    if (isStale(outcome)) sentences.push(t`Your check is up to date now.`);
    return { title: t`The order was not placed`, text: sentences.join(' ') };
  }
  return {
    title: t`We didn’t get an answer`,
    text: t`Everything you typed is still here. Place the order again. It counts only once, however often you try.`,
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
      <Notice tone="refused" alert title={t`The order was not placed`}>
        <Trans>You typed a code. Use it, or clear the field.</Trans>
      </Notice>
    );
  }
  if (code === 'used') {
    return (
      <div ref={notice}>
        <Notice tone="done" alert title={t`Your code is used`}>
          <Trans>Look at the new sum, then place the order.</Trans>
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
