/** Changes the prices of a tour for some starts (product.md §3). Null matches everything. */
export interface PriceRuleFacts {
  /** Shown to visitors. */
  readonly name: string;
  /** In Spanish; null until staff write it. */
  readonly nameEs: string | null;
  /** 1 for Monday to 7 for Sunday; empty for every day. */
  readonly weekdays: readonly number[];
  /** Of the start, e.g. `09:00`. */
  readonly fromTime: string | null;
  readonly untilTime: string | null;
  /** Of the visit, YYYY-MM-DD. */
  readonly fromDate: string | null;
  readonly untilDate: string | null;
  readonly daysAheadFrom: number | null;
  readonly daysAheadUntil: number | null;
  /** Only while fewer than this share of the seats is sold or held. */
  readonly soldBelowPercent: number | null;
  /** Exactly one is set; negative lowers the price. */
  readonly percent: number | null;
  readonly cents: number | null;
  /** US cents: it lowers no ticket below, and raises none above. */
  readonly floorCents: number;
  readonly ceilingCents: number;
}

/** The start at the moment when it is held. */
export interface StartFacts {
  /** YYYY-MM-DD at the venue. */
  readonly date: string;
  readonly weekday: number;
  /** E.g. `10:00`. */
  readonly time: string;
  readonly daysAhead: number;
  readonly taken: number;
  readonly capacity: number;
}

const within = <Value extends string | number>(value: Value, from: Value | null, until: Value | null) =>
  (from === null || value >= from) && (until === null || value <= until);

/** The first that fits. No rule depends on who asks. */
export function ruleFor(rules: readonly PriceRuleFacts[], start: StartFacts): PriceRuleFacts | undefined {
  return rules.find(
    (rule) =>
      (rule.weekdays.length === 0 || rule.weekdays.includes(start.weekday)) &&
      within(start.time, rule.fromTime, rule.untilTime) &&
      within(start.date, rule.fromDate, rule.untilDate) &&
      within(start.daysAhead, rule.daysAheadFrom, rule.daysAheadUntil) &&
      (rule.soldBelowPercent === null || start.taken * 100 < rule.soldBelowPercent * start.capacity),
  );
}

/** Cents. A price already below the floor or above the ceiling stays, and so does a free ticket. Only a floor of 0 makes one free. */
export function ruledCents(listCents: number, rule: PriceRuleFacts): number {
  if (listCents === 0) return 0;
  const delta = rule.cents ?? Math.round((listCents * (rule.percent ?? 0)) / 100);
  if (delta < 0) return Math.max(listCents + delta, Math.min(listCents, rule.floorCents));
  return Math.min(listCents + delta, Math.max(listCents, rule.ceilingCents));
}

/** `Tuesday morning, −$5`. The amount is what was really taken off this ticket. */
export function reasonWords({ name }: Pick<PriceRuleFacts, 'name'>, deltaCents: number): string {
  const cents = Math.abs(deltaCents);
  const amount = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  return `${name}, ${deltaCents < 0 ? '−' : '+'}$${amount}`;
}
