/** `aside` touches no shared state, `looks` reads, `acts` writes; `time` is the clock. */
export type StepKind = 'aside' | 'looks' | 'acts' | 'time';

/** A step that a party took or wants to take. */
export interface Step {
  readonly party: string;
  readonly name: string;
  readonly kind: StepKind;
}

/** Chooses the next of the pending steps, by index. */
export type Choose = (steps: readonly Step[], last: Step | undefined) => number;

interface Waiting extends Step {
  readonly go: () => void;
}

/**
 * Runs the steps of several parties one at a time, in a chosen order. A party pauses before each of its steps. The next
 * step is chosen when every party is paused or finished.
 */
export class Turnstile {
  readonly taken: Step[] = [];
  private readonly waiting = new Map<string, Waiting>();
  private walking = 0;
  private quiet: (() => void) | undefined;

  constructor(private readonly choose: Choose) {}

  /** A step of a party: starts when it is chosen, and ends before the next one is chosen. */
  async pass<Outcome>(step: Step, work: () => Promise<Outcome>): Promise<Outcome> {
    await new Promise<void>((go) => {
      this.waiting.set(step.party, { ...step, go });
      this.stands();
    });
    return work();
  }

  /**
   * Runs the parties to completion. Rejects with the first error.
   *
   * @param between called after each step, when nothing runs
   */
  async run(parties: Readonly<Record<string, () => Promise<unknown>>>, between: () => Promise<void>): Promise<void> {
    this.walking = Object.keys(parties).length;
    const failures: unknown[] = [];
    for (const party of Object.values(parties)) {
      party()
        .catch((failure: unknown) => failures.push(failure))
        .finally(() => this.stands());
    }
    for (;;) {
      await this.everybodyStands();
      await between();
      const next = [...this.waiting.values()].sort((one, other) => (one.party < other.party ? -1 : 1));
      if (next.length === 0) break;
      const chosen = next[this.choose(next, this.taken.at(-1))];
      if (!chosen) throw new Error('nobody was chosen');
      this.waiting.delete(chosen.party);
      this.taken.push(chosen);
      this.walking += 1;
      chosen.go();
    }
    if (failures.length > 0) throw failures[0];
  }

  private stands(): void {
    this.walking -= 1;
    if (this.walking === 0) this.quiet?.();
  }

  private async everybodyStands(): Promise<void> {
    if (this.walking > 0) {
      await new Promise<void>((resolve) => {
        this.quiet = resolve;
      });
    }
    this.quiet = undefined;
  }
}

/** Whether two steps of two parties commute. */
function areAlike(one: Step, other: Step): boolean {
  const kinds = [one.kind, other.kind];
  if (kinds.includes('time')) return false;
  return kinds.includes('aside') || kinds.every((kind) => kind === 'looks');
}

/**
 * Runs every order in which the parties can take their steps, one after another. Of orders that differ only in two
 * commuting steps, one is run.
 *
 * @param run runs one order
 * @returns the number of orders
 */
export async function everyOrder(run: (choose: Choose) => Promise<void>): Promise<number> {
  let choices: number[] = [];
  for (let orders = 1; ; orders += 1) {
    const begun = choices;
    const others: (number | undefined)[] = [];
    let at = 0;
    await run((steps, last) => {
      const isRepeated = (step: Step) => last !== undefined && step.party < last.party && areAlike(step, last);
      const places = steps.flatMap((step, place) => (isRepeated(step) ? [] : [place]));
      const choice = begun[at] ?? places[0] ?? 0;
      others[at] = places.find((place) => place > choice);
      begun[at] = choice;
      at += 1;
      return choice;
    });
    const last = others.findLastIndex((place) => place !== undefined);
    const next = others[last];
    if (next === undefined) return orders;
    choices = [...begun.slice(0, last), next];
  }
}
