import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { sampleDay, sampleParty } from '../data/manifest-samples.js';
import type { Judged } from '../ticket/judge.js';
import { useJudge } from './use-judge.js';

/** Everything that a sound needs, silent. */
const silence: object = new Proxy(class {}, {
  get: (_, name) => (name === 'currentTime' ? 0 : silence),
  apply: () => silence,
  construct: () => silence,
});

function verdictOf(name: string): Judged {
  return { verdict: { kind: 'ADMIT', party: { ...sampleParty, name }, missing: 2 }, admitted: 0 };
}

/** Answers in reverse order. */
const waiting = new Map<string, (judged: Judged) => void>();

function judge(text: string): Promise<Judged> {
  return new Promise((resolve) => void waiting.set(text, resolve));
}

function answer(text: string): Promise<void> {
  return act(async () => waiting.get(text)?.(verdictOf(text)));
}

function nameOf(judged: Judged | undefined): string | undefined {
  return judged && 'party' in judged.verdict ? judged.verdict.party?.name : undefined;
}

beforeEach(() => {
  Object.assign(globalThis, { AudioContext: silence });
});
afterEach(() => waiting.clear());

function open() {
  const { result } = renderHook(() => useJudge(sampleDay, true, judge));
  return {
    result,
    read: (text: string) => act(async () => void result.current.read(text)),
    shown: () => nameOf(result.current.reading?.judged),
  };
}

it('shows what was read last, also when a reading before it takes longer', async () => {
  const { read, shown } = open();
  await read('slow');
  await read('quick');
  await answer('quick');
  await answer('slow');
  expect(shown()).toBe('quick');
});

it('shows nothing that was left before it was judged', async () => {
  const { result, read, shown } = open();
  await read('slow');
  await act(async () => result.current.leave());
  await answer('slow');
  expect(shown()).toBeUndefined();
});

it('numbers each reading, also of the same ticket, and leaves only the one that is named', async () => {
  const { result, read, shown } = open();
  await read('Ada');
  await answer('Ada');
  const first = result.current.reading?.number;
  await read('Ada');
  await answer('Ada');
  expect(result.current.reading?.number).not.toBe(first);
  await act(async () => result.current.leave(first));
  expect(shown()).toBe('Ada');
});
