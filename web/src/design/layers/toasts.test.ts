import { describe, expect, it, jest } from '@jest/globals';
import { currentToast, dismissToast, showToast, subscribeToToasts } from './toasts.js';

describe('toasts', () => {
  it('shows one at a time: a later one takes the place of the one before', () => {
    showToast({ title: 'First', tone: 'done' });
    const first = currentToast();
    showToast({ title: 'Second', tone: 'refused' });
    expect(currentToast()?.title).toBe('Second');
    dismissToast(first?.key ?? -1);
    expect(currentToast()?.title).toBe('Second');
    dismissToast(currentToast()?.key ?? -1);
    expect(currentToast()).toBeUndefined();
  });

  it('tells who listens, until they stop', () => {
    const listener = jest.fn();
    const stop = subscribeToToasts(listener);
    showToast({ title: 'Heard', tone: 'done' });
    stop();
    showToast({ title: 'Not heard', tone: 'done' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
