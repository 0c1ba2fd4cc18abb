import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeStaff } from './support/fake-staff.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { problemOf } from './support/problem-of.js';
import { fakeSubgraph, startGateway, type TestGateway } from './support/start-gateway.js';

const MARK = '\uFEFF';
const JUNE = 'from=2026-06-01&to=2026-06-02';
const refused = { __typename: 'DaysRefused', message: 'A report has at most 400 days.' };

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Debited with an odd id, credited with an even one. */
const line = (id: number) => [
  ...[String(id), ID, '2026-06-01T15:00:00.000Z', '2026-06-01', null, 'card'],
  ...(id % 2 === 0 ? ['0', '5000'] : ['5000', '0']),
  ...['card', null, null, null, null, null, 'bookings', ID],
  // As nobody's code is: what a guest might have typed.
  ...['=HYPERLINK("http://x.test", "x")', 'site', 'paid'],
];

const rowsOf: Readonly<Record<string, readonly (readonly (string | null)[])[]>> = {
  takings: [
    ['2026-06-01', '5000', '0', '0', '0', '0', '-1005', '3995'],
    ['2026-06-02', '0', '0', '0', '0', '0', '0', '0'],
  ],
  tax: [
    [
      '2026-06',
      'goods',
      '7500',
      '-5',
      '618',
      '8.25',
      '6.25',
      '2',
      '7495',
      '7495',
      '0',
      '468',
      '150',
      '0',
      '2026-07-20',
    ],
    ['2026-06', 'tours', '2500', '0', '0', null, null, null, '2500', '0', '2500', '0', '0', '0', '2026-07-20'],
  ],
  receivables: [['Carver Elementary', 'HG-7K3M-9QXW', '0', '32000', '0', '0', '0', '0', '32000', '0']],
  vouchers: [['2026-06-01', '15000', '5000', '2500', '3000', '-3000', '500', '-200', '-2000', '0', '20800']],
  journal: [
    ['HT-2026-06-01', '06/01/2026', 'Card clearing', '39.95', null, 'Hilltop, 2026-06-01'],
    ['HT-2026-06-01', '06/01/2026', 'Visits to come', null, '39.95', 'Hilltop, 2026-06-01'],
  ],
  visits: [
    ['2026-06-01', 'closed', '0', '0', null, null, null],
    ['2026-06-02', 'open', '225', '104', '98', '6', '2'],
  ],
};

let total: number;
/** From this row on, the service fails. */
let failsAt: number;
let isRefused: boolean;
let staff: FakeStaff;
let ledger: FakeSubgraph;
let bookings: FakeSubgraph;
let orders: FakeSubgraph;
let gateway: TestGateway;

beforeAll(async () => {
  staff = new FakeStaff();
  await staff.subgraph.start();
  const report = ({ name, after }: { name: string; after: string | null }) => {
    const from = Number(after ?? 0);
    if (from >= failsAt) throw new Error('The service is gone');
    if (isRefused) return refused;
    const lines = Array.from({ length: Math.max(0, Math.min(100, total - from)) }, (_, at) => line(from + at + 1));
    const rows = rowsOf[name] ?? lines;
    const next = name === 'lines' && rows.length === 100 ? String(from + 100) : null;
    return { __typename: 'ReportPage', rows, total: name === 'lines' ? total : rows.length, after: next };
  };
  ledger = await fakeSubgraph('ledger', { ledgerReport: report } as never).start();
  bookings = await fakeSubgraph('bookings', { bookingsReport: report } as never).start();
  orders = await fakeSubgraph('orders', { ordersReport: report } as never).start();
  gateway = await startGateway({
    urls: [bookings.url],
    others: { staff: [staff.subgraph.url], ledger: [ledger.url], orders: [orders.url] },
  });
});
afterAll(async () => {
  await gateway.stop();
  await ledger.kill();
  await orders.kill();
  await bookings.kill();
  await staff.subgraph.kill();
});
beforeEach(() => {
  [total, failsAt, isRefused] = [2, Number.POSITIVE_INFINITY, false];
});

const get = (path: string, role: 'MANAGER' | 'DESK' | 'GUIDE' = 'MANAGER') =>
  fetch(`${gateway.url}/api/reports/${path}`, { headers: staff.cookie(role) });
/** With its byte order mark, which `text()` would leave out. */
const bytesOf = async (response: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());

describe('a report', () => {
  it('is JSON with amounts as text', async () => {
    const response = await get(`takings?${JUNE}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { from, to, rows } = (await response.json()) as { from: string; to: string; rows: object[] };
    expect([from, to]).toEqual(['2026-06-01', '2026-06-02']);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ date: '2026-06-01', tours: '50.00', refunds: '-10.05', takenIn: '39.95' });
  });

  it('is a CSV file with its headings, whose numbers stay numbers', async () => {
    const response = await get(`takings?${JUNE}&format=csv`);
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="hilltop-takings-2026-06-01-2026-06-02.csv"',
    );
    expect(await bytesOf(response)).toBe(
      `${MARK}date,tours,food,goods,shippingAndTax,other,refunds,takenIn\r\n` +
        '2026-06-01,50.00,0.00,0.00,0.00,0.00,-10.05,39.95\r\n2026-06-02,0.00,0.00,0.00,0.00,0.00,0.00,0.00\r\n',
    );
    const tax = await get(`tax?${JUNE}&format=csv`);
    expect(await bytesOf(tax)).toBe(
      [
        `${MARK}month,taxCode,sold,refunds,tax,rate,stateRate,localRate,total,taxable,exempt,stateTax,localTax,unsplitTax,due`,
        '2026-06,goods,75.00,-0.05,6.18,8.25,6.25,2,74.95,74.95,0.00,4.68,1.50,0.00,2026-07-20',
        '2026-06,tours,25.00,0.00,0.00,,,,25.00,0.00,25.00,0.00,0.00,0.00,2026-07-20',
        '',
      ].join('\r\n'),
    );
    const vouchers = await get(`vouchers?${JUNE}&format=csv`);
    expect(await bytesOf(vouchers)).toBe(
      `${MARK}date,opening,sold,issued,credited,redeemed,returned,cashed,voided,corrected,closing\r\n` +
        '2026-06-01,150.00,50.00,25.00,30.00,-30.00,5.00,-2.00,-20.00,0.00,208.00\r\n',
    );
  });

  it('is a journal for QuickBooks whose debits are its credits', async () => {
    const response = await get(`lines?${JUNE}&format=journal`);
    expect(await bytesOf(response)).toBe(
      `${MARK}JournalNo,JournalDate,AccountName,Debits,Credits,Description\r\n` +
        'HT-2026-06-01,06/01/2026,Card clearing,39.95,,"Hilltop, 2026-06-01"\r\n' +
        'HT-2026-06-01,06/01/2026,Visits to come,,39.95,"Hilltop, 2026-06-01"\r\n',
    );
  });
});

describe('visits', () => {
  it('are counts, also in JSON, and nothing where it is not known', async () => {
    const { rows } = (await (await get(`visits?${JUNE}`, 'DESK')).json()) as { rows: object[] };
    expect(rows).toEqual([
      {
        date: '2026-06-01',
        day: 'closed',
        offered: 0,
        sold: 0,
        came: null,
        noShows: null,
        turnedAway: null,
        cameInGroups: null,
      },
      {
        date: '2026-06-02',
        day: 'open',
        offered: 225,
        sold: 104,
        came: 98,
        noShows: 6,
        turnedAway: 2,
        cameInGroups: null,
      },
    ]);
    expect(await bytesOf(await get(`visits?${JUNE}&format=csv`))).toBe(
      `${MARK}date,day,offered,sold,came,noShows,turnedAway,cameInGroups\r\n2026-06-01,closed,0,0,,,,\r\n2026-06-02,open,225,104,98,6,2,\r\n`,
    );
  });

  it('are for managers and the desk', async () => {
    expect((await get(`visits?${JUNE}`, 'GUIDE')).status).toBe(403);
    expect((await fetch(`${gateway.url}/api/reports/visits?${JUNE}`)).status).toBe(401);
  });

  it('of more than 400 days are refused', async () => {
    isRefused = true;
    const response = await get(`visits?${JUNE}`);
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ detail: refused.message });
  });
});

describe('the lines', () => {
  it('are read a page at a time, all of them, with their number before them', async () => {
    total = 250;
    const response = await get(`lines?${JUNE}&format=csv`);
    expect(response.headers.get('total-rows')).toBe('250');
    const records = (await bytesOf(response)).trimEnd().split('\r\n').slice(1);
    expect(records.map((record) => record.split(',')[0])).toEqual(
      Array.from({ length: 250 }, (_, at) => String(at + 1)),
    );
    expect(records[0]).toContain(`"'=HYPERLINK(""http://x.test"", ""x"")"`);
    const { rows } = (await (await get(`lines?${JUNE}`)).json()) as { rows: object[] };
    expect(rows).toHaveLength(250);
    expect(rows[1]).toMatchObject({ id: '2', debit: '0.00', credit: '50.00', tourId: null });
  });

  it('are one operation of their caller, however many pages they have', async () => {
    total = 1_000;
    const others = { staff: [staff.subgraph.url], ledger: [ledger.url] };
    const strict = await startGateway({ others, rates: { operations: 2 } });
    try {
      const path = `${strict.url}/api/reports/lines?${JUNE}&format=csv`;
      const records = (await (await fetch(path, { headers: staff.cookie('MANAGER') })).text()).trimEnd().split('\r\n');
      expect(records).toHaveLength(1_001);
    } finally {
      await strict.stop();
    }
  });

  it('have their headings without a line', async () => {
    total = 0;
    expect((await bytesOf(await get(`lines?${JUNE}&format=csv`))).split('\r\n')).toHaveLength(2);
    expect(await (await get(`lines?${JUNE}`)).json()).toEqual({ from: '2026-06-01', to: '2026-06-02', rows: [] });
  });

  it('break off when the service fails, so that nobody takes a part for the whole', async () => {
    total = 250;
    failsAt = 200;
    const response = await get(`lines?${JUNE}&format=csv`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ msg: 'report stopped before its end', report: 'lines' }),
    );
  });
});

describe('a report of the end of a day', () => {
  it('takes that day alone, and says it', async () => {
    const response = await get('receivables?on=2026-06-02');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ on: '2026-06-02', rows: [{ notDue: '320.00' }] });
    const file = await get('receivables?on=2026-06-02&format=csv');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="hilltop-receivables-2026-06-02.csv"');
  });

  it.each([JUNE, 'on=yesterday', 'on=2026-06-31'])('is refused at its field with %s', async (days) => {
    const response = await get(`receivables?${days}`);
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({ errors: [{ field: 'on' }] });
  });
});

describe('a refusal', () => {
  it('is a problem that says why', async () => {
    isRefused = true;
    const response = await get(`takings?${JUNE}&format=csv`);
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({
      type: 'urn:problem-type:hilltop:days-refused',
      detail: refused.message,
    });
  });

  it.each(['takings?format=journal', 'visits?format=journal', 'lines?format=xlsx', 'tax?format=csv&format=json'])(
    'of a format that is none: %s',
    async (path) => {
      const response = await get(`${path}&${JUNE}`);
      expect(response.status).toBe(422);
      expect(await problemOf(response)).toMatchObject({
        type: 'urn:problem-type:hilltop:invalid-input',
        errors: [{ field: 'format' }],
      });
    },
  );

  it.each(['takings', 'tax', 'lines'])('of %s is for whoever is no manager', async (name) => {
    expect((await get(`${name}?${JUNE}`, 'DESK')).status).toBe(403);
    expect((await fetch(`${gateway.url}/api/reports/${name}?${JUNE}`)).status).toBe(401);
  });
});
