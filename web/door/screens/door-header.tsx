import { styled } from 'styled-components';
import { nightColors } from '../../kit/design/ground/ground.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { media } from '../../kit/design/media.js';
import { dayWithoutYear } from '../../kit/lib/venue-dates.js';
import type { KeptStaff } from '../data/door-database.js';

const Bar = styled.header`
  ${nightColors}
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 3.25rem;
  padding: 0 var(--gutter) 0 4px;
  background: var(--night);
  color: var(--fg);
  a { width: var(--target); height: var(--target); display: grid; place-items: center; color: var(--brass-lit); }
  h1 { font: 600 1.25rem/1 var(--ui); color: var(--brass-lit); }
  p { margin-left: auto; font-size: var(--t-2); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  ${media.belowTablet} { p span { display: none; } }
  ${media.print} { display: none; }
`;

interface DoorHeaderProps {
  /** Of the stored day, YYYY-MM-DD. */
  readonly date: string | undefined;
  readonly staff: KeptStaff | undefined;
}

export function DoorHeader({ date, staff }: DoorHeaderProps) {
  return (
    <Bar>
      <a href="/admin" aria-label="Back to the Admin Panel">
        <Icon name="back" size={22} />
      </a>
      <h1>Door</h1>
      <p>
        {date === undefined ? null : dayWithoutYear(date)}
        {staff ? <span>{`, ${staff.name}, ${staff.role}`}</span> : null}
      </p>
    </Bar>
  );
}
