import { describe, expect, it } from '@jest/globals';
import { type SessionEvent, type SessionState, sessionReducer } from './session-state.js';

const staff = { email: 'staff@hilltop.test', name: 'Demo staff', role: 'manager' } as const;
const signedIn = { type: 'signedIn', staff, byForm: true } as const;

function after(...events: readonly SessionEvent[]): SessionState {
  return events.reduce<SessionState>(sessionReducer, { status: 'checking' });
}

describe('the staff session', () => {
  it('expires over the panel, and goes on as another session', () => {
    const expired = after(signedIn, { type: 'refused' });
    expect(expired).toEqual({ status: 'expired', staff, session: 1 });
    expect(sessionReducer(expired, signedIn)).toEqual({ status: 'signedIn', staff, session: 2, byForm: true });
  });

  it('does not expire twice, or without a session', () => {
    const expired = after(signedIn, { type: 'refused' });
    expect(sessionReducer(expired, { type: 'refused' })).toBe(expired);
    expect(after({ type: 'noSession' }, { type: 'refused' })).toMatchObject({ status: 'signedOut' });
  });

  it('leaves nothing behind at sign-out', () => {
    expect(after(signedIn, { type: 'signedOut' })).toEqual({ status: 'signedOut', byButton: true });
  });

  it('distinguishes no session from no answer', () => {
    expect(after({ type: 'noSession' }).status).toBe('signedOut');
    expect(after({ type: 'checkFailed' }).status).toBe('unknown');
  });
});
