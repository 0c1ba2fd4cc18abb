import { within } from '@hilltop/platform/lifecycle/within';

interface Turn<Answer> {
  readonly running: Promise<Answer>;
  /** For those who came since `running` began. */
  next?: Promise<Answer>;
}

/** Longest that those who came too late for one reading wait for it before theirs begins, in milliseconds. */
const longestWaitMs = 20;

const nothing = (): void => undefined;

/**
 * Lets those who ask the same at the same time share a reading that began after each of them had asked: what it tells is
 * never older than what a reading of their own would have told. Keeps nothing.
 */
export class JoinedReads<Answer> {
  private readonly turns = new Map<string, Turn<Answer>>();

  /** @param key equal for what is answered alike, whoever asks */
  ask(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const turn = this.turns.get(key);
    if (!turn) return this.begin(key, read);
    turn.next ??= within(turn.running.catch(nothing), longestWaitMs, nothing).then(() => this.begin(key, read));
    return turn.next;
  }

  private begin(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const turn: Turn<Answer> = { running: read() };
    this.turns.set(key, turn);
    const end = (): void => {
      if (this.turns.get(key) === turn && !turn.next) this.turns.delete(key);
    };
    turn.running.then(end, end);
    return turn.running;
  }
}
