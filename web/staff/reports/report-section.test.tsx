import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { visitsByTicketType } from '../../../services/shared/contracts/src/reports/visits-by-ticket-type.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { plainReports, ReportSection } from './report-section.js';

const days = { from: '2026-12-01', to: '2026-12-31' };

function show(rows: (string | null)[][], total = rows.length): void {
  const report = { __typename: 'ReportPage' as const, rows, total };
  renderWithAnswers(<ReportSection report={visitsByTicketType} days={days} />, { StaffBookingsReport: { report } });
}

it('shows any report as a table, and what its columns mean', async () => {
  show([
    ['2026-12', 'adult', '1200', '1100', '80', '20'],
    ['2026-12', 'child', '300', null, null, null],
  ]);
  const table = await screen.findByRole('table', { name: 'Visits by ticket type, December 1 to 31, 2026' });
  const texts = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ['Month', 'Ticket type', 'Sold', 'Came', 'No shows', 'Unclear'],
    ['December 2026', 'adult', '1,200', '1,100', '80', '20'],
    ['December 2026', 'child', '300', '–', '–', '–'],
  ]);
  expect(screen.getByText(/^Tickets of parties of several types/)).toBeTruthy();
});

it('says that there is nothing', async () => {
  show([]);
  expect(await screen.findByText('Nothing to show, December 1 to 31, 2026.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says how many rows the file has', async () => {
  show([['2026-12', 'adult', '1', '1', '0', '0']], 130);
  expect(await screen.findByText('The first 1 of 130 rows: the file has all of them.')).toBeTruthy();
});

it('leaves out what has a view of its own', () => {
  expect(plainReports('visits').map(({ name }) => name)).toContain('visits-by-ticket-type');
  expect(plainReports('visits').map(({ name }) => name)).not.toContain('visits');
});
