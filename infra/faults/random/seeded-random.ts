import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A repeatable random sequence: it depends on seed and name only, not on other sequences. */
export class SeededRandom {
  private readonly generator;

  /** @param name its user, e.g. `visitor 7`; each name has a sequence of its own */
  constructor(seed: number, name: string) {
    this.generator = xoroshiro128plus(createHash('sha256').update(`${seed} ${name}`).digest().readInt32LE());
  }

  /** A whole number from `lowest` to `highest`, inclusive. */
  whole(lowest: number, highest: number): number {
    return uniformInt(this.generator, lowest, highest);
  }

  chance(percent: number): boolean {
    return this.whole(1, 100) <= percent;
  }

  /** Throws a `RangeError` without choices. */
  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.whole(0, Math.max(0, choices.length - 1))];
    if (choice === undefined) {
      throw new RangeError('nothing to choose from');
    }
    return choice;
  }

  /** A choice, with the probability of its weight. */
  weighted<T>(choices: readonly (readonly [weight: number, choice: T])[]): T {
    let left = this.whole(
      1,
      choices.reduce((sum, [weight]) => sum + weight, 0),
    );
    for (const [weight, choice] of choices) {
      left -= weight;
      if (left <= 0) {
        return choice;
      }
    }
    throw new RangeError('nothing to choose from');
  }

  shuffled<T>(things: readonly T[]): T[] {
    const rest = [...things];
    return things.flatMap(() => rest.splice(this.whole(0, rest.length - 1), 1));
  }
}
