import { createStore, type Store, useStore } from '../../lib/create-store.js';
import { type SessionEvent, type SessionState, sessionReducer } from './session-state.js';
import { fetchStaff } from './staff-client.js';

/** The staff session of this page. Whoever hears from the server sends what it heard. */
export const sessionStore: Store<SessionState, SessionEvent> = createStore(sessionReducer, () => ({
  status: 'checking',
}));

export function useSession(): SessionState {
  return useStore(sessionStore);
}

/** Asks the server whose session this browser has. */
export async function checkSession(): Promise<void> {
  sessionStore.send({ type: 'checkStarted' });
  try {
    const staff = await fetchStaff();
    sessionStore.send(staff ? { type: 'signedIn', staff, byForm: false } : { type: 'noSession' });
  } catch {
    sessionStore.send({ type: 'checkFailed' });
  }
}
