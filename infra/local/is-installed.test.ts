import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const script = join(import.meta.dirname, 'is-installed.mjs');
const one = { version: '1.0.0', integrity: 'sha512-one' };
const packages = {
  '': { name: 'hilltop' },
  web: { name: 'web' },
  'node_modules/one': one,
  'web/node_modules/one': { ...one, version: '2.0.0' },
  'gateway/node_modules/other': { ...one, optional: true },
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

it('says so when npm put everything in place, with and without its own note', () => {
  expect(isInstalled()).toBe(true);
  isInstalled('--note');
  expect(isInstalled()).toBe(true);
});

it.each(['', '--note'])('notices a workspace without its node_modules (note: "%s")', (note) => {
  if (note) isInstalled(note);
  rmSync(join(folder, 'web/node_modules'), { recursive: true });
  expect(isInstalled()).toBe(false);
});

it('notices a lock file that asks for another version', () => {
  isInstalled('--note');
  const other = { ...packages, 'node_modules/one': { ...one, version: '1.0.1' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: other }));
  expect(isInstalled()).toBe(false);
});
