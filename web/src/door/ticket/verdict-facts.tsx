import { spelledNumber } from '../../features/booking/state/spelled-number.js';
import { longDate } from '../../lib/venue-dates.js';
import { venueTime } from '../parts/venue-time.js';
import type { Judged } from './judge.js';
import type { subjectOf } from './seen.js';
import { Compared, Explained, InAlready, MovedTo, Who } from './verdict-parts.js';

function guests(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`;
}

interface VerdictFactsProps {
  readonly judged: Judged;
  readonly subject: ReturnType<typeof subjectOf>;
  /** Explains the verdict. */
  readonly text: string | undefined;
}

/** Whose ticket it is, and what is to be known of it. */
export function VerdictFacts({ judged, subject, text }: VerdictFactsProps) {
  const { verdict, facts, admitted } = judged;
  const { name, time, tourName, size } = subject;
  return (
    <>
      <Who>
        {name}
        {time === '' ? null : <small>{`${time}, ${tourName}, party of ${spelledNumber(size)}`}</small>}
      </Who>
      {'missing' in verdict && admitted > 0 ? (
        <InAlready>
          <b>
            {admitted} of {size}
          </b>
          already in
        </InAlready>
      ) : null}
      {verdict.kind === 'CHANGED' && facts ? (
        <Compared>
          <div>
            <dt>On the ticket</dt>
            <dd>{`${venueTime(facts.startsAt.toISOString())}, ${guests(facts.groupSize)}`}</dd>
          </div>
          <div>
            <dt>Booked now</dt>
            <dd>{`${verdict.party.time}, ${guests(verdict.party.groupSize)}`}</dd>
          </div>
        </Compared>
      ) : null}
      {text === undefined ? null : <Explained>{text}</Explained>}
      {verdict.kind === 'MOVED' && verdict.party.movedTo ? (
        <MovedTo>
          {longDate(verdict.party.movedTo.date)}
          <b>{verdict.party.movedTo.time}</b>
        </MovedTo>
      ) : null}
    </>
  );
}
