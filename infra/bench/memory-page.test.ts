import { describe, expect, it } from '@jest/globals';
import { memoryPage } from './memory-page.ts';

const facts = { machine: '2 cores', minutes: 10, deeds: 400, failed: 0 };
const mebibyte = 2 ** 20;

describe('the page of what is resident', () => {
  it('shows each part over time, and the sum against the aim', () => {
    const page = memoryPage(facts, [
      { minute: 0, bytes: { gateway: 700 * mebibyte, bookings: 500 * mebibyte } },
      { minute: 10, bytes: { gateway: 710 * mebibyte, bookings: 500 * mebibyte } },
    ]);
    expect(page).toContain('1200 MiB. Aim: at most 1229 MiB: reached.');
    expect(page).toContain('| gateway | 700 | 710 |');
    expect(page).toContain('| **the whole** | 1200 | 1210 |');
  });

  it('says when the aim is not reached', () => {
    expect(memoryPage(facts, [{ minute: 0, bytes: { gateway: 1300 * mebibyte } }])).toContain('not reached');
  });
});
