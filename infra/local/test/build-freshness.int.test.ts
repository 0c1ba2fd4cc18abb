import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { withFileLock } from '../build/file-lock.ts';
import { filesBelow } from '../build/file-tree.ts';
import { Stamp } from '../build/stamp.ts';

describe('a stamp', () => {
  let folder: string;
  let stamp: Stamp;
  const write = (name: string, text: string) => writeFileSync(join(folder, 'src', name), text);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hilltop-stamp-'));
    mkdirSync(join(folder, 'src'));
    write('one.ts', 'one');
    const inputs = () => filesBelow(join(folder, 'src')).map((path) => join(folder, 'src', path));
    stamp = new Stamp(join(folder, 'cache'), 'site', inputs);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is stale before the first build and fresh after it', () => {
    expect(stamp.isFresh()).toBe(false);
    stamp.set();
    expect(stamp.isFresh()).toBe(true);
  });

  it.each([
    ['a file is added', () => write('two.ts', 'two')],
    ['a file is edited', () => write('one.ts', 'eins')],
    ['a file is checked out anew', () => utimesSync(join(folder, 'src/one.ts'), 1, 1)],
    ['a file is gone', () => rmSync(join(folder, 'src/one.ts'))],
  ])('is stale again once %s', (_, change) => {
    stamp.set();
    change();
    expect(stamp.isFresh()).toBe(false);
  });
});

describe('work that is done alone', () => {
  const lock = () => join(mkdtempSync(join(tmpdir(), 'hilltop-lock-')), 'build.lock');

  it('is done by one at a time', async () => {
    const file = lock();
    let atWork = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++atWork);
      await delay(20);
      atWork--;
    };
    await Promise.all([withFileLock(file, work), withFileLock(file, work), withFileLock(file, work)]);
    expect(most).toBe(1);
  });

  it('does not wait for a process that is gone, nor for one that failed', async () => {
    const file = lock();
    writeFileSync(file, JSON.stringify({ pid: 1, identity: 'an earlier process' }));
    await expect(withFileLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await withFileLock(file, async () => 'done')).toBe('done');
  });
});
