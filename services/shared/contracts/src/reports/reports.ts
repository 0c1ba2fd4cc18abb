import { answers } from './answers.js';
import { documents } from './documents.js';
import { journal, lines } from './lines.js';
import { receivables } from './receivables.js';
import type { Report } from './report.js';
import { takings } from './takings.js';
import { tax } from './tax.js';
import { visitorOrigins } from './visitor-origins.js';
import { visits } from './visits.js';
import { visitsByTicketType } from './visits-by-ticket-type.js';
import { vouchers } from './vouchers.js';

/** Every report, in the order in which pages, mails and the document of the API list them. */
const ALL = [
  takings,
  tax,
  vouchers,
  receivables,
  documents,
  visits,
  visitsByTicketType,
  visitorOrigins,
  answers,
  lines,
  journal,
] as const;

export const REPORTS: readonly Report[] = ALL;

export type AnyReport = (typeof ALL)[number];

/** What the buttons that save it are called. */
export function fileLabel({ label, formatOf }: Report): string {
  return formatOf ? label : `${label}, CSV`;
}
