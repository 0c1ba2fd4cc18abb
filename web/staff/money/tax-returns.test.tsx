import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { ofRateWords, ratesOf, TaxReturns } from './tax-returns.js';

const place = { view: 'tax', channel: '', lines: '', from: '2026-10-01', to: '2026-11-15' } as const;
const row = { __typename: 'TaxOfMonth' as const, month: '2026-10', rate: 825, stateRate: 625 };
const none = { taxableCents: 0, exemptCents: 0, taxCents: 0, stateCents: 0, localCents: 0, unsplitCents: 0 };
const goods = { ...row, ...none, taxCode: 'goods', taxableCents: 1_450, taxCents: 120, stateCents: 91, localCents: 29 };
const shipping = {
  ...{ ...row, ...none, taxCode: 'shipping', taxableCents: 599 },
  ...{ taxCents: 49, stateCents: 37, localCents: 12 },
};
const tours = { ...row, ...none, taxCode: 'tours', rate: null, stateRate: null, exemptCents: 7_500 };
const october = {
  ...{ __typename: 'TaxReturn' as const, month: '2026-10', totalCents: 9_549, taxableCents: 2_049, exemptCents: 7_500 },
  ...{ taxCents: 169, stateCents: 128, localCents: 41, unsplitCents: 0, dueOn: '2026-11-20' },
};
const november = {
  ...{ ...october, ...none, month: '2026-11', totalCents: 0, dueOn: '2026-12-21' },
};
const report = {
  ...{ __typename: 'TaxReport' as const, from: place.from, to: place.to },
  ...{ months: [goods, shipping, tours], returns: [october, november] },
};

it('adds up the codes of a rate, and says its parts', () => {
  const [one, ...others] = ratesOf(report.months, '2026-10');
  expect(others).toEqual([]);
  expect(one).toMatchObject({ taxableCents: 2_049, taxCents: 169, stateCents: 128, localCents: 41 });
  expect(one && ofRateWords(one)).toBe('At 8.25%: state 6.25%, local 2%, on goods and shipping');
  expect(ofRateWords({ rate: null, stateRate: null, codes: ['goods'] })).toBe(
    'Taxed, parts of the rate not entered, on goods',
  );
});

it('has a table for each month, newest first, with what a return needs and when it is due', async () => {
  renderWithAnswers(<TaxReturns place={place} />, { StaffTaxReport: { taxReport: report } });
  await screen.findByRole('heading', { name: /^October 2026/ });
  const headings = screen.getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'November 2026: due Monday, December 21, 2026',
    'October 2026: due Friday, November 20, 2026',
  ]);
  const table = screen.getByRole('table', { name: 'Sales tax, October 1 to 31, 2026' });
  const cells = (name: RegExp) =>
    within(within(table).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/^Total sales/)).toEqual(['$95.49', '$1.69', '$1.28', '$0.41']);
  expect(cells(/^Exempt/)).toEqual(['$75.00', '', '', '']);
  expect(cells(/^At 8\.25%/)).toEqual(['$20.49', '$1.69', '$1.28', '$0.41']);
  expect(within(table).getByRole('link', { name: '$75.00' }).getAttribute('href')).toContain(
    'from=2026-10-01&to=2026-10-31&lines=tax%3AEXEMPT',
  );
  expect(screen.getByText('Only November 1 to 15, 2026: a return is of the whole month.')).toBeDefined();
  expect(screen.queryByText('Goods were sold without sales tax in these days')).toBeNull();
});

it('says that goods were sold without tax', async () => {
  const untaxed = { ...goods, ...none, rate: null, stateRate: null, exemptCents: 1_450 };
  renderWithAnswers(<TaxReturns place={place} />, {
    StaffTaxReport: { taxReport: { ...report, months: [untaxed, tours] } },
  });
  expect(await screen.findByText('Goods were sold without sales tax in these days')).toBeDefined();
});
