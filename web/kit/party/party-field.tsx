import { t } from '@lingui/core/macro';
import { guestsIn, hasOnePrice, linesOf, type Party, type TicketPrice } from '../lib/tickets/party.js';
import { limitReason, mostOf, type PartyRefusal } from '../lib/tickets/party-rules.js';
import { priceInWords, typeHint } from '../lib/tickets/ticket-words.js';
import { type TicketRow, TicketRows } from './ticket-rows.js';

interface PartyFieldProps {
  readonly label?: string;
  /** A row for each type that is sold. */
  readonly prices: readonly TicketPrice[];
  readonly party: Party;
  readonly mostGuests: number;
  /** Why the party cannot come like this, once the visitor should know. */
  readonly refusal: PartyRefusal | undefined;
  readonly onParty: (party: Party) => void;
  /** Id of the form that the fields belong to, if not the surrounding one. */
  readonly form?: string;
  readonly rowOf?: (row: TicketRow) => TicketRow;
}

/** Guests by type, or in one row at one price. Visitors and staff get the same rows, limits and refusals. */
export function PartyField({
  label = t`Who is coming?`,
  prices,
  party,
  mostGuests,
  refusal,
  onParty,
  rowOf = (row) => row,
  ...rest
}: PartyFieldProps) {
  const lines = linesOf(party, prices);
  const rows = prices.map(({ type, price, listPrice, reason }) => {
    const { code } = type;
    const line = lines.find((each) => each.type === code);
    const count = line?.count ?? 0;
    // A booking can have guests of a type that is no longer sold.
    const isEverybody = hasOnePrice(prices) && count === guestsIn(party);
    const name = isEverybody ? { label: t`Guests`, hint: '' } : { label: type.label, hint: typeHint(type) };
    return rowOf({
      ...{ code, ...name, price: priceInWords(price), count },
      before: listPrice ? priceInWords(listPrice) : undefined,
      reason: reason ?? undefined,
      most: mostOf(code, party, prices, mostGuests),
      sum: line && priceInWords(line.amount),
      limit: limitReason(code, party, prices, mostGuests),
      refusal: refusal?.type === code ? refusal.atRow : undefined,
    });
  });
  return (
    <TicketRows label={label} rows={rows} onCount={(code, count) => onParty({ ...party, [code]: count })} {...rest} />
  );
}
