import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SignOutButton } from '../../admin/session/sign-out-button.js';
import type { Staff, StaffRole } from '../../admin/session-state/staff-client.js';
import { venue } from '../../content/venue.js';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import { GateMark } from '../../design/marks/gate-mark.js';
import { media } from '../../design/media.js';
import { AdminSearch } from '../../features/admin-search/admin-search.js';
import { pageAddress, pageLabels, pagesFor } from './page-names.js';

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
  ${media.fromSideColumn} { padding-inline: var(--s-5); }
  ${media.belowTablet} { flex-wrap: wrap; }
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
  ${media.belowTablet} { &[data-short] span { display: none; } }
  ${media.tiny} { span { display: none; } }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  font-size: var(--t-2);
  color: var(--fg-soft);
  white-space: nowrap;
  flex: none;
  ${media.belowTablet} { flex: 0 1 auto; min-width: 0; }
  > a { min-width: 0; color: var(--fg-soft); min-height: var(--target); overflow: hidden; line-height: var(--target); text-overflow: ellipsis; text-decoration: none; }
  > a:hover { text-decoration: underline; }
  b { color: var(--fg); }
  > button { flex: none; }
`;

function foundPagesOf(role: StaffRole) {
  return pagesFor(role).map((page) => ({ to: pageAddress(page), name: pageLabels[page], detail: '' }));
}

const withRecords: readonly StaffRole[] = ['desk', 'manager'];

/** The logo, which links to the site, the search, and who is signed in. */
export function StaffBar({ staff }: { readonly staff: Staff | undefined }) {
  return (
    <Bar>
      <Brand to="/" aria-label={`${venue.name}, home`} data-short={staff ? '' : undefined}>
        <GateMark width={36} />
        <span aria-hidden="true">{venue.name}</span>
      </Brand>
      {staff ? (
        <>
          <AdminSearch
            pages={foundPagesOf(staff.role)}
            placeholder={withRecords.includes(staff.role) ? 'Name, e-mail, phone or code' : 'Find a page'}
          />
          <Who>
            <Link to={pageAddress('account')}>
              <VisuallyHidden>My account: </VisuallyHidden>
              <b>{staff.name}</b>, {staff.role}
            </Link>
            <SignOutButton />
          </Who>
        </>
      ) : null}
    </Bar>
  );
}
