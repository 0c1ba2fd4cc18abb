import { spelledNumber } from '../../lib/spelled-number.js';
import { longDate, venueTime } from '../../lib/venue-dates.js';
import { guestWords } from '../parts/party-words.js';
import type { Judged } from './judge.js';
import type { subjectOf } from './seen.js';
import { Compared, Explained, InAlready, MovedTo, Types, Who } from './verdict-parts.js';

interface VerdictFactsProps {
  readonly judged: Judged;
  readonly subject: ReturnType<typeof subjectOf>;
  /** Explains the verdict. */
  readonly text: string | undefined;
}

/** Whose ticket it is, and what is to be known of it. */
export function VerdictFacts({ judged, subject, text }: VerdictFactsProps) {
  const { verdict, facts, admitted } = judged;
  const { name, time, tourName, size, types } = subject;
  return (
    <>
      <Who>
        {name}
        {time === '' ? null : <small>{`${time}, ${tourName}, party of ${spelledNumber(size)}`}</small>}
      </Who>
      {types === undefined ? null : <Types>{types}</Types>}
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
            <dd>{`${venueTime(facts.startsAt.toISOString())}, ${guestWords(facts)}`}</dd>
          </div>
          <div>
            <dt>Booked now</dt>
            <dd>{`${verdict.party.time}, ${guestWords(verdict.party)}`}</dd>
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
