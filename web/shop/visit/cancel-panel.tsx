import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { QuoteVisitEndDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { PanelButtons } from '../../kit/design/layout/panel-buttons.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { writtenOut } from '../../kit/lib/venue-dates.js';
import type { ChangeProps } from './change-props.js';
import type { Visit } from './use-visit.js';

const Dates = styled.ol`
  display: grid;
  gap: var(--s-3);
  li { display: grid; padding-left: var(--s-4); border-left: 3px double var(--rule); }
  b { font-weight: 600; }
  span { color: var(--fg-soft); }
`;

/** What goes back now. */
function useBack(token: string, { revision, paymentStatus }: Visit) {
  const { data, error, loading, refetch } = useQuery(QuoteVisitEndDocument, {
    variables: { token, input: { cancel: {}, revision } },
    skip: paymentStatus !== 'paid',
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const quote = data?.quoteChange.__typename === 'ChangeQuote' ? data.quoteChange : undefined;
  const refusal = data && !quote && 'message' in data.quoteChange ? data.quoteChange.message : undefined;
  return {
    quote: loading ? undefined : quote,
    refusal,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** What canceling means, the deadlines, and two buttons of equal weight. */
export function CancelPanel({ visit, token, isBusy, change, onLeave }: ChangeProps) {
  const hasPaid = visit.paymentStatus === 'paid';
  const { quote, refusal, hasFailed, retry } = useBack(token, visit);
  const [back, kept] = [toCents(quote?.toReturn ?? '0.00'), toCents(quote?.kept ?? '0.00')];
  const cancel = async (): Promise<void> => {
    const outcome = await change({ cancel: {}, ...(quote && { toReturn: quote.toReturn }) });
    if (outcome === 'refused') retry();
  };
  return (
    <>
      <Text kind="serif" aria-live="polite">
        {!hasPaid
          ? 'You give up your seats. Nothing was paid, so nothing is refunded.'
          : quote === undefined
            ? (refusal ?? 'Looking up what goes back...')
            : backSentence(back, kept)}
      </Text>
      {hasFailed ? (
        <Notice tone="refused" title="We couldn’t load what goes back" alert>
          <Button kind="second" small onClick={retry}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {visit.status === 'displaced' || !hasPaid ? null : (
        <Dates aria-label="What you can still do, and until when">
          {visit.refundSteps.map(({ until, percent, amount }) => (
            <li key={until}>
              <b>{writtenOut(until)}</b>
              <span>
                Last chance for {percent === 100 ? 'a full refund' : `${percent}% back`}, ${amount}.
              </span>
            </li>
          ))}
          <li>
            <b>{writtenOut(visit.changesUntil)}</b>
            <span>Last chance to move or change your visit.</span>
          </li>
          <li>
            <b>{writtenOut(visit.startsAt)}</b>
            <span>Your tour.</span>
          </li>
        </Dates>
      )}
      <PanelButtons>
        <Button kind="danger" busy={isBusy} disabled={hasPaid && quote === undefined} onClick={() => void cancel()}>
          {!hasPaid
            ? 'Cancel my visit'
            : back > 0
              ? `Cancel and refund ${printedCents(back)}`
              : 'Cancel without a refund'}
        </Button>
        <Button kind="second" onClick={onLeave}>
          Keep my visit
        </Button>
      </PanelButtons>
    </>
  );
}

/** US cents. */
function backSentence(back: number, kept: number): string {
  if (back === 0) return 'It is too late for a refund. If you cancel, you give up your seats and get no money back.';
  const what = kept > 0 ? `${printedCents(back)} goes` : `all ${printedCents(back)} goes`;
  const rest = kept > 0 ? ` ${printedCents(kept)} stays with us.` : '';
  return `Cancel now and ${what} back the way it was paid.${rest} Banks usually take five to ten days to show it on a card.`;
}
