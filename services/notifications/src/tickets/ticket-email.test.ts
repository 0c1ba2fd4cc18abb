import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sampleHouse } from '../house/testing/sample-house.js';
import { sampleTicket } from './testing/sample-ticket.js';
import { composeTicket } from './ticket-email.js';

const settings = {
  PUBLIC_URL: 'https://hilltop.example',
  VENUE_TIME_ZONE: 'America/Chicago',
  MAIL_FROM: 'tours@hilltop.test',
};
const now = new Date('2026-11-21T16:30:00Z');
const facts = [
  'Waivers: 1 of 12 signed.',
  sampleTicket().waiverUrl,
  'Change it free until Friday, December 4, 2026, 10:00 AM CST',
  'All your money ($300.00) back until Thursday, December 3, 2026, 10:00 AM CST',
  'HT-7K4M-9QXW',
  'Gate to Garden',
  '90 minutes',
  'December 5, 2026',
  '10:00 AM CST',
  'Ada Example',
  '12 guests',
  '$300.00',
  'Paid',
  '12 × Sub and Chips',
  '$174.00',
  '9:30 AM',
  'arrive 15 minutes before the tour, at 9:45\u00a0AM',
  '3001 W. Division Street',
  'Arlington, Texas 76012',
  '817-987-1716',
  'https://hilltop.example/contact',
  'hilltop.example',
];

const asked = { id: '7d0f4a52-1f5c-4a4f-9f0a-1d5f5f3f2b11', requestedAt: '2026-11-22T16:30:00.000Z' };

describe('the ticket by e-mail', () => {
  it('contains every fact of the ticket, as text and as HTML', async () => {
    const { text, html, subject, to } = await composeTicket(sampleTicket(), settings, sampleHouse, now);
    for (const fact of facts) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(html).toContain('Admit Twelve');
    expect(subject).toBe('Your ticket HT-7K4M-9QXW: Gate to Garden, Saturday, December 5, 2026');
    expect(to).toEqual({ name: 'Ada Example', address: 'ada@example.test' });
  });

  it('links to the booking, and says that it replaces the earlier ticket', async () => {
    const { text, html, subject } = await composeTicket(sampleTicket({ revision: 1 }), settings, sampleHouse, now);
    for (const form of [text, html]) {
      expect(form).toContain(sampleTicket().visitUrl);
      expect(form).toContain('your new ticket and replaces the earlier one');
    }
    expect(subject).toMatch(/^Your new ticket HT-/);
  });

  it('says that it is cancelled, what moves now, and takes the entry out', async () => {
    const refunds = [
      { ...asked, reason: 'goodwill', amount: '10.00', method: 'online', revision: 1 } as const,
      { ...asked, reason: 'cancelled', amount: '290.00', method: 'online', revision: 2 } as const,
    ];
    const ticket = sampleTicket({ status: 'cancelled', revision: 2, refunds });
    const { text, html, subject, attachments } = await composeTicket(ticket, settings, sampleHouse, now);
    expect(subject).toBe('Canceled: HT-7K4M-9QXW, Gate to Garden, Saturday, December 5, 2026');
    for (const form of [text, html]) expect(form).toMatch(/refunding \$290\.00 [\s\S]*refunded \$10\.00/);
    expect(html).not.toContain('Admit');
    expect(attachments.map(({ contentType }) => contentType)).toEqual([
      'image/png',
      'text/calendar; charset=utf-8; method=CANCEL',
    ]);
  });

  it('says on a new ticket what goes back', async () => {
    const refunds = [{ ...asked, reason: 'party_changed', amount: '75.00', method: 'online', revision: 1 } as const];
    const { text, html } = await composeTicket(sampleTicket({ revision: 1, refunds }), settings, sampleHouse, now);
    for (const form of [text, html]) expect(form).toContain('$75.00 to the card you paid with');
  });

  it('shows the guest card that the site deals to the same code, with its confidence', async () => {
    const { text, html } = await composeTicket(sampleTicket(), settings, sampleHouse, now);
    expect(html).toMatch(/src="cid:guest-card"[^>]* alt="Playing card, jack of clubs: [^"]*, for Lew Jenkins"/);
    expect(html).toContain('Dealt to you: Lew Jenkins<br><i>reported</i>');
    expect(text).toContain('dealt to you is Lew Jenkins (reported)');
  });

  it('has no link to sign once everyone has', async () => {
    const { text, html } = await composeTicket(
      sampleTicket({ waivers: { signed: 12, of: 12 } }),
      settings,
      sampleHouse,
      now,
    );
    for (const form of [text, html]) expect(form).not.toMatch(/waiver/i);
  });

  it('names the types of the party, and whom staff ask for an ID', async () => {
    const mixed = sampleTicket({ party: '2 adults, 1 senior', proofFor: '1 senior' });
    const { text, html } = await composeTicket(mixed, settings, sampleHouse, now);
    for (const form of [text, html]) expect(form).toMatch(/2 adults, 1 senior[\s\S]*ID at the door[\s\S]*1 senior/);
  });

  it('leaves out food without an order, and facts that are unknown', async () => {
    const nothing = { foodOrderPlatform: 'none', tourDuration: null, guests: 1, party: '1 guest' } as const;
    const { text, html } = await composeTicket(sampleTicket(nothing), settings, sampleHouse, now);
    for (const form of [text, html]) {
      for (const absent of [/food/i, 'Duration', 'null', 'undefined']) expect(form).not.toMatch(absent);
      expect(form).toContain('1 guest');
      expect(form).not.toContain('1 guests');
    }
  });

  it('carries the images that the HTML shows, each with alternative text, and loads nothing else', async () => {
    const { attachments, html } = await composeTicket(sampleTicket(), settings, sampleHouse, now);
    const images = attachments.filter(({ cid }) => cid !== undefined);
    const shown = [...html.matchAll(/<img [^>]*?src="cid:([^"]+)"[^>]*? alt="([^"]+)"/g)].map(([, cid]) => cid);
    expect(shown).toEqual(['masthead', 'confirmation-code', 'guest-card']);
    expect(images.map(({ cid }) => cid)).toEqual(shown);
    expect(images.map(({ content }) => Buffer.from(content).subarray(0, 4).toString('latin1'))).toEqual([
      '\x89PNG',
      '\x89PNG',
      '\xff\xd8\xff\xe0',
    ]);
    expect(html.match(/<img /g)).toHaveLength(3);
    expect(html).not.toMatch(/src="http|url\(|<link|<style|<script/);
  });

  it('stays below the size at which mailboxes clip an e-mail', async () => {
    const { html, attachments } = await composeTicket(
      sampleTicket({ foodOrderDetails: 'x'.repeat(1_000) }),
      settings,
      sampleHouse,
      now,
    );
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    const bytes = attachments.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
    expect(bytes).toBeLessThan(40_000);
  });

  it('escapes everything that a guest typed', async () => {
    const { html: plain } = await composeTicket(sampleTicket(), settings, sampleHouse, now);
    const tags = (markup: string) => markup.replace(/<br>/g, '').match(/<[^>]*>/g)?.length;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (noise) => {
        const typed = `<script>${noise}</script><img src=x onerror=1>"'&`;
        const texts = { firstName: typed, lastName: typed };
        const food = { foodOrderDetails: typed, foodOrderRestaurant: typed, foodDeliveryAddress: typed };
        const { html } = await composeTicket(sampleTicket({ ...texts, ...food }), settings, sampleHouse, now);
        expect(tags(html)).toBe(tags(plain));
        expect(html).not.toContain('<script');
      }),
      { numRuns: 30 },
    );
  });
});

describe('the e-mail of a party whose time is closed', () => {
  const displacement = {
    state: 'displaced',
    reason: 'Ice storm',
    message: 'The drive is not safe.',
    deadline: '2026-12-04T18:00:00.000Z',
    policy: 'refund',
    wholeDay: true,
    offers: [{ startsAt: '2026-12-06T16:00:00.000Z' }],
  } as const;
  const displaced = (changes: object = {}) =>
    composeTicket(
      sampleTicket({
        status: 'displaced',
        revision: 1,
        displacement: { ...displacement, ...changes, offers: [...displacement.offers] },
      }),
      settings,
      sampleHouse,
      now,
    );

  it('has the message, the held seats with their deadline, the link, and what happens otherwise', async () => {
    const { text, html, subject, attachments } = await displaced();
    const said = [
      'The drive is not safe.',
      'Sunday, December 6, 2026, 10:00 AM CST',
      'holding seats for 12 guests until Friday, December 4, 2026, 12:00 PM CST',
      'we will cancel your visit and refund the full $300.00',
      sampleTicket().visitUrl,
    ];
    for (const words of said) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(subject).toBe('We are closed on Saturday, December 5, 2026: please choose another time (HT-7K4M-9QXW)');
    expect(attachments.map(({ contentType }) => contentType)).toContain('text/calendar; charset=utf-8; method=CANCEL');
  });

  it('does not call a day closed of which one time is', async () => {
    const { text, subject } = await displaced({ wholeDay: false });
    expect(subject).toBe(
      'We cannot give your 10:00 AM tour on Saturday, December 5, 2026: please choose another time (HT-7K4M-9QXW)',
    );
    expect(text).toContain('WE CANNOT GIVE YOUR 10:00 AM TOUR ON SATURDAY');
    expect(text).not.toMatch(/closed/i);
  });

  it.each([
    ['move', 'we will move your visit to the first time we are holding for you'],
    ['keep', 'we will call you or write to you'],
  ])('says what the house does by the policy %s', async (policy, words) => {
    expect((await displaced({ policy })).text).toContain(words);
  });

  it('is a ticket again once the house reopens', async () => {
    const { text, subject } = await composeTicket(
      sampleTicket({ revision: 2, displacement: { ...displacement, state: 'restored', offers: [] } }),
      settings,
      sampleHouse,
      now,
    );
    expect(text).toContain('We are open after all');
    expect(subject).toMatch(/^Your new ticket/);
  });
});
