import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { guestsIn, type Party } from '../../kit/lib/tickets/party.js';
import { refusalOf } from '../../kit/lib/tickets/party-rules.js';
import { longDate, printedTime } from '../../kit/lib/venue-dates.js';
import { PartyField } from '../../kit/party/party-field.js';
import { seatLabel } from '../calendar/seat-labels.js';
import type { BookedTour } from '../state/booked-tour.js';
import { PartySum, ProofNote } from './party-sum.js';
import type { ChosenStart } from './use-start-prices.js';
import type { StartSeats } from './use-start-seats.js';

interface WhoIsComingProps {
  readonly state: ChosenStart;
  readonly tour: BookedTour;
  readonly party: Party;
  readonly seats: Pick<StartSeats, 'slot'>;
  /** Attempts to go on. After the first one, messages say what does not fit. */
  readonly tries: number;
  /** Why the party cannot come, other than by the rules of its types. */
  readonly fault?: string | undefined;
  readonly onParty: (party: Party) => void;
}

function useFocusedRefusal(isRefused: boolean, tries: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0 && isRefused) place.current?.focus();
  }, [tries, isRefused]);
  return place;
}

export function WhoIsComing({ state, tour, party, seats, tries, fault, onParty }: WhoIsComingProps) {
  const { prices, maxGroupSize } = tour;
  const refusal = tries > 0 ? refusalOf(party, prices) : undefined;
  const title = refusal?.title ?? fault;
  const place = useFocusedRefusal(title !== undefined, tries);
  const day = state.date && longDate(state.date);
  const time = state.time && printedTime(state.time);
  const left = seats.slot && seatLabel(tour.type, seats.slot).words;
  return (
    <>
      <Text soft>
        {day && time ? t`${day}, ${time}.` : ''} {left === undefined ? '' : `${left}.`}
      </Text>
      {title === undefined ? null : (
        <div ref={place} tabIndex={-1}>
          <Notice tone="refused" title={title} alert>
            {refusal?.text}
          </Notice>
        </div>
      )}
      <PartyField {...{ prices, party, mostGuests: maxGroupSize, refusal, onParty }} />
      <PartySum party={party} prices={prices} />
      {guestsIn(party) === 0 ? null : <ProofNote party={party} prices={prices} />}
    </>
  );
}
