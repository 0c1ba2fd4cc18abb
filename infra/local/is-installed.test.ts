import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const script = join(import.meta.dirname, 'is-installed.mjs');
const one = { version: '1.0.0', integrity: 'sha512-one' };
const packages = {
  '': { name: 'hilltop' },
  web: { name: 'web' },
  'node_modules/one': one,
  'web/node_modules/one': { ...one, version: '2.0.0' },
  'gateway/node_modules/other': { ...one, optional: true },
  'node_modules/tests-only': { ...one, dev: true },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'is-installed-'));
  for (const path of ['node_modules/one', 'web/node_modules/one', 'gateway'])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const { '': root, 'gateway/node_modules/other': optional, ...present } = packages;
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const isInstalled = (...args: string[]) => spawnSync('node', [script, ...args], { cwd: folder }).status === 0;
/** As `npm ci --omit=dev` leaves it. */
function leaveOutDev(): void {
  const { '': root, 'gateway/node_modules/other': optional, 'node_modules/tests-only': dev, ...present } = packages;
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }));
}

describe.each(['start', 'all'])('what %s needs', (set) => {
  it('is there when npm put everything in place, with and without its own note', () => {
    expect(isInstalled(set)).toBe(true);
    isInstalled(set, '--note');
    expect(isInstalled(set)).toBe(true);
  });

  it.each(['', '--note'])('is not there when a workspace lacks its node_modules (note: "%s")', (note) => {
    if (note) isInstalled(set, note);
    rmSync(join(folder, 'web/node_modules'), { recursive: true });
    expect(isInstalled(set)).toBe(false);
  });

  it('is not there when the link to a new workspace is missing', () => {
    const withHouse = { ...packages, 'node_modules/@hilltop/house': { resolved: 'services/house', link: true } };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: withHouse }));
    expect(isInstalled(set)).toBe(false);
    mkdirSync(join(folder, 'node_modules/@hilltop/house'), { recursive: true });
    expect(isInstalled(set)).toBe(true);
  });

  it('is not there when the lock file asks for another version', () => {
    isInstalled(set, '--note');
    const other = { ...packages, 'node_modules/one': { ...one, version: '1.0.1' } };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: other }));
    expect(isInstalled(set)).toBe(false);
  });
});

it.each(['', '--note'])('knows packages without those of tests from all packages (note: "%s")', (note) => {
  leaveOutDev();
  if (note) isInstalled('start', note);
  expect([isInstalled('start'), isInstalled('all')]).toEqual([true, false]);
});

it('takes the note of all packages for those that a start needs', () => {
  isInstalled('all', '--note');
  leaveOutDev();
  expect(isInstalled('start')).toBe(true);
});
