import { useState } from 'react';
import { Button } from '../../../design/controls/button.js';
import { Quantity } from '../../../design/controls/quantity.js';
import { Leaders } from '../../../design/marks/leaders.js';
import { Text } from '../../../design/type/text.js';
import { mayOrderFood } from '../../../lib/food-dishes.js';
import { printedCents, toCents } from '../../../lib/money.js';
import { spelledNumber } from '../../../lib/spelled-number.js';
import { ADULT, linesOf, pricesOf, sumOf } from '../../../lib/tickets/party.js';
import type { ChangeProps } from './change-props.js';
import { PanelButtons } from './panel-buttons.js';
import { guestsInWords } from './visit-labels.js';

/** The button's label, with the amount. */
function sizeButton(now: number, wanted: number, moreCents: number): string {
  if (wanted === now) return 'Nothing to change';
  const amount = printedCents(Math.abs(moreCents));
  return wanted > now
    ? `Pay ${amount} for ${spelledNumber(wanted - now)} more`
    : `Come as ${spelledNumber(wanted)}, get ${amount} back`;
}

interface SizePanelProps extends ChangeProps {
  /** What each guest has paid, US dollars: who is added pays the same. */
  readonly price: string;
}

/** Changes the size of a party whose guests all pay the same. */
export function SizePanel({ visit, isBusy, change, onLeave, price }: SizePanelProps) {
  const { groupSize } = visit;
  // The tour may take smaller parties by now than when this one booked.
  const most = Math.max(groupSize, visit.maxGroupSize ?? 0);
  const [guests, setGuests] = useState(groupSize);
  const costs = sumOf(linesOf({ [ADULT]: guests }, pricesOf({ price, prices: null })));
  const moreCents = costs - toCents(visit.totalAmount);
  const paysAtDoor = visit.paymentStatus === 'due';
  const losesFood = visit.foodOrderPlatform !== 'none' && !mayOrderFood(guests);
  return (
    <>
      <Text>Guests, counting yourself</Text>
      <Quantity of="guests" value={guests} least={1} most={most} isTyped onChange={setGuests} />
      <div aria-live="polite">
        <Leaders
          facts={[
            {
              term: `${paysAtDoor ? 'Until now' : 'You have paid'}, ${guestsInWords(groupSize)}`,
              value: `$${visit.totalAmount}`,
            },
            { term: `${guestsInWords(guests)} at $${price}`, value: printedCents(costs) },
            paysAtDoor
              ? { term: 'You pay at the door', value: printedCents(costs), grand: true }
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
            : sizeButton(groupSize, guests, moreCents)}
        </Button>
        <Button kind="second" onClick={onLeave}>
          Stay {spelledNumber(groupSize)}
        </Button>
      </PanelButtons>
    </>
  );
}
