import { createStore, type Store, useStore } from '../../lib/create-store.js';
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
