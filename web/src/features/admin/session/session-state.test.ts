import { describe, expect, it } from '@jest/globals';
import { type SessionEvent, type SessionState, sessionReducer } from './session-state.js';

const staff = { email: 'staff@hilltop.test', name: 'Demo staff' };
const after = (...events: readonly SessionEvent[]): SessionState =>
  events.reduce<SessionState>(sessionReducer, { status: 'checking' });

describe('the session at the desk', () => {
  it('ends over the panel, and goes on as another turn', () => {
    const ended = after({ type: 'found', staff, typed: true }, { type: 'refused' });
    expect(ended).toEqual({ status: 'ended', staff, turn: 1 });
    expect(sessionReducer(ended, { type: 'found', staff, typed: true })).toEqual({
      status: 'signedIn',
      staff,
      turn: 2,
      typed: true,
    });
  });

  it('is not ended twice, nor for a stranger', () => {
    const ended = after({ type: 'found', staff, typed: true }, { type: 'refused' });
    expect(sessionReducer(ended, { type: 'refused' })).toBe(ended);
    expect(after({ type: 'foundNobody' }, { type: 'refused' })).toMatchObject({ status: 'stranger' });
  });

  it('leaves nothing behind when one leaves', () => {
    expect(after({ type: 'found', staff, typed: true }, { type: 'left' })).toEqual({
      status: 'stranger',
      hasLeft: true,
    });
  });

  it('tells nobody there from nobody answering', () => {
    expect(after({ type: 'foundNobody' }).status).toBe('stranger');
    expect(after({ type: 'unanswered' }).status).toBe('unknown');
  });
});
