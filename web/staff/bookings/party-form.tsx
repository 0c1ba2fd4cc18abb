import { MAX_GROUP_SIZE } from '../../../services/shared/contracts/src/house/bounds.js';
import {
  StaffBookingDocument,
  StaffBookingsDocument,
  StaffChangeBookingDocument,
  StaffPartyQuoteDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import type { TicketPrice } from '../../kit/lib/tickets/party.js';
import { refusalOf } from '../../kit/lib/tickets/party-rules.js';
import { quoteFacts } from '../../kit/lib/tickets/quote-facts.js';
import { type PartyQuote, useQuoteAnswer, useWantedParty } from '../../kit/lib/tickets/use-wanted-party.js';
import { z } from '../../kit/lib/zod.js';
import { PartyField } from '../../kit/party/party-field.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import type { BookingState } from './booking-words.js';
import { ChangeFrame } from './change-frame.js';
import { type ChangeFormProps, reason, useBookingChange } from './use-booking-change.js';

const schema = z.object({ reason });

interface QuotedPartyFormProps extends ChangeFormProps {
  readonly quote: ReturnType<typeof usePartyQuote>;
  readonly prices: readonly TicketPrice[];
}

function moneyWords({ toPay, toReturn }: PartyQuote): string {
  if (toCents(toPay) > 0) return `, ${printedCents(toCents(toPay))} more`;
  return toCents(toReturn) > 0 ? `, ${printedCents(toCents(toReturn))} back` : '';
}

const terms = { before: 'The booking costs', toPay: 'To pay', toReturn: 'To refund' };

function QuotedParty({ quote }: { readonly quote: PartyQuote }) {
  return (
    <>
      <Leaders facts={quoteFacts(quote, terms)} />
      {quote.paidBy === 'new_card' ? (
        <p>No card has paid for this visit: the guest pays the difference with one on the page of the visit.</p>
      ) : null}
      {quote.endsFood ? <p>Food is for parties of ten or more: the food order will be canceled.</p> : null}
    </>
  );
}

/** What it costs or refunds is shown line by line before. */
function QuotedPartyForm({ booking, onClose, quote: choice, prices }: QuotedPartyFormProps) {
  const { id, revision } = booking;
  const { wanted, tickets, choose, isSame, isNobody, quote, refusal } = choice;
  const changeBooking = useAdminMutation(StaffChangeBookingDocument, [StaffBookingDocument, StaffBookingsDocument]);
  const change = useBookingChange({
    ...{ booking, onClose, schema: schema.transform((typed) => ({ ...typed, tickets })), empty: { reason: '' } },
    doneTitle: 'Party changed',
    send: ({ reason, tickets }, key) => changeBooking({ id, reason, key, input: { party: { tickets }, revision } }),
  });
  const own = refusalOf(wanted, prices);
  const problem = isNobody ? 'A party needs at least one guest. Cancel instead.' : (own?.title ?? refusal);
  return (
    <ChangeFrame
      of={change}
      reason={fieldProps(change.form, 'reason')}
      button={quote && !isSame && !problem ? `Change to ${quote.party}${moneyWords(quote)}` : 'Change the party'}
      disabled={isSame || quote === undefined || problem !== undefined}
      onClose={onClose}
    >
      <PartyField {...{ prices, party: wanted, refusal: own, onParty: choose }} mostGuests={MAX_GROUP_SIZE} />
      <div aria-live="polite">
        {problem === undefined ? null : (
          <Notice tone="refused" title={problem}>
            {own?.text}
          </Notice>
        )}
        {quote && !isSame && problem === undefined ? <QuotedParty quote={quote} /> : null}
      </div>
    </ChangeFrame>
  );
}

/** Changes the guests by type. */
export function PartyForm(props: ChangeFormProps) {
  const quote = usePartyQuote(props.booking);
  if (quote.hasFailed) return <ListFailed label="prices" onRetry={quote.reload} />;
  // E.g. of a visit that was moved off its time.
  if (quote.prices === undefined && quote.refusal !== undefined) {
    return (
      <Notice tone="refused" title={quote.refusal} alert>
        <ToolButton onClick={props.onClose}>Close</ToolButton>
      </Notice>
    );
  }
  if (quote.prices === undefined) return <ListLoading label="prices" />;
  return <QuotedPartyForm {...props} quote={quote} prices={quote.prices} />;
}

/** The price of another party, asked whenever the choice changes. */
function usePartyQuote(booking: BookingState) {
  const party = useWantedParty(booking);
  const variables = { id: booking.id, input: { party: { tickets: party.tickets }, revision: booking.revision } };
  const { data, isLoading, hasFailed, reload } = useAdminQuery(StaffPartyQuoteDocument, variables, !party.isNobody);
  const answered = useQuoteAnswer(data?.staffQuoteChange, party.isNobody || isLoading);
  return {
    ...party,
    ...answered,
    hasFailed: hasFailed && answered.prices === undefined,
    reload: () => void reload(),
  };
}
