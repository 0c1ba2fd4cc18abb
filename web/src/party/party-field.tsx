import { type TicketRow, TicketRows } from '../design/booking/ticket-rows.js';
import { linesOf, type Party, type TicketPrice } from '../lib/tickets/party.js';
import { limitReason, mostOf, type PartyRefusal } from '../lib/tickets/party-rules.js';
import { priceInWords, typeHint } from '../lib/tickets/ticket-words.js';

interface PartyFieldProps {
  readonly label?: string;
  /** What is sold: a row for each type. */
  readonly prices: readonly TicketPrice[];
  readonly party: Party;
  /** Most guests of the party. */
  readonly mostGuests: number;
  /** Why the party cannot come as it is, once that is to be said. */
  readonly refusal: PartyRefusal | undefined;
  readonly onParty: (party: Party) => void;
  /** Id of the form that the fields belong to, if it is not the one around them. */
  readonly form?: string;
  /** What a row says otherwise. */
  readonly rowOf?: (row: TicketRow) => TicketRow;
}

/** Who comes, by type of guest. Visitors and staff are asked in the same rows, with the same limits and refusals. */
export function PartyField({
  label = 'Who is coming?',
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
    const { code, label } = type;
    const line = lines.find((each) => each.type === code);
    return rowOf({
      ...{ code, label, hint: typeHint(type), price: priceInWords(price), count: line?.count ?? 0 },
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
