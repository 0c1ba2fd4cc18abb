import { expect, it } from '@jest/globals';
import { bill, creditOf } from './bill-sample.js';
import { standingOf } from './bill-words.js';

const due = '2027-03-12';

it('says what is to pay until when, also on the last day', () => {
  const title = '$320.00 is to pay by Friday, March 12, 2027';
  expect(standingOf(bill, due)).toEqual({ title, text: 'Of $480.00, $160.00 is paid.', tone: 'info' });
  const whole = { ...bill, openCents: 48_000 };
  expect(standingOf(whole, due)).toMatchObject({ title: '$480.00 is to pay by Friday, March 12, 2027', text: '' });
  const undated = { ...whole, invoice: { ...bill.invoice, dueOn: null } };
  expect(standingOf(undated, due).title).toBe('$480.00 is to pay');
});

it('says since when it is late', () => {
  const late = standingOf(bill, '2027-03-13');
  expect(late).toMatchObject({ title: '$320.00 has been late since Friday, March 12, 2027', tone: 'refused' });
});

it('takes off what is credited', () => {
  const some = { ...bill, creditNotes: [creditOf(6_000)], openCents: 26_000 };
  expect(standingOf(some, due).text).toBe('Of $480.00, $60.00 is credited and $160.00 is paid.');
  expect(standingOf({ ...some, openCents: 42_000 }, due).text).toBe('Of $480.00, $60.00 is credited.');
});

it('says that nothing is left to pay', () => {
  const title = 'Nothing is left to pay';
  expect(standingOf({ ...bill, openCents: 0 }, due)).toEqual({ title, text: 'Thank you.', tone: 'done' });
  const some = { ...bill, openCents: 0, creditNotes: [creditOf(6_000)] };
  expect(standingOf(some, due).text).toBe('$60.00 of it is credited. Thank you.');
  const all = { ...bill, openCents: 0, creditNotes: [creditOf(48_000)] };
  expect(standingOf(all, due).text).toBe('All of this invoice is credited.');
});
