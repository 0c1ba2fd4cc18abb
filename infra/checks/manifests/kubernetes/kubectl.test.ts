import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { at, type KubernetesObject } from './kubernetes-object.ts';
import { render } from './kustomization.ts';

const root = resolve(import.meta.dirname, '../../../..');
const overlays = ['local', 'production', 'peak'] as const;
const folderOf = (overlay: string): string => join(root, 'infra/k8s/overlays', overlay);

/** Objects with lists of named items in one order: Kustomize puts what a patch adds before or after, which means the same. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value
      .map(ordered)
      .sort((one, other) =>
        at(one, 'name') && at(other, 'name') ? String(at(one, 'name')).localeCompare(String(at(other, 'name'))) : 0,
      );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, item]) => [key, ordered(item)]),
  );
}

/** Why kubectl's rendering cannot be compared with ours; undefined when it can. Debian 12's is of 2020 and knows no components. */
function whyNotCompared(): string | undefined {
  try {
    const said = execFileSync('kubectl', ['version', '--client', '--output=json'], { encoding: 'utf8' });
    const [, major] = /^v?(\d+)\./.exec(String(at(JSON.parse(said), 'kustomizeVersion') ?? '')) ?? [];
    return Number(major) >= 5 ? undefined : 'the kubectl here is too old';
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') throw fault;
    return 'no kubectl here';
  }
}

it.each(overlays)('%s is rendered as kubectl renders it, where there is one', (overlay) => {
  const inOrder = (objects: readonly KubernetesObject[]): unknown[] =>
    objects
      .map(ordered)
      .sort((one, other) =>
        JSON.stringify([at(one, 'kind'), at(one, 'metadata', 'name')]).localeCompare(
          JSON.stringify([at(other, 'kind'), at(other, 'metadata', 'name')]),
        ),
      );
  const reason = whyNotCompared();
  if (reason) {
    // Where somebody counts on it (CI), it is no excuse.
    expect(process.env.KUBECTL).not.toBe('required');
    process.stderr.write(`  ${reason}: ${overlay} was rendered without it, and not compared\n`);
    return;
  }
  const rendered = execFileSync('kubectl', ['kustomize', folderOf(overlay)], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  const theirs = parseAllDocuments(rendered).map((document) => document.toJS() as KubernetesObject);
  expect(inOrder(render(folderOf(overlay)))).toEqual(inOrder(theirs));
});
