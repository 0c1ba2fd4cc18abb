import { useEffect, useRef, useState } from 'react';
import { unbrokenDates } from '../../lib/unbroken-dates.js';
import type { Day } from '../data/day.js';
import { PartyTags } from '../parts/party-tags.js';
import { DecideForm, type DecideFormProps } from './decide-form.js';
import { subjectOf } from './seen.js';
import { VerdictFacts } from './verdict-facts.js';
import { Inside, Screen, Top } from './verdict-parts.js';
import { VerdictSign } from './verdict-sign.js';
import { verdictWords } from './verdict-words.js';
import { WaiverAtDoor } from './waiver-at-door.js';

interface VerdictScreenProps extends Pick<DecideFormProps, 'judged' | 'onSeen' | 'onSell' | 'onLookUp'> {
  readonly day: Day;
  readonly hasSignal: boolean;
  readonly onWaiverSigned: () => void;
  readonly onSignedOut: () => void;
}

/** What the phone says of a ticket, and what staff do about it. */
export function VerdictScreen({ judged, day, hasSignal, onWaiverSigned, onSignedOut, ...rest }: VerdictScreenProps) {
  const { verdict } = judged;
  const words = verdictWords(judged, day);
  const [isOverriding, setIsOverriding] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const party = 'party' in verdict ? verdict.party : undefined;
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
        {party && mayAdmit ? (
          <>
            <WaiverAtDoor {...{ party, hasSignal, onSignedOut }} onSigned={onWaiverSigned} />
            <PartyTags party={party} hasWaivers={party.waivers.signed >= party.waivers.of} />
          </>
        ) : null}
        <DecideForm
          {...rest}
          judged={judged}
          name={subject.name}
          isOverriding={isOverriding}
          onOverride={() => setIsOverriding(true)}
        />
      </Inside>
    </Screen>
  );
}
