import { TicketRows } from '../../../design/booking/ticket-rows.js';
import { Button } from '../../../design/controls/button.js';
import { Leaders } from '../../../design/marks/leaders.js';
import { Notice } from '../../../design/marks/notice.js';
import { Text } from '../../../design/type/text.js';
import { printedCents, toCents } from '../../../lib/money.js';
import { guestsIn, ticketsOf } from '../../../lib/tickets/party.js';
import { refusalOf } from '../../../lib/tickets/party-rules.js';
import { quoteFacts } from '../../../lib/tickets/quote-facts.js';
import { ticketRows } from '../../../lib/tickets/ticket-rows.js';
import { partyInWords } from '../../../lib/tickets/ticket-words.js';
import type { PartyQuote } from '../../../lib/tickets/use-wanted-party.js';
import type { ChangeProps } from './change-props.js';
import { PanelButtons } from './panel-buttons.js';
import type { usePartyQuote } from './use-party-quote.js';

interface TicketsPanelProps extends ChangeProps {
  readonly choice: ReturnType<typeof usePartyQuote>;
}

/** The button's label, with what the change costs or gives back. */
function quoteButton({ toPay, toReturn, party }: Pick<PartyQuote, 'toPay' | 'toReturn' | 'party'>): string {
  if (toCents(toPay) > 0) return `Pay ${printedCents(toCents(toPay))} and come as ${party}`;
  if (toCents(toReturn) > 0) return `Come as ${party}, get ${printedCents(toCents(toReturn))} back`;
  return `Come as ${party}`;
}

const terms = { before: 'You have paid', toPay: 'Due today', toReturn: 'Refund to your card' };
const termsAtDoor = { before: 'Until now', atDoor: 'You pay at the door' };

function QuoteLines({ quote, paysAtDoor }: { readonly quote: PartyQuote; readonly paysAtDoor: boolean }) {
  return (
    <>
      <Leaders facts={quoteFacts(quote, paysAtDoor ? termsAtDoor : terms)} />
      {toCents(quote.toPay) > 0 ? (
        <Text kind="small" soft mt={3}>
          Charged to the card you paid with. Who stays keeps the price that was booked; who is added pays today’s.
        </Text>
      ) : null}
      {quote.endsFood ? (
        <Text kind="small" mt={3}>
          Food is for parties of ten or more, so your food order will be canceled.
        </Text>
      ) : null}
    </>
  );
}

/** Changes the party by types of guests: what it costs or gives back is said line by line before. */
export function TicketsPanel({ visit, isBusy, change, onLeave, choice }: TicketsPanelProps) {
  const { now, wanted, choose, isSame, prices, quote, refusal } = choice;
  const own = refusalOf(wanted, prices);
  const mostGuests = Math.max(visit.groupSize, visit.maxGroupSize ?? 0);
  return (
    <>
      <Text>Guests, counting yourself. Prices are today’s, for those who are added.</Text>
      {own || refusal !== undefined ? (
        <Notice tone="refused" title={own?.title ?? refusal ?? ''}>
          {own?.text}
        </Notice>
      ) : null}
      <TicketRows
        label="Who is coming?"
        rows={ticketRows({ prices, party: wanted, mostGuests, refusal: own })}
        onCount={(code, count) => choose({ ...wanted, [code]: count })}
      />
      <div aria-live="polite">
        {guestsIn(wanted) === 0 ? <Text>Nobody yet. To cancel the visit, choose “Cancel the visit” below.</Text> : null}
        {quote && !isSame ? <QuoteLines quote={quote} paysAtDoor={visit.paymentStatus === 'due'} /> : null}
      </div>
      <PanelButtons>
        <Button
          disabled={isSame || quote === undefined || own !== undefined}
          busy={isBusy}
          onClick={() => void change({ kind: 'party', tickets: ticketsOf(wanted) })}
        >
          {isSame ? 'Nothing to change' : quote ? quoteButton(quote) : 'Change the party'}
        </Button>
        <Button kind="second" onClick={onLeave}>
          Stay {partyInWords(now, prices)}
        </Button>
      </PanelButtons>
    </>
  );
}
