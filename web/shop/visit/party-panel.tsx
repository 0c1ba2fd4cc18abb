import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { QuoteVisitPartyDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { PanelButtons } from '../../kit/design/layout/panel-buttons.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { ADULT, guestsIn, type Party, type TicketPrice, ticketsOf } from '../../kit/lib/tickets/party.js';
import { refusalOf } from '../../kit/lib/tickets/party-rules.js';
import { partyInWords } from '../../kit/lib/tickets/ticket-words.js';
import { type PartyQuote, useQuoteAnswer, useWantedParty } from '../../kit/lib/tickets/use-wanted-party.js';
import { PartyField } from '../../kit/party/party-field.js';
import type { ChangeProps } from './change-props.js';
import { QuotedChange } from './quoted-change.js';
import type { Visit } from './use-visit.js';

interface TicketsPanelProps extends ChangeProps {
  readonly choice: ReturnType<typeof usePartyQuote>;
}

/** Both parties in the same words: guests where all are adults, else by type. */
function wordsOf(parties: readonly Party[], prices: readonly TicketPrice[]): readonly string[] {
  const areAdults = parties.every((party) => Object.keys(party).every((type) => type === ADULT || !party[type]));
  return parties.map((party) => {
    const guests = guestsIn(party);
    return areAdults ? plural(guests, { one: '# guest', other: '# guests' }) : partyInWords(party, prices);
  });
}

/** With what the change costs or refunds. */
function quoteButton({ toPay, toReturn, kept }: PartyQuote, party: string): string {
  const [price, refund] = [printedCents(toCents(toPay)), printedCents(toCents(toReturn))];
  if (toCents(toPay) > 0) return t`Pay ${price} and change to ${party}`;
  if (toCents(toReturn) > 0) return t`Change to ${party}, refund ${refund}`;
  return toCents(kept) > 0 ? t`Change to ${party}, without a refund` : t`Change to ${party}`;
}

function labelOf({ isSame, isLoading, quote }: TicketsPanelProps['choice'], party: string): string {
  if (isSame) return t`Nothing to change`;
  if (isLoading) return t`Checking the price for ${party}...`;
  return quote ? quoteButton(quote, party) : t`Change the party`;
}

/** Changes the guests, by type where there are several: what it costs or gives back is said line by line before. */
function TicketsPanel({ choice, ...props }: TicketsPanelProps) {
  const { visit } = props;
  const { now, wanted, choose, isSame, prices, quote, isLoading, refusal, hasFailed, retry } = choice;
  const own = refusalOf(wanted, prices);
  const [before = '', after = ''] = wordsOf([now, wanted], prices);
  const mostGuests = Math.max(visit.guests, visit.maxGroupSize ?? 0);
  return (
    <>
      <Text>{t`Guests, counting yourself. Anyone you add pays today’s price.`}</Text>
      {own || refusal !== undefined ? (
        <Notice tone="refused" title={own?.title ?? refusal ?? ''}>
          {own?.text}
        </Notice>
      ) : null}
      {hasFailed ? (
        <Notice tone="refused" title={t`We couldn’t load what it would cost`} alert>
          <Button kind="second" small onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      ) : null}
      <PartyField {...{ prices, party: wanted, mostGuests, refusal: own, onParty: choose }} />
      {guestsIn(wanted) === 0 ? (
        <Text role="status">{t`Nobody yet. To cancel the visit, choose “Cancel the visit” below.`}</Text>
      ) : null}
      <QuotedChange
        {...props}
        quote={isSame ? undefined : quote}
        isOld={isLoading}
        wanted={isSame || isLoading || quote === undefined ? undefined : { party: { tickets: ticketsOf(wanted) } }}
        disabled={own !== undefined}
        label={labelOf(choice, after)}
        stay={t`Keep ${before}`}
        onRefused={retry}
      >
        {quote && toCents(quote.toPay) > 0 ? (
          <Text kind="small" soft mt={3}>
            <Trans>Who stays keeps the price that was booked; who is added pays today’s.</Trans>
          </Text>
        ) : null}
        {quote?.endsFood ? (
          <Text kind="small" mt={3}>
            <Trans>Food is for parties of ten or more, so your food order will be canceled.</Trans>
          </Text>
        ) : null}
      </QuotedChange>
    </>
  );
}

export function PartyPanel(props: ChangeProps) {
  const choice = usePartyQuote(props.token, props.visit);
  if (choice.isLoading && choice.prices.length === 0) {
    const { party } = props.visit;
    return (
      <>
        <Text role="status">{t`Your visit is for ${party}. Looking up today’s prices...`}</Text>
        <PanelButtons>
          <Button kind="second" onClick={props.onLeave}>
            <Trans>Keep {party}</Trans>
          </Button>
        </PanelButtons>
      </>
    );
  }
  return <TicketsPanel {...props} choice={choice} />;
}

/** Asked whenever the choice changes; while it is, the quote is the last one. */
function usePartyQuote(token: string, visit: Visit) {
  const party = useWantedParty(visit);
  const { data, previousData, loading, error, refetch } = useQuery(QuoteVisitPartyDocument, {
    variables: { token, input: { party: { tickets: party.tickets }, revision: visit.revision } },
    skip: party.isNobody,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const { prices, ...answered } = useQuoteAnswer(
    (data ?? (loading ? previousData : undefined))?.quoteChange,
    party.isNobody,
  );
  return {
    ...party,
    ...answered,
    refusal: loading ? undefined : answered.refusal,
    /** Types that the party can have, at today's prices; as the last answer said. */
    prices: prices ?? [],
    isLoading: loading,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
