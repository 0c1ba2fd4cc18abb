import { describe, expect, it } from '@jest/globals';
import { JoinedReads } from './joined-reads.js';

/** Readings that end when they are told to. */
class Shelf {
  private readonly ends: ((seen: string) => void)[] = [];
  readonly read = (): Promise<string> => new Promise((resolve) => this.ends.push(resolve));

  get begun(): number {
    return this.ends.length;
  }

  end(at: number, seen: string): void {
    this.ends[at]?.(seen);
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('JoinedReads', () => {
  it('gives those who come during a reading one that begins after it, and one for all of them', async () => {
    const shelf = new Shelf();
    const reads = new JoinedReads<string>();
    const first = reads.ask('tours', shelf.read);
    const later = [reads.ask('tours', shelf.read), reads.ask('tours', shelf.read)];
    shelf.end(0, 'before');
    expect(await first).toBe('before');
    while (shelf.begun < 2) await turn();
    shelf.end(1, 'after');
    expect(await Promise.all(later)).toEqual(['after', 'after']);
    expect(shelf.begun).toBe(2);
  });

  it('keeps nothing: who asks when all is answered has a reading of their own', async () => {
    const shelf = new Shelf();
    const reads = new JoinedReads<string>();
    for (const at of [0, 1]) {
      const asked = reads.ask('tours', shelf.read);
      shelf.end(at, String(at));
      expect(await asked).toBe(String(at));
      await turn();
    }
  });

  it('has different questions wait for nobody', async () => {
    const shelf = new Shelf();
    const reads = new JoinedReads<string>();
    const answers = [reads.ask('tours', shelf.read), reads.ask('products', shelf.read)];
    expect(shelf.begun).toBe(2);
    shelf.end(0, 'a');
    shelf.end(1, 'b');
    expect(await Promise.all(answers)).toEqual(['a', 'b']);
  });

  it('goes on when a reading hangs, or fails', async () => {
    const shelf = new Shelf();
    const reads = new JoinedReads<string>();
    void reads.ask('tours', shelf.read);
    const later = reads.ask('tours', shelf.read);
    while (shelf.begun < 2) await turn();
    shelf.end(1, 'after');
    expect(await later).toBe('after');

    const failing = reads.ask('menu', () => Promise.reject(new Error('away')));
    const next = reads.ask('menu', async () => 'there');
    await expect(failing).rejects.toThrow('away');
    expect(await next).toBe('there');
  });
});
