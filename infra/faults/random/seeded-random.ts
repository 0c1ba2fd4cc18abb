import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance that can be had again: the same seed and name throw the same numbers, whoever else throws besides. */
export class SeededRandom {
  private readonly generator;

  /** @param name what it is thrown for, e.g. `visitor 7`; each name is a sequence of its own */
  constructor(seed: number, name: string) {
    this.generator = xoroshiro128plus(createHash('sha256').update(`${seed} ${name}`).digest().readInt32LE());
  }

  /** A whole number from `lowest` to `highest`, both included. */
  whole(lowest: number, highest: number): number {
    return uniformInt(this.generator, lowest, highest);
  }

  /** True so many times in a hundred. */
  chance(percent: number): boolean {
    return this.whole(1, 100) <= percent;
  }

  /** One of them. Throws a `RangeError` when there is none. */
  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.whole(0, Math.max(0, choices.length - 1))];
    if (choice === undefined) {
      throw new RangeError('nothing to choose from');
    }
    return choice;
  }

  /** One of them, as often as its weight says. */
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

  /** The same things in another order. */
  shuffled<T>(things: readonly T[]): T[] {
    const rest = [...things];
    return things.flatMap(() => rest.splice(this.whole(0, rest.length - 1), 1));
  }
}
