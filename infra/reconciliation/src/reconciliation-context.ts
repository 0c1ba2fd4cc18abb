/** The services that keep a database. */
export const owners = [
  'bookings',
  'catalog',
  'contact',
  'content',
  'ledger',
  'media',
  'notifications',
  'orders',
  'staff',
] as const;
export type Owner = (typeof owners)[number];

/** Asks one service's database. Rows come as the columns are named in the statement. */
export type Ask = <Row extends object>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;

/** An object of the bucket. */
export type StoredObject = { key: string; modifiedAt: Date };

/** How long something may be on its way before its absence counts, in milliseconds. */
export type GracePeriods = {
  /** From the commit of a change to its event in the stream and to every reaction to it. */
  eventMs: number;
  /** From the reaction to the e-mail at the mail server. */
  mailMs: number;
  /** From a hold's expiry to its end. */
  holdMs: number;
  /** From an object without a row to the sweep that takes it away. */
  orphanMs: number;
};

/** What a reconciliation looks at. Nothing of it is changed. */
export type ReconciliationContext = {
  databases: Readonly<Record<Owner, Ask>>;
  /** Every object of the bucket; undefined when there is no bucket to look into. */
  objects: (() => Promise<StoredObject[]>) | undefined;
  /** Row ids of the e-mails that the mail server has, one for each copy; undefined when it keeps no such list. */
  mails: (() => Promise<string[]>) | undefined;
  gracePeriods: GracePeriods;
};

/** One promise that the data keep. */
export type Check = {
  /** The promise, as the end of "checked: …". */
  name: string;
  /** Sentences that say where it is broken, with ids and figures and without anything personal. */
  differences(context: ReconciliationContext): Promise<string[]>;
  /** Sentences with figures of what is no difference and still worth knowing. */
  counts?(context: ReconciliationContext): Promise<string[]>;
};

/** For a Hilltop that serves visitors: what takes longer than this wants somebody's attention. */
export const usualGracePeriods: GracePeriods = {
  eventMs: 2 * 60_000,
  mailMs: 20 * 60_000,
  holdMs: 60_000,
  orphanMs: 2 * 60 * 60_000,
};
