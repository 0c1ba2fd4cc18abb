import { styled } from 'styled-components';
import type { StaffMemberFragment } from '../../generated/staff-operations.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import type { Column } from '../lists/column.js';
import { DetailsButton, RowButton } from '../lists/row-button.js';
import { OnCard } from '../lists/row-details.js';
import type { OpenRows } from '../lists/use-open-rows.js';
import { roleWords, stateWords } from './role-labels.js';

const Address = styled.small`
  display: block;
  font-size: var(--t-2);
  min-width: 11.5rem;
  font-weight: 400;
`;

export type StaffAction = 'role' | 'disable' | 'enable' | 'invite' | 'signOut' | 'endLink';

export function staffColumns(
  openRows: OpenRows,
  onAction: (action: StaffAction, member: StaffMemberFragment) => void,
): readonly Column<StaffMemberFragment>[] {
  return [
    {
      id: 'name',
      label: 'Name',
      place: 'name',
      sortBy: ({ name }) => name.toLowerCase(),
      cell: ({ name, email }) => (
        <>
          {name}
          <Address>{email}</Address>
        </>
      ),
    },
    {
      id: 'role',
      label: 'Role',
      place: 'line',
      whole: true,
      sortBy: ({ role }) => role,
      cell: ({ role }) => roleWords[role].label,
    },
    {
      id: 'seen',
      label: 'Last sign-in',
      place: 'line',
      sortBy: ({ lastSignInAt }) => lastSignInAt ?? '',
      cell: ({ lastSignInAt }) => (
        <>
          <OnCard>Last sign-in: </OnCard>
          {lastSignInAt ? venueDateTime(lastSignInAt) : 'Never'}
        </>
      ),
    },
    {
      id: 'state',
      label: 'State',
      place: 'state',
      sortBy: ({ state }) => state,
      cell: ({ state }) => <StateMark tone={stateWords[state][0]}>{stateWords[state][1]}</StateMark>,
    },
    {
      id: 'actions',
      label: 'Actions',
      quiet: true,
      place: 'actions',
      cell: (member) => (
        <>
          <RowButton
            icon="edit"
            label="Change role"
            of={`of ${member.name}`}
            onClick={() => onAction('role', member)}
          />
          {member.state === 'INVITED' ? (
            <RowButton icon="again" label="Invite again" of={member.name} onClick={() => onAction('invite', member)} />
          ) : null}
          {member.state === 'DISABLED' ? (
            <RowButton icon="again" label="Enable" of={member.name} onClick={() => onAction('enable', member)} />
          ) : (
            <RowButton icon="remove" label="Disable" of={member.name} onClick={() => onAction('disable', member)} />
          )}
          <DetailsButton id={member.id} openRows={openRows} label="Sessions" of={`of ${member.name}`} />
        </>
      ),
    },
  ];
}
