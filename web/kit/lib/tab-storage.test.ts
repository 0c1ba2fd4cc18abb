import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { tabItem } from './tab-storage.js';
import { z } from './zod.js';

const item = tabItem('hilltop:test:v1', z.object({ name: z.string() }));

afterEach(() => {
  jest.restoreAllMocks();
  item.write(undefined);
});

function forbid(method: 'getItem' | 'setItem' | 'removeItem'): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

describe('a tab item', () => {
  it('is restored as stored, and gone once removed', () => {
    item.write({ name: 'Ada' });
    expect(item.read()).toEqual({ name: 'Ada' });
    item.write(undefined);
    expect(item.read()).toBeUndefined();
    expect(window.sessionStorage.length).toBe(0);
  });

  it.each(['', '{', 'null', '[]', '{"name":1}'])('is undefined when %j is stored', (text) => {
    window.sessionStorage.setItem('hilltop:test:v1', text);
    expect(item.read()).toBeUndefined();
  });

  it('falls back to memory if the browser blocks storage', () => {
    forbid('getItem');
    forbid('setItem');
    forbid('removeItem');
    item.write({ name: 'Ada' });
    expect(item.read()).toEqual({ name: 'Ada' });
    item.write(undefined);
    expect(item.read()).toBeUndefined();
  });
});
