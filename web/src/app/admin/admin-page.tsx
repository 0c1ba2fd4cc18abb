import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { AdminGround, AdminMain } from '../../admin/layout/admin-layout.js';
import { ChoosePassword } from '../../admin/session/choose-password.js';
import { SessionExpired } from '../../admin/session/session-expired.js';
import type { SessionState } from '../../admin/session/session-state.js';
import { checkSession, useSession } from '../../admin/session/session-store.js';
import { SessionUnavailable } from '../../admin/session/session-unavailable.js';
import { SignInPage } from '../../admin/session/sign-in-page.js';
import { usePasswordToken } from '../../admin/session/use-password-token.js';
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
        <AdminMain id="main" tabIndex={-1} aria-busy={session.status === 'checking'}>
          {opensLink ? <ChoosePassword token={token} /> : <PanelOrSignIn session={session} />}
        </AdminMain>
      </AdminGround>
    </ApolloProvider>
  );
}

function PanelOrSignIn({ session }: { readonly session: SessionState }) {
  switch (session.status) {
    case 'checking':
      return <VisuallyHidden as="h1">Admin Panel</VisuallyHidden>;
    case 'unknown':
      return <SessionUnavailable />;
    case 'signedOut':
      return <SignInPage afterSignOut={session.byButton} />;
    default:
      return (
        <>
          <AdminPanel role={session.staff.role} takesFocus={session.status === 'signedIn' && session.byForm} />
          <SessionExpired open={session.status === 'expired'} email={session.staff.email} />
        </>
      );
  }
}
