/** Until so many hours before the start, so many percent of what was paid go back. */
export interface RefundStep {
  readonly untilHours: number;
  /** 1 to 100. */
  readonly percent: number;
}

/** Until when visitors change a visit, and what goes back. A booking keeps the rule that it was sold by (product.md §11.6). */
export interface ChangeRule {
  /** Hours before the start, until which a visit is moved and its party changed. */
  readonly changesUntilHours: number;
  /** Earliest first: hours and percent fall from step to step. Without any, nothing goes back. */
  readonly refundSteps: readonly RefundStep[];
}

export const MAX_REFUND_STEPS = 5;

/** A year. */
export const MAX_RULE_HOURS = 8_760;

const HOUR_MS = 3_600_000;

/** A step of one visit. */
export interface RefundDeadline {
  readonly until: Date;
  readonly percent: number;
}

export function hoursBefore(startsAt: Date, hours: number): Date {
  return new Date(startsAt.getTime() - hours * HOUR_MS);
}

/** Earliest first. */
export function refundDeadlines({ refundSteps }: Pick<ChangeRule, 'refundSteps'>, startsAt: Date): RefundDeadline[] {
  return refundSteps.map(({ untilHours, percent }) => ({ until: hoursBefore(startsAt, untilHours), percent }));
}

/** 0 to 100: what the first deadline that is ahead gives back. */
export function percentAt(deadlines: readonly RefundDeadline[], now: Date): number {
  return deadlines.find(({ until }) => now < until)?.percent ?? 0;
}

/** US cents. Half a cent is the house's loss. */
export function refundCents(cents: number, percent: number): number {
  return Math.ceil((cents * percent) / 100);
}

/** Of one visit. Moments are UTC, ISO 8601. */
export interface VisitDeadlines {
  readonly changesUntil: string;
  /** Earliest first. */
  readonly refundSteps: readonly {
    readonly until: string;
    readonly percent: number;
    /** What that is, US dollars, two decimals. */
    readonly amount?: string;
  }[];
}

/** @param amountOf what so many percent are, US dollars, two decimals */
export function deadlinesOf(rule: ChangeRule, startsAt: Date, amountOf?: (percent: number) => string): VisitDeadlines {
  const refundSteps = refundDeadlines(rule, startsAt).map(({ until, percent }) => {
    const step = { until: until.toISOString(), percent };
    return amountOf ? { ...step, amount: amountOf(percent) } : step;
  });
  return { changesUntil: hoursBefore(startsAt, rule.changesUntilHours).toISOString(), refundSteps };
}

/** What a visitor can still do, with deadlines as people read them. */
interface ChangesAhead {
  /** Undefined: it is too late. */
  readonly changes: string | undefined;
  readonly refunds: VisitDeadlines['refundSteps'];
}

/** Of any visit, as hours before its start. */
export function hoursAhead({ changesUntilHours, refundSteps }: ChangeRule): ChangesAhead {
  const refunds = refundSteps.map(({ untilHours, percent }) => ({ until: hoursText(untilHours), percent }));
  return { changes: hoursText(changesUntilHours), refunds };
}

/** @param write a moment as its readers write it */
export function stillAhead(
  { changesUntil, refundSteps }: VisitDeadlines,
  now: Date,
  write: (moment: string) => string,
): ChangesAhead {
  const isAhead = (moment: string) => now < new Date(moment);
  const refunds = refundSteps.filter(({ until }) => isAhead(until));
  return {
    changes: isAhead(changesUntil) ? write(changesUntil) : undefined,
    refunds: refunds.map((step) => ({ ...step, until: write(step.until) })),
  };
}

/** The rule in two sentences, wherever somebody decides: site, mails and desk. */
export function ruleSentences({ changes, refunds }: ChangesAhead): [changing: string, canceling: string] {
  const steps = refunds.map(({ until, percent, amount }, at) => {
    const share = percent === 100 ? 'All your money' : at === 0 ? `${percent}% of your money` : `${percent}%`;
    return `${share}${amount === undefined ? '' : ` ($${amount})`}${at === 0 ? ' back' : ''} until ${until}`;
  });
  return [
    changes === undefined ? 'It is too late to change it online.' : `Change it free until ${changes}.`,
    steps.length === 0 ? 'Canceling brings no money back.' : `${steps.join(', ')}.`,
  ];
}

function hoursText(hours: number): string {
  if (hours === 0) return 'it starts';
  if (hours > 48 && hours % 24 === 0) return `${hours / 24} days before`;
  return hours === 1 ? 'an hour before' : `${hours} hours before`;
}
