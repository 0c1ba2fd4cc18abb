import { createStore, type Store, useStore } from '../../lib/create-store.js';
import { whenSessionMayDiffer } from './session-changes.js';
import { type SessionEvent, type SessionState, sessionReducer } from './session-state.js';
import { fetchStaff, type StaffRole } from './staff-client.js';

/** The staff session of this page. Every request to the server reports here what its answer says about the session. */
export const sessionStore: Store<SessionState, SessionEvent> = createStore(sessionReducer, () => ({
  status: 'checking',
}));

export function useSession(): SessionState {
  return useStore(sessionStore);
}

/** The signed-in role; undefined without a session. For what to offer: the server decides what is allowed. */
export function useRole(): StaffRole | undefined {
  const session = useSession();
  return 'staff' in session ? session.staff.role : undefined;
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
