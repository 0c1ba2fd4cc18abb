import { answerEach, type RunTogether, type Waiting } from './answer-each.js';

/**
 * Does together what is asked for at the same moment, and what is asked for while it is busy with that, and answers each
 * by itself. Whoever asks alone waits for nobody.
 */
export class Together<Item, Answer> {
  private readonly waiting: Waiting<Item, Answer>[] = [];
  private busy = false;

  /** @param most items that go together at most */
  constructor(
    private readonly run: RunTogether<Item, Answer>,
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
    while (this.waiting.length > 0) await answerEach(this.waiting.splice(0, this.most), this.run);
    this.busy = false;
  }
}
