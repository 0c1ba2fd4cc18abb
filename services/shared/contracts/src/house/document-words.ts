/** An invoice or a credit note of a group as it was issued. Amounts are US cents. */
export interface IssuedDocument {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly ofNumber: string | null;
  /** YYYY-MM-DD */
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly billTo: string;
  readonly orderNumber: string | null;
  readonly pupils: number;
  readonly adults: number;
  readonly came: number | null;
  readonly lines: readonly { readonly label: string; readonly cents: number }[];
  readonly taxCents: number;
  readonly totalCents: number;
  /** Of an invoice: what was here of its total when it was issued; null where nobody wrote that down. */
  readonly receivedCents: number | null;
  /** Why what is taxed otherwise is not; null where nothing is exempt. */
  readonly exemptReason: string | null;
}

/** The group that a document is for. */
export interface BilledGroup {
  readonly number: string;
  readonly organizationName: string;
  readonly tourName: string;
  readonly starts: readonly { readonly tourDate: string; readonly tourTime: string }[];
}

/** An invoice and its credit notes, as orders answers them. */
export interface Bill {
  readonly groupNumber: string;
  readonly organizationName: string;
  readonly tourName: string;
  readonly starts: BilledGroup['starts'];
  readonly invoice: IssuedDocument;
  readonly creditNotes: readonly IssuedDocument[];
}

/** Who issues it. Street and phone are left out while they are not known. */
export interface IssuingHouse {
  readonly name: string;
  readonly town: string;
  readonly street?: string;
  readonly phone?: string;
}

/** What stands on a document. The printed page and the PDF differ in nothing but how they look. */
export interface DocumentWords {
  /** "Invoice HI-2027-0042", "Quote HG-7K3M-9QXW, version 2" */
  readonly title: string;
  /** YYYY-MM-DD */
  readonly issuedOn: string;
  /** Who issues it, to whom, and about what: a line each. */
  readonly blocks: readonly (readonly string[])[];
  readonly rows: readonly DocumentRow[];
  /** The total, of a quote with its deposit, and of an invoice what was received and what is to pay, as of the day on which it was issued. */
  readonly totals: readonly DocumentRow[];
}

export interface DocumentRow {
  readonly label: string;
  /** "$480.00" */
  readonly amount: string;
}

export const documentTitles = { invoice: 'Invoice', credit_note: 'Credit note' } as const;

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** "48 pupils and 6 adults" */
export function peopleWords({ pupils, adults }: Pick<IssuedDocument, 'pupils' | 'adults'>): string {
  const some = [
    pupils > 0 ? `${pupils} ${pupils === 1 ? 'pupil' : 'pupils'}` : '',
    adults > 0 ? `${adults} ${adults === 1 ? 'adult' : 'adults'}` : '',
  ];
  return some.filter(Boolean).join(' and ');
}

/** @param number of the invoice or of one of its credit notes @returns undefined for another one */
export function wordsOfBill(
  number: string,
  { groupNumber, organizationName, tourName, starts, invoice, creditNotes }: Bill,
  house: IssuingHouse,
): DocumentWords | undefined {
  const issued = [invoice, ...creditNotes].find((document) => document.number === number);
  return issued && wordsOfDocument(issued, { number: groupNumber, organizationName, tourName, starts }, house);
}

export function wordsOfDocument(issued: IssuedDocument, group: BilledGroup, house: IssuingHouse): DocumentWords {
  const { number, kind, ofNumber, issuedOn, dueOn, billTo, orderNumber, came, lines, taxCents, exemptReason } = issued;
  const { name, street, town, phone } = house;
  const facts = [
    `Issued ${longDate(issuedOn)}`,
    dueOn ? `Due ${longDate(dueOn)}` : '',
    ofNumber ? `Of invoice ${ofNumber}` : '',
    orderNumber ? `Purchase order ${orderNumber}` : '',
    `Group ${group.number}, ${group.organizationName}`,
    `${group.tourName}: ${peopleWords(issued)} counted${came === null ? '' : `, ${came} came`}`,
    ...group.starts.map(({ tourDate, tourTime }) => `${longDate(tourDate)}, ${tourTime}`),
  ];
  const blocks = [[name, street ? `${street}, ${town}` : town, phone ?? ''], billTo.split('\n'), facts];
  const exempt = exemptReason === null ? [] : [{ label: exemptWords(exemptReason), amount: dollars(0) }];
  return {
    title: `${documentTitles[kind]} ${number}`,
    issuedOn,
    blocks: blocks.map((block) => block.filter(Boolean)),
    rows: [...rowsOf(lines, taxCents), ...exempt],
    totals: totalsOf(issued),
  };
}

/** Line by line, with the tax on them where there is some. */
export function rowsOf(lines: IssuedDocument['lines'], taxCents: number): DocumentRow[] {
  const rows = lines.map(({ label, cents }) => ({ label, amount: dollars(cents) }));
  return taxCents > 0 ? [...rows, { label: 'Sales tax', amount: dollars(taxCents) }] : rows;
}

/** A document does not change, so it names the day of what it says. */
function totalsOf({ issuedOn, totalCents, receivedCents }: IssuedDocument): DocumentRow[] {
  const total = { label: 'Total', amount: dollars(totalCents) };
  if (receivedCents === null) return [total];
  return [
    total,
    { label: `Received by ${longDate(issuedOn)}`, amount: dollars(receivedCents) },
    { label: 'To pay', amount: dollars(totalCents - receivedCents) },
  ];
}

/** "Saturday, December 5, 2026" */
export function longDate(date: string): string {
  return LONG_DATE.format(new Date(date));
}

/** "Exempt from sales tax: Public school" */
const exemptWords = (reason: string): string => `Exempt from sales tax${reason ? `: ${reason}` : ''}`;

/** Whole cents, because floats are not exact: 2500 → "$25.00", -2500 → "-$25.00". */
export function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}$${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
