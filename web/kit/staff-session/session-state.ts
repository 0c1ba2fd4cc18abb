import type { Staff } from './staff-client.js';

/** Whose session it is, as far as this page knows. */
export type SessionState =
  | { readonly status: 'checking' }
  /** The server did not answer whose session it is. */
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut'; readonly byButton: boolean }
  /** `session` counts this page's sessions: what was refused in one is fetched again in the next. */
  | { readonly status: 'signedIn'; readonly staff: Staff; readonly session: number; readonly byForm: boolean }
  /** It expired while the panel was in use: the panel stays, with all that is typed in it. */
  | { readonly status: 'expired'; readonly staff: Staff; readonly session: number };

export type SessionEvent =
  | { readonly type: 'checkStarted' }
  | { readonly type: 'checkFailed' }
  | { readonly type: 'noSession' }
  | { readonly type: 'signedIn'; readonly staff: Staff; readonly byForm: boolean }
  /** The server refused a request because the session is not a staff session. */
  | { readonly type: 'refused' }
  | { readonly type: 'signedOut' };

export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'checkStarted':
      return { status: 'checking' };
    case 'checkFailed':
      return { status: 'unknown' };
    case 'noSession':
      return { status: 'signedOut', byButton: false };
    case 'signedOut':
      return { status: 'signedOut', byButton: true };
    case 'signedIn': {
      const session = ('session' in state ? state.session : 0) + 1;
      return { status: 'signedIn', staff: event.staff, session, byForm: event.byForm };
    }
    case 'refused':
      return state.status === 'signedIn' ? { status: 'expired', staff: state.staff, session: state.session } : state;
  }
}
