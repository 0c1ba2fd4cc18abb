import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PartiesOfDayQuery } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { nameOf } from '../../kit/lib/names.js';
import { partyOr } from '../../kit/lib/tickets/ticket-words.js';
import { groupSheet } from '../data/group-sheet.js';
import { useTourNames } from '../data/use-tour-names.js';
import { percent, SeatBar } from '../lists/seat-bar.js';
import { heldWords, seatWords } from '../lists/seat-words.js';
import { groupWords, type Time, timeState } from './calendar-words.js';
import { GuideChooser } from './guide-chooser.js';
import { SeatsForm } from './seats-form.js';

export type Party = NonNullable<PartiesOfDayQuery['bookings']>['bookings'][number];

const List = styled.ul`
  && { grid-column: 1 / -1; }
  && > li { display: flex; flex-wrap: wrap; gap: 0 var(--s-3); padding: 2px 0; border: 0; }
  a { overflow-wrap: anywhere; }
`;

/** Parties of a time, with links to their bookings. @param name of the time */
function PartiesOfTime({ name, parties }: { readonly name: string; readonly parties: readonly Party[] }) {
  if (parties.length === 0) return null;
  return (
    <List aria-label={`Parties, ${name}`}>
      {parties.map(({ id, confirmationCode, firstName, lastName, guests, party, tourName }) => (
        <li key={id}>
          <Link to={`/admin/bookings/${confirmationCode}`}>{nameOf({ firstName, lastName })}</Link>
          <span>{partyOr({ party, guests }, `party of ${guests}`)}</span>
          <span>{tourName}</span>
        </li>
      ))}
    </List>
  );
}

/** Groups that hold seats of a time, have booked them or keep it, with links to their sheets. */
function GroupsOfTime({ name, groups }: { readonly name: string; readonly groups: Time['groups'] }) {
  if (groups.length === 0) return null;
  return (
    <List aria-label={`Groups, ${name}`}>
      {groups.map((group) => (
        <li key={group.number}>
          <Link to={groupSheet(group.number)}>{group.number}</Link>
          <span>{groupWords(group)}</span>
        </li>
      ))}
    </List>
  );
}

/** A time of a day: its tour and guides, its seats, and who has them. */
export function TimeRow({
  date,
  time,
  parties,
  isManager,
  seesGroups,
}: {
  readonly date: string;
  readonly time: Time;
  readonly parties: readonly Party[];
  readonly isManager: boolean;
  readonly seesGroups: boolean;
}) {
  const [changesSeats, setChangesSeats] = useState(false);
  const nameOf = useTourNames();
  const { sold, held, waiting, capacity, displaced } = time;
  const name = `${nameOf(time.tourType)}, ${time.time}`;
  const canChange = isManager && !time.closed && time.planned;
  return (
    <li aria-label={name}>
      <b>{time.time}</b>
      <span>
        {nameOf(time.tourType)}
        {isManager && time.planned ? <GuideChooser date={date} time={time} /> : null}
      </span>
      <span>
        {seatWords(time)}
        {held > 0 ? `, ${heldWords(time)}` : ''}
        {waiting > 0 ? `, ${waiting} waiting` : ''}
        {displaced > 0 ? `, ${displaced} to answer` : ''}
        <SeatBar $sold={percent(sold, capacity)} $held={percent(held, capacity)} />
      </span>
      <span>{timeState(time)}</span>
      <span data-actions="">
        {canChange && !changesSeats ? (
          <ToolButton aria-label={`Seats of ${name}`} onClick={() => setChangesSeats(true)}>
            Seats
          </ToolButton>
        ) : null}
        {canChange && changesSeats ? (
          <SeatsForm date={date} time={time} onClose={() => setChangesSeats(false)} />
        ) : null}
      </span>
      {seesGroups ? <GroupsOfTime name={name} groups={time.groups} /> : null}
      <PartiesOfTime name={name} parties={parties} />
    </li>
  );
}
