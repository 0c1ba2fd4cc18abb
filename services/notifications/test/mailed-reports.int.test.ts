import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { openReportsApp, type ReportsApp } from './support/reports-app.js';

const MARK = '\uFEFF';
const sent = { status: 'sent', last_error: null };
/** Every Monday, the lines of the week before. */
const weekly = { file: 'lines', every: 'WEEK', day: 1 };

const line = (id: number, reference = 'HT-7K3M-Q2XP') => [
  ...[String(id), 'm', '2026-11-16T15:00:00.000Z', '2026-11-16', null, 'card', '5000', '0', 'card'],
  ...[null, null, null, null, null, 'bookings', 's', reference, 'site', 'paid'],
];

const page = (rows: readonly (readonly (string | null)[])[], after: string | null = null) => ({
  report: { __typename: 'ReportPage', rows, after },
});

/** Answers `total` lines, a page at a time. */
const linesOf =
  (total: number, reference?: string) =>
  ({ after }: { after: string | null }) => {
    const from = Number(after ?? 0);
    const lines = Array.from({ length: Math.min(100, total - from) }, (_, at) => line(from + at + 1, reference));
    return page(lines, from + lines.length < total ? String(from + lines.length) : null);
  };

let app: ReportsApp;
beforeEach(async () => {
  // A Friday.
  app = await openReportsApp('2026-11-20T18:00:00Z');
  app.answers.ledger = linesOf(2);
});
afterEach(() => app.close());

const mails = () => Promise.all(app.smtp.received.map(({ source }) => simpleParser(source)));
const files = async () =>
  (await mails()).map(({ attachments }) => attachments.find(({ contentType }) => contentType === 'text/csv'));

describe('a schedule', () => {
  it('is its manager’s own, and says when the next file comes and which days it covers', async () => {
    expect(await app.add(weekly)).toMatchObject({
      schedule: { ...weekly, nextOn: '2026-11-23', nextFrom: '2026-11-15', nextTo: '2026-11-21' },
    });
    app.clock.forward(1);
    await app.add({ file: 'journal', every: 'MONTH', day: 5 });
    expect(await app.list()).toMatchObject([
      { file: 'lines' },
      { file: 'journal', nextOn: '2026-12-05', nextFrom: '2026-11-01', nextTo: '2026-11-30' },
    ]);
    const other = { ...testStaff, id: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a12' };
    expect(await app.list(other)).toEqual([]);
    const [{ id } = {}] = await app.list();
    expect(await app.end(id, other)).toEqual({ __typename: 'ReportScheduleNotFound' });
    expect(await app.list()).toHaveLength(2);
  });

  it('is added once, ended once, and both are recorded', async () => {
    await Promise.all([app.add(weekly), app.add(weekly), app.add(weekly)]);
    const [{ id } = {}, ...others] = await app.list();
    expect(others).toEqual([]);
    expect(await app.end(id)).toEqual({ __typename: 'ReportScheduleEnded' });
    expect(await app.end(id)).toEqual({ __typename: 'ReportScheduleNotFound' });
    expect(await app.list()).toEqual([]);
    const fields = { file: 'lines', every: 'week', day: 1 };
    const targetName = 'Lines of the books';
    expect(await toldActions(app.dataSource)).toMatchObject([
      { action: 'addReportSchedule', targetId: id, targetName, before: null, after: fields },
      { action: 'endReportSchedule', targetId: id, targetName, before: fields, after: null },
    ]);
  });

  it.each([
    ['WEEK', 0, 'Please choose a weekday.'],
    ['WEEK', 8, 'Please choose a weekday.'],
    ['MONTH', 29, 'Please choose a day from 1 to 28.'],
  ])('each %s on day %i is refused', async (every, day, message) => {
    expect(await app.add({ ...weekly, every, day })).toMatchObject({ fields: [{ field: 'day', message }] });
  });

  it.each(['desk', 'guide', 'ops'])('is not for %s', async (staffRole) => {
    const staff = { ...testStaff, staffRole };
    expect(await app.add(weekly, staff)).toMatchObject({ __typename: 'NotAllowed' });
    expect(await app.list()).toEqual([]);
  });
});

describe('the e-mail', () => {
  it('comes from 6 AM on its day, once, with the file of the days that it names', async () => {
    await app.add(weekly);
    app.clock.set('2026-11-23T11:59:00Z');
    expect(await app.queue()).toBe(0);
    app.clock.set('2026-11-23T12:00:00Z');
    expect([await app.queue(), await app.queue()]).toEqual([1, 0]);
    await app.settled([sent]);
    const [{ to, subject, text = '' } = {}] = await mails();
    expect(to).toMatchObject({ text: '"Maya Ortiz" <maya@hilltop.test>' });
    expect(subject).toBe('Lines of the books, November 15, 2026 to November 21, 2026');
    expect(text).toContain('The file of November 15, 2026 to November 21, 2026 is attached.');
    expect(text).toMatch(/First day: +Sunday, November 15, 2026/);
    expect(text).toContain('https://hilltop.example/admin?tab=money&from=2026-11-15&to=2026-11-21');
    expect(text.replace(/\s+/g, ' ')).toContain('each Monday. To stop it, open Money in the Admin Panel and end it');
    const [file] = await files();
    expect(file?.filename).toBe('hilltop-lines-2026-11-15-2026-11-21.csv');
    const records = file?.content.toString().split('\r\n') ?? [];
    expect(records[0]).toBe(
      `${MARK}id,movementId,at,date,correctsDate,account,debit,credit,tender,kind,taxCode,tourId,productId,startsAt,source,sourceId,reference,channel,cause`,
    );
    expect(records[2]).toBe(
      '2,m,2026-11-16T15:00:00.000Z,2026-11-16,,card,50.00,0.00,card,,,,,,bookings,s,HT-7K3M-Q2XP,site,paid',
    );
    expect(app.asked).toEqual([{ name: 'lines', from: '2026-11-15', to: '2026-11-21', after: null }]);
    expect(await app.list()).toMatchObject([{ nextOn: '2026-11-30' }]);
  });

  it('is sent for each week on which nothing ran, each with its own days', async () => {
    await app.add(weekly);
    app.clock.set('2026-12-07T12:00:00Z');
    expect([await app.queue(), await app.queue(), await app.queue(), await app.queue()]).toEqual([1, 1, 1, 0]);
    await app.settled([sent, sent, sent]);
    const names = (await files()).map((file) => file?.filename).sort();
    expect(names).toEqual([
      'hilltop-lines-2026-11-15-2026-11-21.csv',
      'hilltop-lines-2026-11-22-2026-11-28.csv',
      'hilltop-lines-2026-11-29-2026-12-05.csv',
    ]);
  });

  it('has the takings, the visits, the vouchers and the journal too', async () => {
    const rows: Readonly<Record<string, (string | null)[]>> = {
      takings: ['2026-11-15', '5000', '0', '0', '0', '0', '0', '5000'],
      vouchers: ['2026-11-15', '15000', '5000', '0', '0', '-3000', '0', '0', '0', '0', '17000'],
      journal: ['HT-2026-11-15', '11/15/2026', 'Card clearing', '50.00', null, 'Hilltop, 2026-11-15'],
      visits: ['2026-11-15', 'open', '225', '104', null, null, '2'],
    };
    const answer = ({ name }: { name: string }) => page(rows[name] ? [rows[name]] : []);
    [app.answers.ledger, app.answers.bookings] = [answer, answer];
    for (const file of ['takings', 'visits', 'vouchers', 'journal', 'tax']) await app.add({ ...weekly, file });
    app.clock.set('2026-11-23T12:00:00Z');
    expect(await app.queue()).toBe(5);
    await app.settled([sent, sent, sent, sent, sent]);
    const texts = (await files()).map((file) => file?.content.toString() ?? '').sort();
    expect(texts).toEqual([
      `${MARK}JournalNo,JournalDate,AccountName,Debits,Credits,Description\r\nHT-2026-11-15,11/15/2026,Card clearing,50.00,,"Hilltop, 2026-11-15"\r\n`,
      `${MARK}date,day,offered,sold,came,noShows,turnedAway,cameInGroups\r\n2026-11-15,open,225,104,,,2,\r\n`,
      `${MARK}date,opening,sold,issued,credited,redeemed,returned,cashed,voided,corrected,closing\r\n2026-11-15,150.00,50.00,0.00,0.00,-30.00,0.00,0.00,0.00,0.00,170.00\r\n`,
      `${MARK}date,tours,food,goods,shippingAndTax,other,refunds,takenIn\r\n2026-11-15,50.00,0.00,0.00,0.00,0.00,0.00,50.00\r\n`,
      `${MARK}month,taxCode,sold,refunds,tax,rate,stateRate,localRate,total,taxable,exempt,stateTax,localTax,unsplitTax,due\r\n`,
    ]);
  });

  it('waits for a service that is away, and leaves when it is back', async () => {
    await app.add(weekly);
    app.ledger.isAway = true;
    app.clock.set('2026-11-23T12:00:00Z');
    await app.queue();
    await app.settled([{ status: 'queued', last_error: expect.stringMatching(/./) }]);
    expect(app.smtp.received).toEqual([]);
    app.ledger.isAway = false;
    app.clock.forward(3_600_000);
    await app.settled([sent]);
    expect(await files()).toHaveLength(1);
  });

  it('links to the page in place of a file that is too large', async () => {
    app.answers.ledger = linesOf(3_000, 'x'.repeat(4_000));
    await app.add(weekly);
    app.clock.set('2026-11-23T12:00:00Z');
    await app.queue();
    await app.settled([sent]);
    expect(await files()).toEqual([undefined]);
    const [{ text = '' } = {}] = await mails();
    expect(text.replace(/\s+/g, ' ')).toContain('is too large for an e-mail. Open Money and save it there.');
    expect(text).toContain('tab=money&from=2026-11-15&to=2026-11-21');
  });

  it('is dropped when the schedule was ended, or its owner is no manager any more', async () => {
    await app.add(weekly);
    await app.add({ ...weekly, file: 'tax' });
    app.ledger.isAway = true;
    app.clock.set('2026-11-23T12:00:00Z');
    await app.queue();
    const waiting = { status: 'queued', last_error: expect.stringMatching(/./) };
    await app.settled([waiting, waiting]);
    await app.end((await app.list())[0]?.id);
    app.answers.manager = null;
    app.clock.forward(3_600_000);
    await app.settled([]);
    expect(app.smtp.received).toEqual([]);
  });
});
