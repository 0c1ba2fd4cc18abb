/** Leave to be answered: from when, in milliseconds of a clock that never goes back. */
export interface Place {
  readonly since: number;
}

export interface AdaptiveLimitOptions {
  /** How many may be answered at a time, to begin with, and at least and at most. */
  readonly first: number;
  readonly least: number;
  readonly most: number;
  /** After this long a place no longer counts, in milliseconds: its answer waits for somebody else, not for its turn here. */
  readonly forgetAfterMs?: number;
}

/** How often it is looked at, in milliseconds, and by how many answers at least. */
const lookEveryMs = 50;
const fewestAnswers = 8;

/** Answers that take more than so many times what they take in calm are a sign of too many at once. */
const slowerThanCalm = 2;
/** What is taken for the slowness of those who are many from the first: whoever starts in a rush has seen no calm. */
const slowerAtFirst = 4;
const shrinkBy = 0.7;
const growBy = 1.1;

/**
 * How many may be answered at once, found out by how long answers take. By Little's law those who are let in wait as long
 * as there are others in front of them: while that shows, fewer are let in, and when it no longer does, more.
 */
export class AdaptiveLimit {
  private limit: number;
  private readonly inside = new Set<Place>();
  private times: number[] = [];
  private mostInside = 0;
  private lookedAt: number;
  private calmMs: number | undefined;

  constructor(
    private readonly options: AdaptiveLimitOptions,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.limit = options.first;
    this.lookedAt = now();
  }

  /** How many may be answered at a time as things are. */
  get current(): number {
    return this.limit;
  }

  /** @returns undefined when there is no place */
  enter(): Place | undefined {
    const since = this.now();
    this.forget(since - (this.options.forgetAfterMs ?? 250));
    if (this.inside.size >= this.limit) return undefined;
    const place = { since };
    this.inside.add(place);
    this.mostInside = Math.max(this.mostInside, this.inside.size);
    return place;
  }

  /** @param answered whether it was, as it was asked: what was refused or given up tells nothing */
  leave(place: Place, answered: boolean): void {
    if (!this.inside.delete(place) || !answered) return;
    const now = this.now();
    this.times.push(now - place.since);
    if (now - this.lookedAt >= lookEveryMs && this.times.length >= fewestAnswers) this.look(now);
  }

  private look(now: number): void {
    const { least, most } = this.options;
    const median = this.times.sort((one, other) => one - other)[this.times.length >> 1] ?? 0;
    const isPressed = 2 * this.mostInside >= this.limit;
    this.times = [];
    this.mostInside = this.inside.size;
    this.lookedAt = now;
    if (this.calmMs === undefined) this.calmMs = isPressed ? median / slowerAtFirst : median;
    else if (!isPressed) this.calmMs += (median - this.calmMs) / 8;
    else if (median > slowerThanCalm * this.calmMs) this.limit = Math.max(least, Math.floor(this.limit * shrinkBy));
    else this.limit = Math.min(most, Math.ceil(this.limit * growBy));
  }

  /** Places are in the order in which they were taken. */
  private forget(before: number): void {
    for (const place of this.inside) {
      if (place.since >= before) return;
      this.inside.delete(place);
    }
  }
}
