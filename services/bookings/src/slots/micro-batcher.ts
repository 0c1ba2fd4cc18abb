import { TooBusy } from '@hilltop/platform/outcome/too-busy';
import { answerEach, type RunTogether, type Waiting } from '@hilltop/platform/together/answer-each';

export interface BatchOptions<Item, Answer> {
  /** Handles items of one lane together and answers each by itself, in their order. */
  readonly run: RunTogether<Item, Answer>;
  /** Items that go together at most. */
  readonly most: number;
  /** Batches of one lane that are under way at once. */
  readonly inFlight: number;
  /** Items of one lane that wait at most; one more is refused. */
  readonly waiting: number;
}

interface Lane<Item, Answer> {
  readonly queue: Waiting<Item, Answer>[];
  running: number;
}

/**
 * Lets what comes for the same thing while it is busy go together, in the order in which it came. Nobody waits for
 * company: what finds its lane free goes at once, alone.
 */
export class MicroBatcher<Item, Answer> {
  private readonly lanes = new Map<string, Lane<Item, Answer>>();

  constructor(private readonly options: BatchOptions<Item, Answer>) {}

  /** @throws TooBusy at once when too many wait already; otherwise what became of this item alone */
  submit(key: string, item: Item): Promise<Answer> {
    const lane = this.lanes.get(key) ?? { queue: [], running: 0 };
    if (lane.queue.length >= this.options.waiting) return Promise.reject(new TooBusy());
    this.lanes.set(key, lane);
    return new Promise((resolve, reject) => {
      lane.queue.push({ item, resolve, reject });
      this.fill(key, lane);
    });
  }

  private fill(key: string, lane: Lane<Item, Answer>): void {
    while (lane.running < this.options.inFlight && lane.queue.length > 0) {
      lane.running += 1;
      void answerEach(lane.queue.splice(0, this.options.most), this.options.run).then(() => {
        lane.running -= 1;
        this.fill(key, lane);
      });
    }
    if (lane.running === 0) this.lanes.delete(key);
  }
}
