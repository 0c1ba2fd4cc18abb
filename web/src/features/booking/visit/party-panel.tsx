import { useState } from 'react';
import { Button } from '../../../design/controls/button.js';
import { Quantity } from '../../../design/controls/quantity.js';
import { Leaders } from '../../../design/marks/leaders.js';
import { Text } from '../../../design/type/text.js';
import { printedCents, toCents } from '../../../lib/money.js';
import { spelledNumber } from '../../../lib/spelled-number.js';
import { sellsAdultsOnly } from '../../../lib/tickets/party.js';
import type { ChangeProps } from './change-props.js';
import { PanelButtons } from './panel-buttons.js';
import { TicketsPanel } from './tickets-panel.js';
import { usePartyQuote } from './use-party-quote.js';
import { guestsInWords } from './visit-labels.js';

/** The button's label, with the amount. */
function partyButton(now: number, wanted: number, priceCents: number): string {
  const more = wanted - now;
  if (more === 0) return 'Nothing to change';
  const amount = printedCents(Math.abs(more) * priceCents);
  return more > 0
    ? `Pay ${amount} for ${spelledNumber(more)} more`
    : `Come as ${spelledNumber(wanted)}, get ${amount} back`;
}

/** Changes the party: its size where one price was and is sold, otherwise its guests by type. */
export function PartyPanel(props: ChangeProps) {
  const { visit, token } = props;
  const choice = usePartyQuote(token, visit);
  const isPlain = visit.tickets.length <= 1 && sellsAdultsOnly(choice.prices);
  if (choice.isLoading && choice.prices.length === 0) return <Text role="status">Loading prices...</Text>;
  return isPlain ? <SizePanel {...props} /> : <TicketsPanel {...props} choice={choice} />;
}

function SizePanel({ visit, isBusy, change, onLeave }: ChangeProps) {
  const { groupSize } = visit;
  // The tour may take smaller parties by now than when this one booked.
  const most = Math.max(groupSize, visit.maxGroupSize ?? 0);
  const [guests, setGuests] = useState(groupSize);
  const paidCents = toCents(visit.totalAmount);
  const priceCents = paidCents / groupSize;
  const moreCents = (guests - groupSize) * priceCents;
  const paysAtDoor = visit.paymentStatus === 'due';
  const losesFood = visit.foodOrderPlatform !== 'none' && guests < 10;
  return (
    <>
      <Text>Guests, counting yourself</Text>
      <Quantity of="guests" value={guests} least={1} most={most} isTyped onChange={setGuests} />
      <div aria-live="polite">
        <Leaders
          facts={[
            {
              term: `${paysAtDoor ? 'Until now' : 'You have paid'}, ${guestsInWords(groupSize)}`,
              value: printedCents(paidCents),
            },
            {
              term: `${guestsInWords(guests)} at ${printedCents(priceCents)}`,
              value: printedCents(guests * priceCents),
            },
            paysAtDoor
              ? { term: 'You pay at the door', value: printedCents(guests * priceCents), grand: true }
              : {
                  term: moreCents < 0 ? 'Refund to your card' : 'Due today',
                  value: moreCents === 0 ? 'Nothing' : printedCents(Math.abs(moreCents)),
                  grand: true,
                },
          ]}
        />
        {moreCents > 0 && !paysAtDoor ? (
          <Text kind="small" soft mt={3}>
            Charged to the card you paid with.
          </Text>
        ) : null}
        {losesFood ? (
          <Text kind="small" mt={3}>
            Food is for parties of ten or more, so your food order will be canceled.
          </Text>
        ) : null}
      </div>
      <PanelButtons>
        <Button
          disabled={guests === groupSize}
          busy={isBusy}
          onClick={() => void change({ kind: 'party', groupSize: guests })}
        >
          {paysAtDoor && guests !== groupSize
            ? `Come as ${spelledNumber(guests)}`
            : partyButton(groupSize, guests, priceCents)}
        </Button>
        <Button kind="second" onClick={onLeave}>
          Stay {spelledNumber(groupSize)}
        </Button>
      </PanelButtons>
    </>
  );
}
