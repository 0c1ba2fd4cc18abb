import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { AdminGround, AdminMain } from '../../admin/layout/admin-layout.js';
import { ChoosePassword } from '../../admin/session/choose-password.js';
import { SessionExpired } from '../../admin/session/session-expired.js';
import { SessionUnavailable } from '../../admin/session/session-unavailable.js';
import { SignInPage } from '../../admin/session/sign-in-page.js';
import { usePasswordToken } from '../../admin/session/use-password-token.js';
import type { SessionState } from '../../admin/session-state/session-state.js';
import { checkSession, useSession } from '../../admin/session-state/session-store.js';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import { dataClient } from '../data/data-client.js';
import { AdminPanel } from './admin-panel.js';
import { StaffBar } from './staff-bar.js';

/** /admin (product.md §2.13): the panel with a staff session, the sign-in without one. */
export function AdminPage() {
  const session = useSession();
  const { token, forget } = usePasswordToken();
  const hasSignedIn = session.status === 'signedIn' && session.byForm;
  // A mailed link comes before the session of somebody else in this browser.
  const opensLink = token !== undefined && !hasSignedIn && session.status !== 'checking';

  useEffect(() => void checkSession(), []);

  useEffect(() => {
    if (hasSignedIn) forget();
  }, [hasSignedIn, forget]);

  return (
    <ApolloProvider client={dataClient}>
      <AdminGround>
        <meta name="robots" content="noindex" />
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
      {session.status === 'checking' ? <VisuallyHidden as="h1">Admin Panel</VisuallyHidden> : null}
      {session.status === 'unknown' ? <SessionUnavailable /> : null}
      {session.status === 'signedOut' ? <SignInPage afterSignOut={session.byButton} /> : null}
    </AdminMain>
  );
}
