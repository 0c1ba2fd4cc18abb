import { Notice } from '../../../design/marks/notice.js';
import type { ChangeOutcome } from './use-tour-change.js';

/** Why a tour in the cart was not changed. Nothing of what was chosen is lost. */
export function ChangeRefused({ outcome }: { readonly outcome: ChangeOutcome | undefined }) {
  if (outcome === undefined || outcome === 'done') return null;
  if (outcome === 'unanswered') {
    return (
      <Notice tone="refused" alert title="We didn’t get an answer">
        Your cart shows what is held for you. Try again.
      </Notice>
    );
  }
  if (outcome.__typename === 'AmountMismatch') {
    return (
      <Notice tone="refused" alert title={`It costs $${outcome.expected} today`}>
        Nothing was changed. Press once more to change it at this price.
      </Notice>
    );
  }
  return (
    <Notice tone="refused" alert title="Nothing was changed">
      {outcome.message} Your seats stay as they are.
    </Notice>
  );
}
