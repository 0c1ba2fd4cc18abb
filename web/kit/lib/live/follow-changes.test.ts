import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type Changed, followChanges } from './follow-changes.js';

class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  readonly CLOSED = 2;
  readonly OPEN = 1;
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }
  close(): void {
    this.readyState = 2;
  }
  become(readyState: 0 | 1 | 2): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event(readyState === 1 ? 'open' : 'error'));
  }
  tell(data: object): void {
    this.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify(data) }));
  }
}

const shared = globalThis as { EventSource?: unknown };
let heard: (string | readonly string[])[];
let end: () => void = () => undefined;

function onChanged(changed: Changed): void {
  heard.push(changed === 'all' ? changed : [...changed]);
}

function source(): FakeSource {
  return FakeSource.opened.at(-1) as FakeSource;
}

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  shared.EventSource = FakeSource;
  FakeSource.opened = [];
  heard = [];
  show('visible');
});
afterEach(() => {
  end();
  jest.useRealTimers();
  delete shared.EventSource;
});

it('asks for everything once when the stream opens, and again each time it comes back', () => {
  end = followChanges({ onChanged });
  expect(source().url).toBe('/api/live');
  source().become(1);
  jest.advanceTimersByTime(0);
  expect(heard).toEqual(['all']);
  source().become(0);
  source().become(1);
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual(['all', 'all']);
  expect(FakeSource.opened).toHaveLength(1);
});

it('makes one call of a burst, at most one a second', () => {
  end = followChanges({ onChanged });
  source().tell({ kind: 'bookings', ids: ['a'] });
  jest.advanceTimersByTime(0);
  for (let turn = 0; turn < 10; turn += 1) {
    source().tell({ kind: turn % 2 === 0 ? 'bookings' : 'seats', ids: [] });
    jest.advanceTimersByTime(90);
  }
  expect(heard).toEqual([['bookings']]);
  jest.advanceTimersByTime(100);
  expect(heard).toEqual([['bookings'], ['bookings', 'seats']]);
  source().dispatchEvent(new Event('missed'));
  source().tell({ kind: 'bookings', ids: [] });
  jest.advanceTimersByTime(1_000);
  expect(heard.at(-1)).toBe('all');
});

it('takes a refusal for an end, and tries again after a time that differs from page to page', () => {
  const times = Array.from({ length: 5 }, () => {
    const stop = followChanges({ onChanged });
    const before = FakeSource.opened.length;
    source().become(2);
    let waited = 0;
    for (; FakeSource.opened.length === before; waited += 100) jest.advanceTimersByTime(100);
    stop();
    return waited;
  });
  expect(Math.min(...times)).toBeGreaterThanOrEqual(15_000);
  expect(Math.max(...times)).toBeLessThanOrEqual(45_100);
  expect(new Set(times).size).toBeGreaterThan(1);
});

it('asks now and then while there is no stream, and not while there is one', () => {
  delete shared.EventSource;
  end = followChanges({ onChanged, withoutMs: 60_000 });
  jest.advanceTimersByTime(120_001);
  expect(heard).toEqual(['all', 'all']);
  end();
  shared.EventSource = FakeSource;
  heard = [];
  end = followChanges({ onChanged, withoutMs: 60_000 });
  source().become(1);
  for (let beats = 0; beats < 12; beats += 1) {
    jest.advanceTimersByTime(15_000);
    source().dispatchEvent(new Event('beat'));
  }
  expect(heard).toEqual(['all']);
});

it.each([
  ['a stream that went silent', (stream: FakeSource) => stream.become(1)],
  ['one that never opens', () => undefined],
  ['one that does not come back', (stream: FakeSource) => stream.become(0)],
])('gives up %s, and asks for everything when the next one opens', (_, happens) => {
  end = followChanges({ onChanged });
  const dead = source();
  happens(dead);
  jest.advanceTimersByTime(34_000);
  expect(FakeSource.opened).toEqual([dead]);
  jest.advanceTimersByTime(2_000);
  expect(FakeSource.opened).toHaveLength(2);
  expect(dead.readyState).toBe(2);
  heard = [];
  source().become(1);
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual(['all']);
});

it('has no stream while the page is hidden, and none after its end', () => {
  end = followChanges({ onChanged, withoutMs: 60_000 });
  const first = source();
  show('hidden');
  expect(first.readyState).toBe(2);
  jest.advanceTimersByTime(120_000);
  expect([heard, FakeSource.opened.length]).toEqual([[], 1]);
  show('visible');
  expect(FakeSource.opened).toHaveLength(2);
  end();
  expect(source().readyState).toBe(2);
  show('visible');
  expect(FakeSource.opened).toHaveLength(2);
});
