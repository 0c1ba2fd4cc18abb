import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { at, type KubernetesObject } from './kubernetes-object.ts';

export const root = resolve(import.meta.dirname, '../../..');
export const overlays = ['local', 'production', 'peak'] as const;
export type Overlay = (typeof overlays)[number];

/** Older ones know no components (Debian 12's kubectl is of 2020). */
const oldestKustomize = 5;

/** Why overlays cannot be rendered here; undefined when they can. `KUBECTL=required` is for machines where that is an error. */
export function whyNotRendered(): string | undefined {
  if (process.env.KUBECTL === 'required') return undefined;
  try {
    const told = execFileSync('kubectl', ['version', '--client', '--output=json'], { encoding: 'utf8' });
    const [, major] = /^v?(\d+)\./.exec(String(at(JSON.parse(told), 'kustomizeVersion'))) ?? [];
    return Number(major) >= oldestKustomize ? undefined : 'the kubectl here is too old: install 1.27 or later';
  } catch {
    return 'there is no kubectl here: install 1.27 or later';
  }
}

const rendered = new Map<Overlay, readonly KubernetesObject[]>();

/** The objects of an overlay, as `kubectl kustomize` renders them. Treat them as read-only. */
export function render(overlay: Overlay): readonly KubernetesObject[] {
  const known = rendered.get(overlay);
  if (known) return known;
  const text = execFileSync('kubectl', ['kustomize', join(root, 'infra/k8s/overlays', overlay)], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  const objects = parseAllDocuments(text).map((document) => document.toJS() as KubernetesObject);
  rendered.set(overlay, objects);
  return objects;
}
