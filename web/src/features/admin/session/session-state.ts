import type { Staff } from './staff-desk.js';

/** Who sits at the desk, as far as this page knows. */
export type SessionState =
  | { readonly status: 'checking' }
  /** Nobody answered whose session it is. */
  | { readonly status: 'unknown' }
  | { readonly status: 'stranger'; readonly hasLeft: boolean }
  /** `turn` counts the sessions of this page: what was refused meanwhile is asked for again. `typed`: by the form here. */
  | { readonly status: 'signedIn'; readonly staff: Staff; readonly turn: number; readonly typed: boolean }
  /** It ended while the panel was in use: the panel stays, with all that is typed in it. */
  | { readonly status: 'ended'; readonly staff: Staff; readonly turn: number };

export type SessionEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'unanswered' }
  | { readonly type: 'foundNobody' }
  | { readonly type: 'found'; readonly staff: Staff; readonly typed: boolean }
  /** The server has said that this caller is not staff. */
  | { readonly type: 'refused' }
  | { readonly type: 'left' };

const turnOf = (state: SessionState): number => ('turn' in state ? state.turn : 0);

/** What the page knows after an event. */
export const sessionReducer = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'asked':
      return { status: 'checking' };
    case 'unanswered':
      return { status: 'unknown' };
    case 'foundNobody':
      return { status: 'stranger', hasLeft: false };
    case 'left':
      return { status: 'stranger', hasLeft: true };
    case 'found':
      return { status: 'signedIn', staff: event.staff, turn: turnOf(state) + 1, typed: event.typed };
    case 'refused':
      return state.status === 'signedIn' ? { status: 'ended', staff: state.staff, turn: state.turn } : state;
  }
};
