import type { ReportFile } from './report-schedule.entity.js';

/** The same label as where the file is saved, and the page of the panel that shows the same. */
export const FILE_WORDS: Readonly<Record<ReportFile, { readonly label: string; readonly tab: 'money' | 'visits' }>> = {
  takings: { label: 'Takings by day', tab: 'money' },
  lines: { label: 'Lines of the books', tab: 'money' },
  tax: { label: 'Tax by month', tab: 'money' },
  vouchers: { label: 'Vouchers by day', tab: 'money' },
  journal: { label: 'Journal for QuickBooks Online', tab: 'money' },
  visits: { label: 'Visits by day', tab: 'visits' },
};
