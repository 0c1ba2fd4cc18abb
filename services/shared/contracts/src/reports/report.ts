/** How a cell is read. Of an amount the rows have US cents. */
type Kind = 'text' | 'date' | 'month' | 'cents' | 'count';

export interface Column<Name extends string = string, Of extends Kind = Kind> {
  readonly name: Name;
  readonly kind: Of;
  readonly about: string;
  /** Its texts are numbers of groups, with commas between them: the panel links to each. */
  readonly opens?: 'groups';
  readonly example: string | number | null;
}

/** Whoever reads reports. Guides and Ops do not. */
type ReaderRole = 'desk' | 'manager' | 'bookkeeper' | 'owner';

/** A table of rows by days. Its service, `/api/reports`, the mails and the panel all read this one entry. */
export interface Report {
  /** In the address and the name of its file. */
  readonly name: string;
  /** Its heading in the panel and the subject of its mail. */
  readonly label: string;
  /** What its file has, for staff. */
  readonly note: string;
  /** For programs, in the document of the API. */
  readonly api: {
    readonly operationId: string;
    /** `label` without it. */
    readonly summary?: string;
    readonly description: string;
  };
  /** The service that answers its rows. */
  readonly from: 'ledger' | 'bookings' | 'orders';
  /** Where staff find it. */
  readonly page: keyof typeof REPORT_PAGES;
  readonly roles: readonly ReaderRole[];
  readonly columns: readonly Column[];
  /** Amounts of its rows add up: the panel shows their sums. */
  readonly sums?: true;
  /** It is of the end of a day: its address takes `on`, and where days are chosen it is of the last one. */
  readonly asOf?: true;
  /** It is another way to write the file of that report, and has no address of its own. */
  readonly formatOf?: string;
}

/** Pages of the panel, by their tabs. */
export const REPORT_PAGES = { money: 'Money', visits: 'Visits' } as const;

/** Keeps the names of the columns, so that rows are checked against them. */
export function report<const Entry extends Report>(entry: Entry): Entry {
  return entry;
}

interface Cells {
  readonly text: string | null | undefined;
  readonly date: string;
  readonly month: string;
  readonly cents: number;
  /** Null when unknown. */
  readonly count: number | null | undefined;
}

/** A row as its service makes it. */
export type RowOf<Entry extends Report> = {
  readonly [Each in Entry['columns'][number] as Each['name']]: Cells[Each['kind']];
};

export function text<Name extends string>(name: Name, about: string, example: string | null): Column<Name, 'text'> {
  return { name, kind: 'text', about, example };
}

export function date<Name extends string>(
  name: Name,
  about = 'The venue’s date, YYYY-MM-DD.',
  example = '2026-06-02',
): Column<Name, 'date'> {
  return { name, kind: 'date', about, example };
}

export function month<Name extends string>(name: Name): Column<Name, 'month'> {
  return { name, kind: 'month', about: 'YYYY-MM.', example: '2026-06' };
}

export function groupNumbers<Name extends string>(name: Name, about: string): Column<Name, 'text'> {
  return { ...text(name, about, 'HG-7K3M-9QXW'), opens: 'groups' };
}

/** @param example as in the file, in US dollars with two decimals */
export function cents<Name extends string>(name: Name, about: string, example: string): Column<Name, 'cents'> {
  return { name, kind: 'cents', about, example };
}

export function count<Name extends string>(name: Name, about: string, example: number): Column<Name, 'count'> {
  return { name, kind: 'count', about, example };
}

/** Who reads the books. */
export const bookReaders = ['manager', 'bookkeeper', 'owner'] as const;
