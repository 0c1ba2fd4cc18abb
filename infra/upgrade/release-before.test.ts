import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { refBefore } from './release-before.ts';

let root: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.test', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

function commit(version: string): string {
  writeFileSync(join(root, 'package.json'), `{\n  "version": "${version}"\n}\n`);
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', version);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hilltop-releases-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(root, { recursive: true }));

it('takes the newest tag', async () => {
  for (const version of ['0.1.0', '0.2.0']) {
    commit(version);
    git('tag', `v${version}`);
  }
  commit('0.2.0');
  expect(await refBefore(root)).toBe('v0.2.0');
});

it('takes the tag before, on a commit that is a release itself', async () => {
  commit('0.1.0');
  git('tag', 'v0.1.0');
  commit('0.2.0');
  git('tag', 'v0.2.0');
  expect(await refBefore(root)).toBe('v0.1.0');
});

it('takes the release itself where there is no tag, not what came after it', async () => {
  commit('0.1.0');
  const release = commit('0.2.0');
  commit('0.2.0');
  expect(await refBefore(root)).toBe(release);
  commit('0.3.0');
  expect(await refBefore(root)).toBe(release);
});

it('says what to give where the history has no other release', async () => {
  commit('0.1.0');
  commit('0.1.0');
  await expect(refBefore(root)).rejects.toThrow('name a tag or commit, make upgrade FROM=…');
});

it('says so of a shallow clone, whose history ends here', async () => {
  commit('0.1.0');
  commit('0.2.0');
  commit('0.2.0');
  const shallow = `${root}/shallow`;
  git('clone', '--quiet', '--depth=1', '--no-tags', `file://${root}`, shallow);
  await expect(refBefore(shallow)).rejects.toThrow('git fetch --unshallow --tags');
});
