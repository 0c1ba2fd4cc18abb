import { useEffect, useRef } from 'react';
import { Notice } from '../../design/marks/notice.js';
import { isStale, type OrderOutcome } from './use-order.js';

const wordsFor = (outcome: OrderOutcome): string => {
  if (typeof outcome === 'object') {
    return isStale(outcome) ? `${outcome.message} Your check shows today’s facts now.` : outcome.message;
  }
  return 'No answer came. All that you typed is still here, and you order once, however often you try.';
};

/** Why an order was not placed, at the button that was pressed: the toast, which stands elsewhere, passes before it is read. */
export const CheckoutTrouble = ({ outcome }: { readonly outcome: OrderOutcome | undefined }) => {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome !== undefined) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  return outcome === undefined || outcome === 'placed' ? null : (
    <div ref={notice}>
      <Notice tone="refused" alert title="The order was not placed">
        {wordsFor(outcome)}
      </Notice>
    </div>
  );
};
