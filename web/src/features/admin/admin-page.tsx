import { useEffect } from 'react';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import { Desk, DeskMain } from './desk/desk.js';
import { StaffBar } from './desk/staff-bar.js';
import { Panel } from './panel.js';
import { SessionEnded } from './session/session-ended.js';
import { checkSession, useSession } from './session/session-store.js';
import { SessionUnknown } from './session/session-unknown.js';
import { SignInPage } from './session/sign-in-page.js';

/** /admin: the sign-in for strangers, the panel for those who work here (spec.md §2, Admin panel). */
export const AdminPage = () => {
  const session = useSession();
  const staff = 'staff' in session ? session.staff : undefined;

  useEffect(() => void checkSession(), []);

  return (
    <Desk>
      <meta name="robots" content="noindex" />
      <StaffBar staff={staff} />
      <DeskMain id="main" tabIndex={-1} aria-busy={session.status === 'checking'}>
        {session.status === 'checking' ? <VisuallyHidden as="h1">Admin Panel</VisuallyHidden> : null}
        {session.status === 'unknown' ? <SessionUnknown /> : null}
        {session.status === 'stranger' ? <SignInPage hasLeft={session.hasLeft} /> : null}
        {staff ? (
          <>
            <Panel takesFocus={session.status === 'signedIn' && session.typed} />
            <SessionEnded open={session.status === 'ended'} email={staff.email} />
          </>
        ) : null}
      </DeskMain>
    </Desk>
  );
};
