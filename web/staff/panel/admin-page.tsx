import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { dataClient } from '../../kit/data/data-client.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { media } from '../../kit/design/media.js';
import { ListLoading } from '../../kit/desk/list-states.js';
import type { SessionState } from '../../kit/staff-session/session-state.js';
import { checkSession, useSession, watchSession } from '../../kit/staff-session/session-store.js';
import type { Staff, StaffRole } from '../../kit/staff-session/staff-client.js';
import { AdminGround, AdminMain } from '../layout/admin-layout.js';
import { AdminSearch } from '../search/admin-search.js';
import { ChoosePassword } from '../session/choose-password.js';
import { SessionExpired } from '../session/session-expired.js';
import { SessionUnavailable } from '../session/session-unavailable.js';
import { SignInPage } from '../session/sign-in-page.js';
import { SignOutButton } from '../session/sign-out-button.js';
import { usePasswordToken } from '../session/use-password-token.js';
import { preparePage } from './admin-pages.js';
import { AdminPanel } from './admin-panel.js';
import { pageAddress, pageLabels, pageNamed, pagesFor } from './page-names.js';
import { useAskedPage } from './use-asked-page.js';

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

const Brand = styled.a`
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

function StaffBar({ staff }: { readonly staff: Staff | undefined }) {
  return (
    <Bar>
      <Brand href="/" aria-label={`${thisHouse.name}, home`} data-short={staff ? '' : undefined}>
        <thisHouse.Logo width={36} />
        <span aria-hidden="true">{thisHouse.name}</span>
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

/** /admin (product.md §2.13): the panel with a staff session, else the sign-in. */
export function AdminPage() {
  const session = useSession();
  const { token, forget } = usePasswordToken();
  const hasSignedIn = session.status === 'signedIn' && session.byForm;
  // A mailed link comes before another person's session in this browser.
  const opensLink = token !== undefined && !hasSignedIn && session.status !== 'checking';

  useEffect(() => {
    // As on the site's pages (`kit/frame/page-ready.tsx`): from now on the page answers.
    document.documentElement.dataset.hydrated = '';
    void checkSession();
    return watchSession();
  }, []);

  // While the server says whose session it is. Most likely, it is the page that a manager would see.
  const { named, booking } = useAskedPage();
  useEffect(() => void preparePage(pageNamed(named, 'manager', booking), booking), [named, booking]);

  useEffect(() => {
    if (hasSignedIn) forget();
  }, [hasSignedIn, forget]);

  return (
    <ApolloProvider client={dataClient}>
      <AdminGround>
        <StaffBar staff={opensLink || !('staff' in session) ? undefined : session.staff} />
        {opensLink ? (
          <AdminMain id="main" tabIndex={-1}>
            <ChoosePassword token={token} />
          </AdminMain>
        ) : (
          <PanelOrSignIn session={session} />
        )}
      </AdminGround>
    </ApolloProvider>
  );
}

function PanelOrSignIn({ session }: { readonly session: SessionState }) {
  if ('staff' in session) {
    return (
      <>
        <AdminPanel role={session.staff.role} takesFocus={session.status === 'signedIn' && session.byForm} />
        <SessionExpired open={session.status === 'expired'} email={session.staff.email} />
      </>
    );
  }
  return (
    <AdminMain id="main" tabIndex={-1} aria-busy={session.status === 'checking'}>
      {session.status === 'checking' ? (
        <>
          <VisuallyHidden as="h1">Admin Panel</VisuallyHidden>
          <ListLoading label="the panel" />
        </>
      ) : null}
      {session.status === 'unknown' ? <SessionUnavailable /> : null}
      {session.status === 'signedOut' ? <SignInPage afterSignOut={session.byButton} /> : null}
    </AdminMain>
  );
}
