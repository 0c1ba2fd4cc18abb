import { useEffect, useRef, useState } from 'react';
import { spelledNumber } from '../../lib/spelled-number.js';
import { unbrokenDates } from '../../lib/unbroken-dates.js';
import { longDate, venueTime } from '../../lib/venue-dates.js';
import type { Day } from '../data/day.js';
import type { DoorPhone } from '../data/door-phone.js';
import { timeOf } from '../data/manifest.js';
import { LeadTime } from '../parts/lead-time.js';
import { PartyTags } from '../parts/party-tags.js';
import { guestWords } from '../parts/party-words.js';
import { DecideForm, type DecideFormProps } from './decide-form.js';
import type { Judged } from './judge.js';
import { subjectOf } from './seen.js';
import type { VerdictLook } from './verdict-look.js';
import { Compared, Explained, InAlready, Inside, MovedTo, Screen, Top, Types, Who } from './verdict-parts.js';
import { verdictWords } from './verdict-words.js';
import { WaiverAtDoor } from './waiver-at-door.js';

const cross = <path d="M30 30l36 36M66 30L30 66" stroke="var(--v)" strokeWidth="9" />;
const octagon = <path d="M30 4h36l26 26v36L66 92H30L4 66V30z" fill="currentColor" />;
const disc = <circle cx="48" cy="48" r="44" fill="currentColor" />;

/** A shape for each verdict, because color must not be the only sign. */
const signs: Readonly<Record<VerdictLook, React.ReactNode>> = {
  admit: (
    <>
      {disc}
      <path d="M26 50l15 15 30-33" fill="none" stroke="var(--v)" strokeWidth="9" />
    </>
  ),
  new: (
    <>
      {disc}
      <path d="M48 24v48M24 48h48" stroke="var(--v)" strokeWidth="9" />
    </>
  ),
  changed: (
    <>
      <path d="M48 4L92 88H4z" fill="currentColor" />
      <path d="M48 34v26M48 68v8" stroke="var(--v)" strokeWidth="8" />
    </>
  ),
  inside: (
    <>
      <path d="M48 4L92 88H4z" fill="currentColor" />
      <path d="M34 54h28M34 68h28" stroke="var(--v)" strokeWidth="8" />
    </>
  ),
  unknown: (
    <>
      <path d="M48 4L92 88H4z" fill="currentColor" />
      <path d="M38 46a10 10 0 1 1 15 9c-4 2-5 4-5 8M48 70v8" fill="none" stroke="var(--v)" strokeWidth="8" />
    </>
  ),
  cancelled: (
    <>
      {octagon}
      {cross}
    </>
  ),
  moved: (
    <>
      {octagon}
      <path d="M24 48h44M52 30l18 18-18 18" fill="none" stroke="var(--v)" strokeWidth="9" />
    </>
  ),
  foreign: (
    <>
      {octagon}
      <path d="M34 36a14 14 0 1 1 21 12c-5 3-7 6-7 11M48 68v9" fill="none" stroke="var(--v)" strokeWidth="9" />
    </>
  ),
};

function VerdictSign({ look }: { readonly look: VerdictLook }) {
  return (
    <svg width="88" height="88" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      {signs[look]}
    </svg>
  );
}

interface VerdictScreenProps extends Pick<DecideFormProps, 'judged' | 'onSeen' | 'onSell' | 'onLookUp'> {
  readonly phone: DoorPhone;
  /** Guides let in who comes to the times that they lead. */
  readonly isGuide: boolean;
  readonly day: Day;
  readonly hasSignal: boolean;
  readonly onWaiverSigned: () => void;
  readonly onSignedOut: () => void;
}

export function VerdictScreen(props: VerdictScreenProps) {
  const { judged, phone, isGuide, day, hasSignal, onWaiverSigned, onSignedOut, ...rest } = props;
  const { verdict, facts } = judged;
  const words = verdictWords(judged, day);
  const [isOverriding, setIsOverriding] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const party = 'party' in verdict ? verdict.party : undefined;
  const ticket = facts?.tourType && { tourType: facts.tourType, startsAt: facts.startsAt.toISOString() };
  const shown = party ?? ticket;
  const time = shown && timeOf(shown, day.times);
  const isOfOtherDay = isGuide && !party && ticket !== undefined && !time;
  const foreign = isGuide && time?.isOwn === false ? time : undefined;
  const mayAdmit = isOverriding || ('missing' in verdict && verdict.missing > 0);
  const subject = subjectOf(judged, words.heading ?? '');

  return (
    <Screen $look={words.look} aria-labelledby="verdict" data-unfinished="">
      <Top $look={words.look}>
        <VerdictSign look={words.look} />
        <div>
          <h2 id="verdict" ref={title} tabIndex={-1}>
            {words.title}
          </h2>
          <p>{unbrokenDates(words.subtitle)}</p>
        </div>
      </Top>
      <Inside>
        <VerdictFacts judged={judged} subject={subject} text={words.text} />
        {foreign ? <Foreign {...{ phone, hasSignal }} time={foreign} onLed={() => title.current?.focus()} /> : null}
        {party && mayAdmit && !foreign ? (
          <>
            <WaiverAtDoor {...{ party, hasSignal, onSignedOut }} onSigned={onWaiverSigned} />
            <PartyTags party={party} hasWaivers={party.waivers.signed >= party.waivers.of} />
          </>
        ) : null}
        <DecideForm
          {...rest}
          isForeign={foreign !== undefined || isOfOtherDay}
          judged={judged}
          name={subject.name}
          isOverriding={isOverriding}
          onOverride={() => setIsOverriding(true)}
        />
      </Inside>
    </Screen>
  );
}

/** Whoever leads the time lets its parties in. */
function Foreign(props: React.ComponentProps<typeof LeadTime>) {
  return (
    <>
      <Explained>You do not lead this time, so this phone cannot count its guests.</Explained>
      <LeadTime {...props} />
    </>
  );
}

interface VerdictFactsProps {
  readonly judged: Judged;
  readonly subject: ReturnType<typeof subjectOf>;
  readonly text: string | undefined;
}

/** Whose ticket it is, and what staff must know about it. */
function VerdictFacts({ judged, subject, text }: VerdictFactsProps) {
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
