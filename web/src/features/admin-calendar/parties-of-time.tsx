import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PartiesOfDayQuery } from '../../generated/staff-operations.js';
import { partyOr } from '../../lib/tickets/ticket-words.js';

export type Party = NonNullable<PartiesOfDayQuery['bookings']>['bookings'][number];

const List = styled.ul`
  && { grid-column: 1 / -1; }
  && > li { display: flex; flex-wrap: wrap; gap: 0 var(--s-3); padding: 2px 0; border: 0; }
  a { overflow-wrap: anywhere; }
`;

/** Who comes at a time: the party's name leads to its booking. @param name of the time */
export function PartiesOfTime({ name, parties }: { readonly name: string; readonly parties: readonly Party[] }) {
  if (parties.length === 0) return null;
  return (
    <List aria-label={`Parties, ${name}`}>
      {parties.map(({ id, confirmationCode, firstName, lastName, groupSize, party, tourName }) => (
        <li key={id}>
          <Link to={`/admin/bookings/${confirmationCode}`}>
            {firstName} {lastName}
          </Link>
          <span>{partyOr({ party, groupSize }, `party of ${groupSize}`)}</span>
          <span>{tourName}</span>
        </li>
      ))}
    </List>
  );
}
