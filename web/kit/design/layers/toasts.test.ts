import { describe, expect, it, jest } from '@jest/globals';
import { dismissToast, showToast, toastStore } from './toasts.js';

describe('toasts', () => {
  it('shows one at a time: a later one replaces the current one', () => {
    showToast({ title: 'First', tone: 'done' });
    const first = toastStore.state();
    showToast({ title: 'Second', tone: 'refused' });
    expect(toastStore.state()?.title).toBe('Second');
    dismissToast(first?.key ?? -1);
    expect(toastStore.state()?.title).toBe('Second');
    dismissToast(toastStore.state()?.key ?? -1);
    expect(toastStore.state()).toBeUndefined();
  });

  it('notifies listeners until they unsubscribe', () => {
    const listener = jest.fn();
    const stop = toastStore.subscribe(listener);
    showToast({ title: 'Heard', tone: 'done' });
    stop();
    showToast({ title: 'Not heard', tone: 'done' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
