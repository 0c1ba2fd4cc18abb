import { createStore, type Store, useStore } from '../lib/create-store.js';
import { forgetTexts } from '../lib/tab-storage.js';
import { whenSessionMayDiffer } from './session-changes.js';
import { type SessionEvent, type SessionState, sessionReducer } from './session-state.js';
import { fetchStaff, readingRoles, type StaffRole } from './staff-client.js';

/** The staff session of this page. Every request to the server reports here what its answer says about the session. */
export const sessionStore: Store<SessionState, SessionEvent> = createStore(sessionReducer, () => ({
  status: 'checking',
}));

const DRAFTS = 'hilltop:staff-draft:v1:';

/** Where the tab keeps what one person typed into a form: nobody else is shown it. */
export function draftKey(email: string, form: string): string {
  return `${DRAFTS}${email} ${form}`;
}

/** Drafts name visitors: none outlives the session of who typed it. */
sessionStore.subscribe(() => {
  const session = sessionStore.state();
  if (session.status !== 'signedIn' && session.status !== 'signedOut') return;
  const own = session.status === 'signedIn' ? draftKey(session.staff.email, '') : undefined;
  forgetTexts((key) => key.startsWith(DRAFTS) && (own === undefined || !key.startsWith(own)));
});

export function useSession(): SessionState {
  return useStore(sessionStore);
}

/** The signed-in role; undefined without a session. For what to offer: the server decides what is allowed. */
export function useRole(): StaffRole | undefined {
  const session = useSession();
  return 'staff' in session ? session.staff.role : undefined;
}

/** Whether nothing can be changed, so that no button offers it. */
export function useReadsOnly(): boolean {
  const role = useRole();
  return role !== undefined && readingRoles.includes(role);
}

export async function checkSession(): Promise<void> {
  sessionStore.send({ type: 'checkStarted' });
  try {
    const staff = await fetchStaff();
    sessionStore.send(typeof staff === 'object' ? { type: 'signedIn', staff, byForm: false } : { type: 'noSession' });
  } catch {
    sessionStore.send({ type: 'checkFailed' });
  }
}

/**
 * Asks again whose session it is whenever that may have changed. What one person had on the page is gone before another one uses it;
 * what was typed stays for who signs in again after the session ran out. @returns stops
 */
export function watchSession(): () => void {
  return whenSessionMayDiffer(async (why) => {
    const before = sessionStore.state();
    if (before.status === 'checking' || before.status === 'unknown') return;
    const found = await fetchStaff().catch(() => undefined);
    if (found === undefined || sessionStore.state() !== before) return;
    const isNobody = typeof found === 'string';
    if (!('staff' in before)) {
      if (!isNobody) sessionStore.send({ type: 'signedIn', staff: found, byForm: false });
    } else if (isNobody ? why === 'signedOut' || why === 'restored' : found.email !== before.staff.email) {
      window.location.reload();
    } else if (isNobody) sessionStore.send({ type: 'refused' });
    else if (found.role !== before.staff.role || before.status === 'expired') {
      sessionStore.send({ type: 'signedIn', staff: found, byForm: false });
    }
  });
}
