import { useEffect, useRef, useState } from 'react';
import { spelledNumber } from '../../kit/lib/spelled-number.js';
import { unbrokenDates } from '../../kit/lib/unbroken-dates.js';
import { longDate, venueTime } from '../../kit/lib/venue-dates.js';
import { type Day, owedBy } from '../data/day.js';
import type { DoorPhone } from '../data/door-phone.js';
import { timeOf } from '../data/manifest.js';
import { LeadTime } from '../parts/lead-time.js';
import { PartyTags } from '../parts/party-tags.js';
import { guestWords } from '../parts/party-words.js';
import { DecideForm, type DecideFormProps } from './decide-form.js';
import type { Judged } from './judge.js';
import { subjectOf } from './seen.js';
import { TakeOutForm } from './take-out-form.js';
import { Compared, Explained, InAlready, Inside, MovedTo, Screen, Top, Types, Who } from './verdict-parts.js';
import { VerdictSign } from './verdict-sign.js';
import { verdictWords } from './verdict-words.js';
import { WaiverAtDoor } from './waiver-at-door.js';

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
  const isHere = 'missing' in verdict;
  const mayAdmit = isOverriding || (isHere && verdict.missing > 0);
  const owed = isHere && party ? owedBy(party, day) : undefined;
  const subject = subjectOf(judged, words.heading ?? '', time?.tourNames);

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
        {party && (mayAdmit || isHere) && !foreign ? (
          <>
            <WaiverAtDoor {...{ party, hasSignal, onSignedOut }} onSigned={onWaiverSigned} />
            <PartyTags party={{ ...party, toPay: null }} hasWaivers={party.waivers.signed >= party.waivers.of} />
          </>
        ) : null}
        <DecideForm
          {...rest}
          owed={owed}
          isForeign={foreign !== undefined || isOfOtherDay}
          judged={judged}
          name={subject.name}
          isOverriding={isOverriding}
          onOverride={() => setIsOverriding(true)}
        />
        {judged.admitted > 0 && isHere && !foreign ? (
          <TakeOutForm judged={judged} name={subject.name} onSeen={rest.onSeen} />
        ) : null}
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
