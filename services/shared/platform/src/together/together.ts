interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Does together what is asked for at the same moment, and what is asked for while it is busy with that, and answers each
 * by itself. Whoever asks alone waits for nobody.
 */
export class Together<Item, Answer> {
  private readonly waiting: Waiting<Item, Answer>[] = [];
  private busy = false;

  /**
   * @param run answers items in their order; what it throws is the answer to each of them
   * @param most items that go together at most
   */
  constructor(
    private readonly run: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Answer>[]>,
    private readonly most: number,
  ) {}

  /** What became of this item. */
  ask(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.busy) return;
      this.busy = true;
      setImmediate(() => void this.work());
    });
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) await this.handle(this.waiting.splice(0, this.most));
    this.busy = false;
  }

  /** Never throws: every fault goes to those who wait. */
  private async handle(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.run(batch.map(({ item }) => item));
      for (const [place, { resolve, reject }] of batch.entries()) {
        const answer = answers[place];
        if (answer?.status === 'fulfilled') resolve(answer.value);
        else reject(answer?.reason ?? new Error('not all that was asked was answered'));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
