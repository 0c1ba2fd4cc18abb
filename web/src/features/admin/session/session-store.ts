import { useSyncExternalStore } from 'react';
import { type SessionEvent, type SessionState, sessionReducer } from './session-state.js';
import { whoIsSignedIn } from './staff-desk.js';

type Listener = () => void;

const listeners = new Set<Listener>();
const checking: SessionState = { status: 'checking' };
let state: SessionState = checking;

/** Tells the page what happened to the session; callable from anywhere that hears from the server. */
export const tellSession = (event: SessionEvent): void => {
  state = sessionReducer(state, event);
  for (const listener of listeners) listener();
};

const subscribe = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The session, as a component sees it. */
export const useSession = (): SessionState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => checking,
  );

/** Asks the server whose session this browser has. */
export const checkSession = async (): Promise<void> => {
  tellSession({ type: 'asked' });
  try {
    const staff = await whoIsSignedIn();
    tellSession(staff ? { type: 'found', staff, typed: false } : { type: 'foundNobody' });
  } catch {
    tellSession({ type: 'unanswered' });
  }
};
