import { expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { usHolidays } from '../../../services/shared/contracts/src/house/us-holidays.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { SetUpSection } from './set-up-section.js';

const year = Number(venueToday().slice(0, 4));
const christmas = `${year + 1}-12-25`;
const days = [year, year + 1].flatMap(usHolidays).map(({ date }) => ({
  ...{ __typename: 'CalendarDay', date, closed: true },
  ...{ byRule: false, note: '', guests: 0, displaced: 0, held: 0 },
}));
const question = {
  __typename: 'VisitorQuestion',
  topic: 'accessibility',
  question: 'Toilets',
  answer: '-',
  source: null,
};
function content(state: string) {
  return {
    siteContent: {
      ...{ __typename: 'SiteContent', house: null, testimonials: null, media: null },
      questions: { __typename: 'VisitorQuestions', version: 1, items: [{ ...question, state }] },
    },
  };
}
function taxed(state: string) {
  return {
    taxCodes: [
      {
        ...{ __typename: 'TaxCode', code: 'goods', name: 'Goods', exempt: false, version: 1 },
        rates: [
          {
            __typename: 'TaxRate',
            id: 'r',
            rate: '8.25',
            basis: 'Law',
            validFrom: '2026-01-01',
            state,
            confirmedAt: null,
          },
        ],
      },
    ],
    products: [{ __typename: 'Product', id: 'p', taxCode: 'goods' }],
  };
}
const rule = {
  __typename: 'ConfirmedRule',
  changesUntilHours: 24,
  refundSteps: [{ untilHours: 48, percent: 100 }],
  confirmedBy: 'm',
};
const house = {
  __typename: 'HouseSetUp',
  ...{ toursWithExamples: [], timesAreLed: true, chargesCards: true, hasBooking: true, openDays: [] },
  changeRule: { ...rule, confirmedAt: '2026-11-21T16:30:00.000Z' },
};
const health = {
  ...{ __typename: 'MailHealth', refused: 0, refusedSince: null, lastRefusal: null },
  ...{ delayed: 0, delayedSince: null, hasSent: true },
};
const settled: Answers = {
  HouseSetUp: { houseSetUp: house },
  UntaxedGoods: taxed('IN_FORCE'),
  HolidayDays: { staffDays: days },
  SetUpAccounts: { staffAccounts: [] },
  StaffContent: content('known'),
  StaffMailHealth: { mailHealth: health },
};
const unsettledHouse = {
  ...house,
  toursWithExamples: [{ __typename: 'TourWithExamples', id: 't', name: 'Gate to Garden', types: 4 }],
  ...{ timesAreLed: false, chargesCards: false, hasBooking: false },
  changeRule: { ...rule, confirmedBy: null, confirmedAt: null },
};
function openOn(date: string) {
  return days.map((day) => (day.date === date ? { ...day, closed: false } : day));
}

/** The lines, and how to reach each. */
async function lines(answers: Answers): Promise<readonly (readonly [string, string | null])[]> {
  cleanup();
  renderWithAnswers(<SetUpSection />, answers);
  const list = await screen.findByRole('list', { name: 'First steps' });
  return within(list)
    .getAllByRole('listitem')
    .map((line) => [
      within(line).getByRole('heading').textContent ?? '',
      within(line).getByRole('link').getAttribute('href'),
    ]);
}

async function showsNothing(answers: Answers): Promise<void> {
  cleanup();
  const sent = renderWithAnswers(<SetUpSection />, answers);
  await waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(6));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.body.textContent).toBe('');
}

it('names what a new house has not settled, each with its page, and is gone when all of it is', async () => {
  const unsettled: Answers = {
    HouseSetUp: { houseSetUp: unsettledHouse },
    UntaxedGoods: taxed('NOT_CONFIRMED'),
    HolidayDays: { staffDays: openOn(christmas) },
    SetUpAccounts: { staffAccounts: [{ __typename: 'StaffAccount', id: 'm', role: 'MANAGER', state: 'ACTIVE' }] },
    StaffContent: content('unknown'),
    StaffMailHealth: { mailHealth: { ...health, hasSent: false } },
  };
  expect(await lines(unsettled)).toEqual([
    ['Confirm ticket types and prices', '/admin?tab=prices&tour=t'],
    ['Goods are sold without sales tax', '/admin?tab=prices'],
    ['Decide on 1 holiday', `/admin?tab=calendar&view=holidays&date=${christmas}`],
    ['Add your guides', '/admin?tab=staff'],
    ['Answer 1 question about access', '/admin?tab=content'],
    ['Confirm the rule for changes and refunds', '/admin?tab=change-rule'],
    ['See that e-mail leaves', '/admin?tab=emails'],
    ['Set up card payments', '/admin?tab=money&view=payouts'],
    ['Make a test booking', '/book-tour'],
  ]);
  expect(screen.getByRole('heading', { name: 'First steps: 9 left' })).toBeDefined();
  expect(screen.getByText(/^Gate to Garden: up to 4 types/)).toBeDefined();
  expect(screen.getByText(/^Visitors can book on Christmas Day/)).toBeDefined();
  const urgent = [...document.querySelectorAll('[data-urgent] h4')].map(({ textContent }) => textContent);
  expect(urgent).toEqual(['Goods are sold without sales tax']);
  await showsNothing(settled);
});

it('asks again when what was settled is not any more', async () => {
  const said = {
    ...house,
    openDays: [{ __typename: 'ConfirmedDay', date: christmas, confirmedBy: 'm', confirmedAt: '' }],
  };
  await showsNothing({ ...settled, HouseSetUp: { houseSetUp: said }, HolidayDays: { staffDays: openOn(christmas) } });
  const reopened = { ...settled, HolidayDays: { staffDays: openOn(`${year + 1}-07-04`) } };
  expect((await lines(reopened)).map(([title]) => title)).toEqual(['Decide on 1 holiday']);
  const delayed = { ...settled, StaffMailHealth: { mailHealth: { ...health, delayed: 2 } } };
  expect((await lines(delayed)).map(([title]) => title)).toEqual(['E-mail does not leave']);
  expect((await lines({ ...settled, UntaxedGoods: taxed('PLANNED') })).map(([title]) => title)).toEqual([
    'Goods are sold without sales tax',
  ]);
});

it('counts the site’s own questions until staff have changed them', async () => {
  const own = {
    siteContent: { __typename: 'SiteContent', house: null, testimonials: null, media: null, questions: null },
  };
  expect((await lines({ ...settled, StaffContent: own })).map(([title]) => title)).toEqual([
    'Answer 5 questions about access',
  ]);
});

it('says which part could not be checked, and shows the others', async () => {
  const { StaffMailHealth, SetUpAccounts, ...rest } = settled;
  const sent = renderWithAnswers(<SetUpSection />, { ...rest, StaffContent: content('unknown') });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Could not be checked: guides and e-mail\./);
  expect(screen.getByRole('heading', { name: 'First steps: 1 left' })).toBeDefined();
  const before = sent.filter(({ name }) => name === 'StaffMailHealth').length;
  press('Try again');
  await waitFor(() => expect(sent.filter(({ name }) => name === 'StaffMailHealth').length).toBe(before + 1));
});
