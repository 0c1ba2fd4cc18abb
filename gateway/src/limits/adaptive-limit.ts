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

/** How often it is looked at, in milliseconds, and after how many who asked at least. */
const lookEveryMs = 100;
const fewestAsked = 8;

/** Where so many times more ask than are answered, too many ask; where no more than so many do, all can be answered. */
const tooMany = 1.5;
const nearlyAll = 1.25;
/** Answers that take more than so many times what they take in calm show that those who are inside wait for one another. */
const slowerThanCalm = 2;
/** What is taken for the slowness of those who are many from the first: whoever starts in a rush has seen no calm. */
const slowerAtFirst = 4;
/** A process that is at work for more than this share of the time makes its visitors wait itself, whatever its services do. */
const busy = 0.8;
const shrinkBy = 0.7;
const growBy = 1.5;
/** Where many ask and those who are inside do not wait for one another. */
const growSlowlyBy = 1.2;

/**
 * How many may be answered at once, found out by how many ask for each that is answered and by how long answers take. Who is
 * let in waits for all who are inside (Little's law), so few are let in while most have to be refused anyway; as long as
 * nearly all are answered, many are, so that a gust finds room. Where few wait as long as many while this process has little
 * to do, they wait for a service and not for one another, and more are let in.
 */
export class AdaptiveLimit {
  private limit: number;
  private readonly inside = new Set<Place>();
  private lookedAt: number;
  private asked = 0;
  private refused = 0;
  private left = 0;
  private mostInside = 0;
  private times: number[] = [];
  private calmMs: number | undefined;

  constructor(
    private readonly options: AdaptiveLimitOptions,
    private readonly now: () => number = () => performance.now(),
    private readonly shareAtWork: () => number = loopUtilization(),
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
    if (since - this.lookedAt >= lookEveryMs && this.asked >= fewestAsked) this.look(since);
    this.forget(since - (this.options.forgetAfterMs ?? 250));
    this.asked += 1;
    if (this.inside.size >= this.limit) {
      this.refused += 1;
      return undefined;
    }
    const place = { since };
    this.inside.add(place);
    this.mostInside = Math.max(this.mostInside, this.inside.size);
    return place;
  }

  /** @param answered whether it was, as it was asked: how long it took to refuse or give up tells nothing */
  leave(place: Place, answered: boolean): void {
    this.left += 1;
    this.inside.delete(place);
    if (answered) this.times.push(this.now() - place.since);
  }

  private look(now: number): void {
    const { first, least, most } = this.options;
    const { asked, refused, left } = this;
    const isQuick = this.isQuick();
    if (asked <= nearlyAll * left && (refused > 0 || this.limit < first)) {
      this.limit = Math.min(refused > 0 ? most : first, Math.ceil(this.limit * growBy));
    } else if (refused > 0 && isQuick) this.limit = Math.min(most, Math.ceil(this.limit * growSlowlyBy));
    else if (refused > 0 && asked > tooMany * left) this.limit = Math.max(least, Math.floor(this.limit * shrinkBy));
    this.asked = 0;
    this.refused = 0;
    this.left = 0;
    this.times = [];
    this.mostInside = this.inside.size;
    this.lookedAt = now;
  }

  /** Whether answers take about as long as in calm, which is learnt where few are inside. */
  private isQuick(): boolean {
    const median = this.times.sort((one, other) => one - other)[this.times.length >> 1];
    const isBusy = this.shareAtWork() > busy;
    if (median === undefined || isBusy) return false;
    const isCalm = this.limit <= this.options.least || 2 * this.mostInside < this.limit;
    if (this.calmMs === undefined) this.calmMs = isCalm ? median : median / slowerAtFirst;
    else if (isCalm) this.calmMs += (median - this.calmMs) / 4;
    return median <= slowerThanCalm * this.calmMs;
  }

  /** Places are in the order in which they were taken. */
  private forget(before: number): void {
    for (const place of this.inside) {
      if (place.since >= before) return;
      this.inside.delete(place);
    }
  }
}

/** The share of the time since it was last asked in which this process was not waiting for anything. */
function loopUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, last);
    last = current;
    return utilization;
  };
}
