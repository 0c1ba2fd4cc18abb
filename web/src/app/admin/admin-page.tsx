import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { AdminGround, AdminMain } from '../../admin/layout/admin-layout.js';
import { SessionExpired } from '../../admin/session/session-expired.js';
import { checkSession, useSession } from '../../admin/session/session-store.js';
import { SessionUnavailable } from '../../admin/session/session-unavailable.js';
import { SignInPage } from '../../admin/session/sign-in-page.js';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import { dataClient } from '../data/data-client.js';
import { AdminPanel } from './admin-panel.js';
import { StaffBar } from './staff-bar.js';

/** /admin (product.md §2.13): the panel with a staff session, the sign-in without one. */
export function AdminPage() {
  const session = useSession();
  const staff = 'staff' in session ? session.staff : undefined;

  useEffect(() => void checkSession(), []);

  return (
    <ApolloProvider client={dataClient}>
      <AdminGround>
        <meta name="robots" content="noindex" />
        <StaffBar staff={staff} />
        <AdminMain id="main" tabIndex={-1} aria-busy={session.status === 'checking'}>
          {session.status === 'checking' ? <VisuallyHidden as="h1">Admin Panel</VisuallyHidden> : null}
          {session.status === 'unknown' ? <SessionUnavailable /> : null}
          {session.status === 'signedOut' ? <SignInPage afterSignOut={session.byButton} /> : null}
          {staff ? (
            <>
              <AdminPanel role={staff.role} takesFocus={session.status === 'signedIn' && session.byForm} />
              <SessionExpired open={session.status === 'expired'} email={staff.email} />
            </>
          ) : null}
        </AdminMain>
      </AdminGround>
    </ApolloProvider>
  );
}
