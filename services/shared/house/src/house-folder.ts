import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { HouseError } from './house-error.js';

/** The folders of all houses lie in the package's own, beside `src` and `dist`. */
export const HOUSES = new URL('../', import.meta.url);

/** What makes a folder a house. */
const FACTS_FILE = 'house.json';

/** The folder of one house: `services/shared/house/<name>/`. */
export class HouseFolder {
  /** @param houses ends with a slash */
  constructor(
    readonly name: string,
    private readonly houses = HOUSES,
  ) {
    const all = houseNames(houses);
    if (!all.includes(name)) throw new HouseError(`There is no house "${name}": HOUSE is one of ${all.join(', ')}.`);
  }

  /** Path below the house's folder. */
  file(path: string): URL {
    return new URL(`${this.name}/${path}`, this.houses);
  }

  has(path: string): boolean {
    return existsSync(this.file(path));
  }

  /** @throws HouseError */
  bytes(path: string): Buffer<ArrayBuffer> {
    try {
      return readFileSync(this.file(path));
    } catch {
      throw new HouseError(`The house ${this.name} has no file ${path}.`);
    }
  }

  /** A JSON file of the house. @throws HouseError about its first wrong field */
  read<Shape extends z.ZodType>(path: string, shape: Shape): z.output<Shape> {
    const where = `${this.name}/${path}`;
    const read = shape.safeParse(this.parse(path, where));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    const field = issue?.path.join('.');
    throw new HouseError(`${field ? `The field ${field} of ${where}` : where} is wrong: ${issue?.message}.`);
  }

  private parse(path: string, where: string): unknown {
    const text = this.bytes(path).toString('utf8');
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new HouseError(`${where} is not JSON: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Sorted. */
export function houseNames(houses = HOUSES): string[] {
  return readdirSync(houses, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/${FACTS_FILE}`, houses)))
    .map(({ name }) => name)
    .toSorted();
}
