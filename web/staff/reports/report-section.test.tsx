import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { receivables } from '../../../services/shared/contracts/src/reports/receivables.js';
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

it('adds up what organizations owe, and links to each of their groups', async () => {
  const rows = [
    ['Brook School', 'HG-1, HG-2', '0', '12000', '0', '0', '0', '0', '12000', '0'],
    ['Carver School', 'HG-3', '2500', '0', '300000', '0', '0', '0', '302500', '2500'],
  ];
  const report = { __typename: 'ReportPage' as const, rows, total: 2 };
  renderWithAnswers(<ReportSection report={receivables} days={days} />, { StaffOrdersReport: { report } });
  const table = within(await screen.findByRole('table', { name: /^Who owes what/ }));
  const sums = table.getByRole('row', { name: /^Sum/ });
  expect([...sums.children].map(({ textContent }) => textContent)).toEqual([
    ...['Sum', '', '$25.00', '$120.00', '$3,000.00', '$0.00', '$0.00', '$0.00', '$3,145.00', '$25.00'],
  ]);
  const links = table.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(['HG-1', 'HG-2', 'HG-3'].map((number) => [number, `/admin?tab=groups&search=${number}`]));
});

it('says that there is nothing', async () => {
  show([]);
  expect(await screen.findByText('Nothing to show, December 1 to 31, 2026.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says how many rows the file has', async () => {
  show([['2026-12', 'adult', '1', '1', '0', '0']], 130);
  expect(await screen.findByText('The first 1 of 130 rows: the file has all of them.')).toBeTruthy();
  expect(screen.queryByRole('row', { name: /^Sum/ })).toBeNull();
});

it('leaves out what has a view of its own', () => {
  expect(plainReports('visits').map(({ name }) => name)).toContain('visits-by-ticket-type');
  expect(plainReports('visits').map(({ name }) => name)).not.toContain('visits');
});
