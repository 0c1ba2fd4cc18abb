import { describe, expect, it } from '@jest/globals';
import type { ServiceStatus } from './service-status.js';
import {
  ageLabel,
  deadLettersOf,
  inboxLabel,
  outboxLabel,
  reconciliationLabel,
  serviceLabel,
} from './status-labels.js';

const letter = {
  id: '1',
  origin: 'outbox',
  subject: 'hilltop.catalog.product-changed.v1',
  attempts: 14,
  failedAt: '2026-11-21T12:00:00.000Z',
  resendAt: null,
  reason: 'refused',
};
const well: ServiceStatus = {
  service: 'catalog',
  answers: true,
  outbox: { rows: 0, oldestSeconds: 0 },
  consumers: [],
  deadLetters: [],
};

describe('the state of a service', () => {
  it.each<[string, ServiceStatus]>([
    ['Healthy', well],
    ['Healthy', { service: 'staff', answers: true }],
    ['No answer', { service: 'catalog', answers: false }],
    ['Failed events', { ...well, deadLetters: [letter] }],
    ['Backlog', { ...well, outbox: { rows: 2, oldestSeconds: 61 } }],
  ])('is told in a word: %s', (word, status) => {
    expect(serviceLabel(status)[1]).toBe(word);
    expect(serviceLabel(status)[0]).toBe(word === 'Healthy' ? 'good' : 'bad');
  });
});

describe('the reconciliation', () => {
  const now = Date.parse('2026-11-21T12:12:00Z');
  const found = (...differences: readonly number[]) => ({
    configured: true,
    last: {
      endedAt: '2026-11-21T12:00:00Z',
      checks: differences.map((count, at) => ({ name: `check ${at}`, differences: count, sentences: [] })),
    },
  });

  it.each([
    ['waiting', 'Reconciliation is not set up', { configured: false, last: null }],
    ['waiting', 'Reconciliation has not run yet', { configured: true, last: null }],
    ['good', 'Everything adds up, 12 min ago', found(0, 0)],
    ['bad', 'One thing does not add up, 12 min ago', found(0, 1)],
    ['bad', '5 things do not add up, 12 min ago', found(3, 2)],
  ] as const)('is told in a sentence: %s, %s', (tone, words, audit) => {
    expect(reconciliationLabel(audit, now)).toEqual([tone, words]);
  });

  it('is never of the future, whatever the clocks say', () => {
    expect(reconciliationLabel(found(0), now - 3_600_000)[1]).toBe('Everything adds up, 0 s ago');
  });
});

it.each([
  [0.4, '0 s'],
  [89, '89 s'],
  [90, '2 min'],
  [5_400, '2 h'],
])('says %f seconds as %s', (seconds, words) => {
  expect(ageLabel(seconds)).toBe(words);
});

it('says what waits, and nothing of what is not known', () => {
  expect(outboxLabel(well)).toBe('None');
  expect(outboxLabel({ ...well, outbox: { rows: 3, oldestSeconds: 12 } })).toBe('3, oldest 12 s');
  expect(outboxLabel({ ...well, outbox: null })).toBe('');
  const consumers = [
    { consumer: 'a', waiting: 2 },
    { consumer: 'b', waiting: 5 },
  ];
  expect(inboxLabel({ ...well, consumers })).toBe('7');
  expect(inboxLabel({ ...well, consumers: [{ consumer: 'a', waiting: 0 }] })).toBe('None');
  expect([well, { ...well, consumers: null }].map(inboxLabel)).toEqual(['', '']);
});

it('merges the dead letters of all services, latest first', () => {
  const later = { ...letter, id: '2', failedAt: '2026-11-21T13:00:00.000Z' };
  const pile = deadLettersOf([
    { ...well, deadLetters: [letter] },
    { ...well, service: 'orders', deadLetters: [later] },
  ]);
  expect(pile.map(({ id, service }) => [id, service])).toEqual([
    ['2', 'orders'],
    ['1', 'catalog'],
  ]);
});
