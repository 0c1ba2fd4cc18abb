/** Services with a database. */
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

/** Queries one service's database. Rows have the statement's column names. */
export type Ask = <Row extends object>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;

export type StoredObject = { key: string; modifiedAt: Date };

/** A payment as the provider knows it. */
export type ProviderPayment = {
  id: string;
  /** In the provider's words: `requires_capture` is authorized. */
  status: string;
  capturedCents: number;
  /** Refunds that did not fail. */
  refundedCents: number;
  ageMs: number;
};

/** How long something may be on its way before it counts as missing, in ms. */
export type GracePeriods = {
  /** From a change's commit to its event in the stream and every reaction to it. */
  eventMs: number;
  /** From the reaction to the e-mail at the mail server. */
  mailMs: number;
  /** From a hold's expiry to its end. */
  holdMs: number;
  /** From an object without a row to the sweep that deletes it. */
  orphanMs: number;
};

/** What a reconciliation reads. It changes nothing. */
export type ReconciliationContext = {
  databases: Readonly<Record<Owner, Ask>>;
  /** Every object of the bucket; undefined without a bucket. */
  objects: (() => Promise<StoredObject[]>) | undefined;
  /** Row ids of the mail server's e-mails, one per copy; undefined if it has no such list. */
  mails: (() => Promise<string[]>) | undefined;
  /** The provider's payments of the last week; undefined without a provider that lists them. */
  provider?: (() => Promise<ProviderPayment[]>) | undefined;
  gracePeriods: GracePeriods;
};

/** One promise about the data. */
export type Check = {
  /** The promise, as the end of "checked: …". */
  name: string;
  /** Sentences that say where it is broken, with ids and figures, without personal data. */
  differences(context: ReconciliationContext): Promise<string[]>;
  /** Sentences with figures that are no difference but worth knowing. */
  counts?(context: ReconciliationContext): Promise<string[]>;
};

/** For a Hilltop in use: what takes longer needs attention. */
export const usualGracePeriods: GracePeriods = {
  eventMs: 2 * 60_000,
  mailMs: 20 * 60_000,
  holdMs: 60_000,
  orphanMs: 2 * 60 * 60_000,
};
