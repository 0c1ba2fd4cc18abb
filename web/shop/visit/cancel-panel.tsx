import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const refund = printedCents(back);
  const cancel = async (): Promise<void> => {
    const outcome = await change({ cancel: {}, ...(quote && { toReturn: quote.toReturn }) });
    if (outcome === 'refused') retry();
  };
  return (
    <>
      <Text kind="serif" aria-live="polite">
        {!hasPaid
          ? t`You give up your seats. Nothing was paid, so nothing is refunded.`
          : quote === undefined
            ? (refusal ?? t`Looking up what goes back...`)
            : backSentence(back, kept)}
      </Text>
      {hasFailed ? (
        <Notice tone="refused" title={t`We couldn’t load what goes back`} alert>
          <Button kind="second" small onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      ) : null}
      {visit.status === 'displaced' || !hasPaid ? null : (
        <Dates aria-label={t`What you can still do, and until when`}>
          {visit.refundSteps.map(({ until, percent, amount }) => (
            <li key={until}>
              <b>{writtenOut(until)}</b>
              <span>
                {percent === 100
                  ? t`Last chance for a full refund, $${amount}.`
                  : t`Last chance for ${percent}% back, $${amount}.`}
              </span>
            </li>
          ))}
          <li>
            <b>{writtenOut(visit.changesUntil)}</b>
            <span>{t`Last chance to move or change your visit.`}</span>
          </li>
          <li>
            <b>{writtenOut(visit.startsAt)}</b>
            <span>{t`Your tour.`}</span>
          </li>
        </Dates>
      )}
      <PanelButtons>
        <Button kind="danger" busy={isBusy} disabled={hasPaid && quote === undefined} onClick={() => void cancel()}>
          {!hasPaid ? t`Cancel my visit` : back > 0 ? t`Cancel and refund ${refund}` : t`Cancel without a refund`}
        </Button>
        <Button kind="second" onClick={onLeave}>
          <Trans>Keep my visit</Trans>
        </Button>
      </PanelButtons>
    </>
  );
}

/** US cents. */
function backSentence(back: number, kept: number): string {
  if (back === 0) return t`It is too late for a refund. If you cancel, you give up your seats and get no money back.`;
  const [refund, rest] = [printedCents(back), printedCents(kept)];
  return kept > 0
    ? t`Cancel now and ${refund} goes back the way it was paid. ${rest} stays with us. Banks usually take five to ten days to show it on a card.`
    : t`Cancel now and all ${refund} goes back the way it was paid. Banks usually take five to ten days to show it on a card.`;
}
