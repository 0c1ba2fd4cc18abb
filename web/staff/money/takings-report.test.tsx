import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { wideScreen } from '../../test/wide-screen.js';
import { TakingsReport } from './takings-report.js';

function part(key: string | null, cents: number) {
  return { __typename: 'TakingsPart', key, cents };
}

const days = { from: '2026-12-01', to: '2026-12-01' };
const day = {
  ...{ __typename: 'TakingsOfDay', date: days.from, tourCents: 0, foodCents: 0, goodsCents: 6_000, shippingCents: 0 },
  ...{ otherCents: 0, refundCents: 0, takenInCents: 6_000 },
};
const takings = {
  ...{ __typename: 'Takings', ...days, takenInCents: 6_000, refundCents: 0, earnedCents: 6_000, deferredCents: 0 },
  ...{ days: [day], byTender: [], byChannel: [], byTour: [] },
  byProduct: [part(null, 3_000), part('book', 2_000), part('gone', 1_000)],
};

it('tells extras of groups, which have no product, from products that are no longer sold', async () => {
  wideScreen();
  const names = { tours: [], products: [{ __typename: 'Product', id: 'book', name: 'A Book' }] };
  const place = { view: 'takings', channel: '', lines: '', ...days };
  renderWithAnswers(<TakingsReport place={place} />, { StaffTakings: { takings }, StaffMoneyNames: names });
  const table = within(await screen.findByRole('table', { name: 'By product, before refunds' }));
  const rows = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Extras of groups', 'A Book', 'No longer sold']);
  const [extras] = table.getAllByRole('link');
  expect(extras?.getAttribute('href')).toContain('lines=extras');
});
