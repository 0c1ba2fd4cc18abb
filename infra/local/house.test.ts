import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { filesBelow } from './build/file-tree.ts';
import { chosenHouse, isUsual, siteDirectory } from './house.ts';

it('is the hill unless HOUSE names another', () => {
  expect(chosenHouse({ HOUSE: ' ' })).toEqual(chosenHouse({ HOUSE: 'hill' }));
  expect(isUsual(chosenHouse({}))).toBe(true);
  expect(chosenHouse({}).name).toMatch(/^[\x20-\x7e]+$/);
  expect(() => chosenHouse({ HOUSE: 'castle' })).toThrow('HOUSE is "castle": it must be one of hill');
});

it('has a site of its own, which is no source of the next build', () => {
  const root = mkdtempSync(join(tmpdir(), 'hilltop-house-'));
  const sites = ['hill', 'mill'].map((folder) => siteDirectory(root, { folder }));
  expect(sites).toEqual([join(root, 'web/dist'), join(root, 'web/dist-mill')]);
  for (const site of sites) {
    mkdirSync(site, { recursive: true });
    writeFileSync(join(site, 'index.html'), '');
  }
  writeFileSync(join(root, 'web/index.html'), '');
  expect(filesBelow(root)).toEqual(['web/index.html']);
  rmSync(root, { recursive: true });
});
