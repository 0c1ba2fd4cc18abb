import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { version, workspaces } = JSON.parse(read('package.json')) as { version: string; workspaces: string[] };

describe(`release ${version}`, () => {
  it.each(workspaces)('is the version of %s', (workspace) => {
    expect(JSON.parse(read(`${workspace}/package.json`)).version).toBe(version);
  });

  it('is what the lock-file and the images of production say', () => {
    expect(JSON.parse(read('package-lock.json')).version).toBe(version);
    const tags = read('infra/k8s/overlays/production/kustomization.yaml').matchAll(/newTag: (\S+) \}/g);
    expect(new Set([...tags].map(([, tag]) => tag))).toEqual(new Set([version]));
  });

  it('has a dated section in the changelog, and fixes', () => {
    expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'));
    expect(read('README.md')).toContain(`Release ${version} `);
    expect(read('SECURITY.md')).toContain(`the latest release, ${version.split('.').slice(0, 2).join('.')} `);
  });

  it('is not behind the newest tag of this history', () => {
    const tags = execFileSync('git', ['tag', '--list', 'v*', '--merged'], { cwd: root, encoding: 'utf8' }).split('\n');
    const asNumbers = (text: string) => text.replace('v', '').split('.').map(Number);
    const isAhead = (tag: string) => {
      const [theirs, ours] = [asNumbers(tag), asNumbers(version)];
      const at = theirs.findIndex((number, index) => number !== ours[index]);
      return at >= 0 && (theirs[at] ?? 0) > (ours[at] ?? 0);
    };
    expect(tags.filter((tag) => tag !== '' && isAhead(tag))).toEqual([]);
  });
});
