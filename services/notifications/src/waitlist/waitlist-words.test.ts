import { describe, expect, it } from '@jest/globals';
import type { WaitlistNoticeFragment as WaitlistEntry } from '../generated/bookings-queries.js';
import { sampleHouse } from '../house/testing/sample-house.js';
import { composeEntry } from './waitlist-email.js';

const time = { startsAt: '2026-12-12T19:00:00.000Z' };
const settings = { PUBLIC_URL: 'https://hilltop.example', VENUE_TIME_ZONE: 'America/Chicago' };
const entry: WaitlistEntry = {
  waitlistUrl: 'https://hilltop.example/waitlist/token',
  tourName: 'Gate to Garden',
  guests: 4,
  party: '4 guests',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.test',
  status: 'waiting',
  confirmed: true,
  times: [
    { startsAt: '2026-12-12T16:00:00.000Z', closed: false },
    { ...time, closed: false },
  ],
  offer: null,
};
const mail = (changes: Partial<WaitlistEntry>) => composeEntry({ ...entry, ...changes }, settings, sampleHouse);
const offer = { ...time, expiresAt: '2026-11-22T20:42:00.000Z', declined: false };

describe('the mail to a party on the waiting list', () => {
  it('confirms the entry, with all times and the link to leave', () => {
    const { subject, text, to } = mail({});
    expect(subject).toBe('You are on the waiting list');
    expect(to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.test' });
    expect(text).toContain('Saturday, December 12, 2026, 10:00 AM CST');
    expect(text).toContain('Saturday, December 12, 2026, 1:00 PM CST');
    expect(text).toContain('leave the list:\nhttps://hilltop.example/waitlist/token');
  });

  it("gives the end of an offer in the venue's time zone, and only the offered time", () => {
    const { subject, text, html } = mail({ status: 'offered', offer });
    expect(subject).toBe('4 seats are yours until 2:42 PM');
    expect(text).not.toContain('10:00 AM');
    expect(html).toContain('https://hilltop.example/waitlist/token');
  });

  it('asks a party that has just joined to open the link', () => {
    const { subject, text } = mail({ confirmed: false });
    expect(subject).toBe('Open this link to take your place in line');
    expect(text).toContain('Take your place in line:\nhttps://hilltop.example/waitlist/token');
    expect(text).not.toContain('You are on the waiting list');
  });

  it('says that the party declined, and not that the offer ended', () => {
    const { subject, text } = mail({ offer: { ...offer, declined: true } });
    expect(subject).toBe('You declined the seats');
    expect(text).toContain('You haven’t lost your place');
    expect(text).not.toContain('ended');
  });

  it('says that the house closed the times, and not the day, of which others may be on sale', () => {
    const closed = entry.times.map((one) => ({ ...one, closed: true }));
    expect(mail({ times: closed.slice(0, 1) }).subject).toBe('We closed the time that you wait for');
    const [first, ...others] = closed;
    const later = { ...first, tourDate: '2026-12-13' } as (typeof closed)[number];
    expect(mail({ times: [later, ...others] }).subject).toBe('We closed the times that you wait for');
    expect(mail({ times: [{ ...later, closed: false }, ...others] }).subject).toBe('You are on the waiting list');
  });

  it('says that an offer ended, and that the party keeps its place', () => {
    expect(mail({ offer }).subject).toBe('Your offer ended at 2:42 PM');
    expect(mail({ offer }).text).toContain('You haven’t lost your place');
  });

  it.each([
    ['closed', 'No seats opened up'],
    ['expired', 'You are no longer on the waiting list'],
    ['left', 'You are no longer on the waiting list'],
    ['accepted', 'Your seats are booked'],
  ] as const)('says that it is over: %s', (status, subject) => {
    expect(mail({ status, offer }).subject).toBe(subject);
  });

  it('says "a seat" to a guest who comes alone', () => {
    expect(mail({ status: 'offered', offer, guests: 1 }).subject).toBe('A seat is yours until 2:42 PM');
  });
});
