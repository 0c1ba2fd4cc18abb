/** What a group owed on a day. */
export interface OwedBy {
  /** US cents of all that is billed; null where nothing was yet. */
  readonly billableCents: number | null;
  /** Issued until that day, in their order. */
  readonly documents: readonly {
    readonly number: string;
    readonly kind: 'invoice' | 'credit_note';
    readonly ofNumber: string | null;
    /** YYYY-MM-DD */
    readonly dueOn: string | null;
    readonly totalCents: number;
  }[];
  /** Money that came until that day less what went back, and what was given up, US cents. */
  readonly paidCents: number;
}

/** US cents, by how late they are. */
export interface Aged {
  readonly notInvoicedCents: number;
  readonly notDueCents: number;
  readonly to30Cents: number;
  readonly to60Cents: number;
  readonly to90Cents: number;
  readonly over90Cents: number;
}

export const AGES = ['notInvoicedCents', 'notDueCents', 'to30Cents', 'to60Cents', 'to90Cents', 'over90Cents'] as const;

const DAY_MS = 86_400_000;

export interface OpenInvoice {
  readonly number: string;
  readonly dueOn: string | null;
  /** What is left to pay of it, US cents, after its credit notes. */
  readonly openCents: number;
}

/**
 * Money pays the oldest invoice first and is assigned by nobody, so that payments in any order end alike.
 * @returns the invoices, also those that are paid, and the money that is left
 */
export function openInvoices({ documents, paidCents }: Pick<OwedBy, 'documents' | 'paidCents'>) {
  let leftCents = paidCents;
  const invoices = documents
    .filter(({ kind }) => kind === 'invoice')
    .map(({ number, totalCents, dueOn }): OpenInvoice => {
      const credits = documents.filter(({ ofNumber }) => ofNumber === number);
      const cents = totalCents - credits.reduce((sum, credit) => sum + credit.totalCents, 0);
      const paid = Math.max(0, Math.min(cents, leftCents));
      leftCents -= paid;
      return { number, dueOn, openCents: cents - paid };
    });
  return { invoices, leftCents };
}

/** @param on YYYY-MM-DD */
export function ageReceivable({ billableCents, documents, paidCents }: OwedBy, on: string): Aged {
  const aged = { notInvoicedCents: 0, notDueCents: 0, to30Cents: 0, to60Cents: 0, to90Cents: 0, over90Cents: 0 };
  const { invoices, leftCents } = openInvoices({ documents, paidCents });
  for (const { dueOn, openCents } of invoices) aged[bucketOf(dueOn ?? on, on)] += openCents;
  const invoiced = documents.reduce((sum, { kind, totalCents }) => sum + (kind === 'invoice' ? totalCents : 0), 0);
  const notInvoiced = Math.max(0, (billableCents ?? 0) - invoiced);
  aged.notInvoicedCents += notInvoiced - Math.max(0, Math.min(notInvoiced, leftCents));
  return aged;
}

export function sumOfAges(aged: Aged): number {
  return AGES.reduce((sum, age) => sum + aged[age], 0);
}

function bucketOf(dueOn: string, on: string): Exclude<keyof Aged, 'notInvoicedCents'> {
  const late = (Date.parse(on) - Date.parse(dueOn)) / DAY_MS;
  if (late <= 0) return 'notDueCents';
  if (late <= 30) return 'to30Cents';
  if (late <= 60) return 'to60Cents';
  return late <= 90 ? 'to90Cents' : 'over90Cents';
}
