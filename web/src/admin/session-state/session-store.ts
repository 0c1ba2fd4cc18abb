import { createStore, type Store, useStore } from '../../lib/create-store.js';
import { type SessionEvent, type SessionState, sessionReducer } from './session-state.js';
import { fetchStaff, type StaffRole } from './staff-client.js';

/** The staff session of this page. Whoever hears from the server sends what it heard. */
export const sessionStore: Store<SessionState, SessionEvent> = createStore(sessionReducer, () => ({
  status: 'checking',
}));

export function useSession(): SessionState {
  return useStore(sessionStore);
}

/** The role of who is signed in; undefined without a session. What it may not do is not offered, and refused by the server. */
export function useRole(): StaffRole | undefined {
  const session = useSession();
  return 'staff' in session ? session.staff.role : undefined;
}

/** Asks the server whose session this browser has. */
export async function checkSession(): Promise<void> {
  sessionStore.send({ type: 'checkStarted' });
  try {
    const staff = await fetchStaff();
    sessionStore.send(typeof staff === 'object' ? { type: 'signedIn', staff, byForm: false } : { type: 'noSession' });
  } catch {
    sessionStore.send({ type: 'checkFailed' });
  }
}
