import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SignOutButton } from '../../admin/session/sign-out-button.js';
import type { Staff } from '../../admin/session/staff-client.js';
import { venue } from '../../content/venue.js';
import { GateMark } from '../../design/marks/gate-mark.js';
import { media } from '../../design/media.js';

const Bar = styled.header`
  --slit: var(--raised);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  min-height: 3.5rem;
  padding-inline: var(--gutter);
  background: var(--raised);
  border-bottom: 1px solid var(--edge);
  ${media.print} { display: none; }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: var(--target);
  font: 400 1.0625rem/1 var(--sign);
  text-decoration: none;
  white-space: nowrap;
  svg { flex: none; }
  ${media.tiny} { span { display: none; } }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  font-size: var(--t-2);
  color: var(--fg-soft);
  white-space: nowrap;
  ${media.belowTablet} { > span { display: none; } }
`;

/** The logo, which links to the site, and who is signed in. */
export function StaffBar({ staff }: { readonly staff: Staff | undefined }) {
  return (
    <Bar>
      <Brand to="/" aria-label={`${venue.name}, home`}>
        <GateMark width={36} />
        <span aria-hidden="true">{venue.name}</span>
      </Brand>
      {staff ? (
        <Who>
          <span>
            <b>{staff.name}</b>, {staff.role}
          </span>
          <SignOutButton />
        </Who>
      ) : null}
    </Bar>
  );
}
