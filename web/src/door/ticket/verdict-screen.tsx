import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { spelledNumber } from '../../features/booking/state/spelled-number.js';
import { longDate } from '../../lib/venue-dates.js';
import type { Day } from '../data/day.js';
import type { Seen } from '../data/door-phone.js';
import { PartyTags } from '../parts/party-tags.js';
import { venueTime } from '../parts/venue-time.js';
import type { Judged } from './judge.js';
import { PeoplePicker } from './people-picker.js';
import { seenOf, sizeOf, subjectOf } from './seen.js';
import { Actions, Compared, Explained, InAlready, Inside, MovedTo, Screen, Top, Who } from './verdict-parts.js';
import { VerdictSign } from './verdict-sign.js';
import { verdictWords } from './verdict-words.js';
import { WaiverAtDoor } from './waiver-at-door.js';

interface VerdictScreenProps {
  readonly judged: Judged;
  readonly day: Day;
  readonly hasSignal: boolean;
  /** Resolves once the scan is kept; nobody is let in before. */
  readonly onSeen: (seen: Seen, told: string) => Promise<void>;
  readonly onSell: () => void;
  readonly onLookUp: () => void;
  readonly onWaiverSigned: () => void;
}

/** Keeps each time of day on one line. */
function wholeTimes(text: string): string {
  return text.replaceAll(/ (?=[AP]M\b)/g, '\u00a0');
}

/** What the phone says of a ticket, and what staff do about it. */
export function VerdictScreen(props: VerdictScreenProps) {
  const { judged, day, hasSignal, onSeen, onSell, onLookUp, onWaiverSigned } = props;
  const { verdict, facts, admitted } = judged;
  const words = verdictWords(judged, day);
  const missing = 'missing' in verdict ? verdict.missing : 0;
  const [isOverriding, setIsOverriding] = useState(false);
  const mayAdmit = missing > 0 || isOverriding;
  const most = missing > 0 ? missing : sizeOf(judged);
  const [people, setPeople] = useState(Math.max(1, most));
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const party = 'party' in verdict ? verdict.party : undefined;
  const { name, time, tourName, size } = subjectOf(judged, words.heading ?? '');

  const finish = async (letIn: number): Promise<void> => {
    if (isOverriding && letIn > 0 && reason.trim() === '') {
      setError('Please write why they are let in.');
      return;
    }
    setIsBusy(true);
    try {
      const seen = seenOf(judged, letIn, isOverriding && letIn > 0 ? reason.trim() : null);
      await onSeen(seen, letIn > 0 ? `${name}: ${letIn} let in.` : '');
    } catch {
      setIsBusy(false);
      setError('This phone could not save the scan, and no one was counted. Write the name down and tell the desk.');
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void finish(mayAdmit ? people : 0);
  };

  return (
    <Screen $look={words.look} aria-labelledby="verdict">
      <Top $look={words.look}>
        <VerdictSign look={words.look} />
        <div>
          <h2 id="verdict" ref={title} tabIndex={-1}>
            {words.title}
          </h2>
          <p>{wholeTimes(words.subtitle)}</p>
        </div>
      </Top>
      <Inside>
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
        {words.text === undefined ? null : <Explained>{words.text}</Explained>}
        {verdict.kind === 'MOVED' && verdict.party.movedTo ? (
          <MovedTo>
            {longDate(verdict.party.movedTo.date)}
            <b>{verdict.party.movedTo.time}</b>
          </MovedTo>
        ) : null}
        {party && mayAdmit ? (
          <>
            <WaiverAtDoor party={party} hasSignal={hasSignal} onSigned={onWaiverSigned} />
            <PartyTags party={party} hasWaivers={party.waivers.signed >= party.waivers.of} />
          </>
        ) : null}
        <form noValidate aria-label="Decide" onSubmit={submit}>
          {mayAdmit ? (
            <PeoplePicker
              legend={verdict.kind === 'CHANGED' ? 'Use the booking. How many now?' : 'How many now?'}
              most={most}
              value={people}
              onChange={setPeople}
            />
          ) : null}
          {isOverriding ? (
            <TextField
              label="Why are they let in?"
              maxLength={500}
              value={reason}
              error={error}
              onChange={({ target }) => setReason(target.value)}
            />
          ) : null}
          {error === undefined || isOverriding ? null : <p role="alert">{error}</p>}
          <Actions>
            <ToolButton kind="main" type="submit" busy={isBusy}>
              {mayAdmit ? `Admit ${people}` : 'Next scan'}
            </ToolButton>
            {mayAdmit ? <ToolButton onClick={() => void finish(0)}>Not now</ToolButton> : null}
            {verdict.kind === 'CANCELLED' && !isOverriding ? (
              <ToolButton onClick={() => void finish(0).then(onSell)}>Sell seats now</ToolButton>
            ) : null}
            {verdict.kind === 'NOT_OURS' && !isOverriding ? (
              <ToolButton onClick={() => void finish(0).then(onLookUp)}>Look up the name</ToolButton>
            ) : null}
            {mayAdmit || sizeOf(judged) === 0 ? null : (
              <ToolButton kind="quiet" onClick={() => setIsOverriding(true)}>
                {words.look === 'inside' ? 'Admit more, with a reason' : 'Admit anyway, with a reason'}
              </ToolButton>
            )}
          </Actions>
        </form>
      </Inside>
    </Screen>
  );
}

function guests(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`;
}
