import { setImmediate as turn } from 'node:timers/promises';

interface Gathering<Row> {
  readonly ids: Set<string>;
  readonly rows: Promise<ReadonlyMap<string, Row>>;
}

/**
 * Finds in one statement what is asked for one by one within the same turn, as the entities of a list are. Remembers
 * nothing: the next turn looks again.
 */
export class GatheredLook<Row extends { readonly id: string }> {
  private gathering: Gathering<Row> | undefined;

  /** @param find the rows of these ids, in any order; those that are not there are left out */
  constructor(private readonly find: (ids: string[]) => Promise<readonly Row[]>) {}

  /** The row of the id, or null. */
  async one(id: string): Promise<Row | null> {
    this.gathering ??= this.begin();
    const { ids, rows } = this.gathering;
    ids.add(id);
    return (await rows).get(id) ?? null;
  }

  private begin(): Gathering<Row> {
    const ids = new Set<string>();
    const look = async () => {
      await turn();
      this.gathering = undefined;
      return new Map((await this.find([...ids])).map((row) => [row.id, row]));
    };
    return { ids, rows: look() };
  }
}
