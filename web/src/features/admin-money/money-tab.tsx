import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { ListFilter } from '../../admin/lists/list-filter.js';
import { ExportSection, type ReportFile } from '../../admin/reports/export-section.js';
import { PeriodBar } from '../../admin/reports/period-bar.js';
import { PlainTabs } from '../../design/controls/plain-tabs.js';
import { BalancesSection } from './balances-section.js';
import { LinesSection } from './lines-section.js';
import { MailedReportsSection } from './mailed-reports-section.js';
import { moneySearch, useMoneyPlace, VIEWS, views } from './money-address.js';
import { SealsSection } from './seals-section.js';
import { TakingsReport } from './takings-report.js';
import { VouchersReport } from './vouchers-report.js';

const channels = [
  ['', 'All channels'],
  ['site', 'Site'],
  ['door', 'Door'],
] as const;

/** For the bookkeeper, of all channels. */
const files: readonly ReportFile[] = [
  ['lines?format=csv', 'Lines, CSV', 'Every line of the books, for a spreadsheet.'],
  [
    'lines?format=journal',
    'Journal for QuickBooks Online',
    'One entry a day, debits equal credits, numbered by the day.',
  ],
  ['takings?format=csv', 'Takings by day, CSV', 'The table of takings, of all channels.'],
  ['vouchers?format=csv', 'Vouchers by day, CSV', 'What is owed to vouchers, and every change of it.'],
  ['tax?format=csv', 'Tax by month, CSV', 'What was sold under each tax code.'],
];

/** What came in, what is owed, and the lines behind every number, for managers (product.md §17). */
export function MoneyTab() {
  const { place, go } = useMoneyPlace();
  return (
    <AdminColumns>
      <PlainTabs
        label="Money"
        tabs={views.map((view) => ({
          to: `/admin${moneySearch({ ...place, view, lines: '' })}`,
          label: VIEWS[view],
          isCurrent: place.view === view,
        }))}
      />
      <PeriodBar days={place} searchOf={(days) => moneySearch({ ...place, ...days, lines: '' })}>
        {place.view === 'takings' ? (
          <ListFilter
            label="Channel"
            options={channels}
            value={channels.find(([code]) => code === place.channel)?.[0] ?? ''}
            onChange={(channel) => go({ channel })}
          />
        ) : null}
      </PeriodBar>
      {place.lines !== '' ? <LinesSection key={place.lines} place={place} /> : null}
      {place.lines === '' && place.view === 'takings' ? <TakingsReport place={place} /> : null}
      {place.lines === '' && place.view === 'balances' ? <BalancesSection place={place} /> : null}
      {place.lines === '' && place.view === 'vouchers' ? <VouchersReport place={place} /> : null}
      <SealsSection place={place} />
      <ExportSection days={place} files={files} />
      <MailedReportsSection />
    </AdminColumns>
  );
}
