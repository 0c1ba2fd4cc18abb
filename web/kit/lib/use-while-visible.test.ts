import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useWhileVisible } from './use-while-visible.js';

let visibility: DocumentVisibilityState;
beforeEach(() => {
  visibility = 'visible';
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('work that is repeated while the page can be seen', () => {
  it('stops while the page is hidden, and is done at once when it is seen again', () => {
    const work = jest.fn();
    renderHook(() => useWhileVisible(true, 25_000, work));
    jest.advanceTimersByTime(50_000);
    expect(work).toHaveBeenCalledTimes(2);
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(100_000);
    expect(work).toHaveBeenCalledTimes(2);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('ends when it is off, or the page is left', () => {
    const work = jest.fn();
    const { rerender, unmount } = renderHook(({ isOn }) => useWhileVisible(isOn, 25_000, work), {
      initialProps: { isOn: true },
    });
    rerender({ isOn: false });
    jest.advanceTimersByTime(50_000);
    rerender({ isOn: true });
    unmount();
    jest.advanceTimersByTime(50_000);
    expect(work).not.toHaveBeenCalled();
  });
});
