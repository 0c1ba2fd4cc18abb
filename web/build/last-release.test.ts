import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { carryOver } from './atomic-output.js';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function build(name: string, ...files: readonly string[]): string {
  mkdirSync(join(root, name, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(root, name, file), name);
  return join(root, name);
}

function filesOf(site: string): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file !== 'assets' && !file.startsWith('.')).toSorted();
}

it('keeps scripts, pictures and the scanner of the last release beside the new ones, and no page of it', async () => {
  const one = build(
    'one',
    'index.html',
    'assets/cart-AAAAAAAA.js',
    'assets/cart-AAAAAAAA.js.br',
    'assets/gate-SAMESAME.svg',
    'door-scanner-AAAAAAAA.js',
    'door-worker.js',
  );
  const two = build(
    'two',
    'index.html',
    'assets/cart-BBBBBBBB.js',
    'assets/gate-SAMESAME.svg',
    'door-scanner-BBBBBBBB.js',
  );
  await carryOver(one, two);
  expect(filesOf(two)).toEqual([
    'assets/cart-AAAAAAAA.js',
    'assets/cart-AAAAAAAA.js.br',
    'assets/cart-BBBBBBBB.js',
    'assets/gate-SAMESAME.svg',
    'door-scanner-AAAAAAAA.js',
    'door-scanner-BBBBBBBB.js',
    'index.html',
  ]);
});

it('keeps the release before, and none before that', async () => {
  const sites = ['a', 'b', 'c'].map((name) => build(name, `assets/page-${name.repeat(8)}.js`));
  await carryOver(join(root, 'none'), `${sites[0]}`);
  await carryOver(`${sites[0]}`, `${sites[1]}`);
  await carryOver(`${sites[1]}`, `${sites[2]}`);
  expect(filesOf(`${sites[2]}`)).toEqual(['assets/page-bbbbbbbb.js', 'assets/page-cccccccc.js']);
});
