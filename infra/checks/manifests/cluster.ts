import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';

export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  [rest: string]: unknown;
}

export type Tree = Record<string, unknown>;

export const root = resolve(import.meta.dirname, '../../..');
export const overlays = ['local', 'production', 'peak'] as const;
export type Overlay = (typeof overlays)[number];

/** Older versions have no components (Debian 12's kubectl is from 2020). */
const oldestKustomize = 5;

/** Undefined if overlays can be rendered here. `KUBECTL=required` is for machines where a missing kubectl is an error. */
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

/** An overlay's objects, as `kubectl kustomize` renders them. Treat them as read-only. */
export function render(overlay: Overlay): readonly KubernetesObject[] {
  const known = rendered.get(overlay);
  if (known) return known;
  const options = { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 } as const;
  const text = execFileSync('kubectl', ['kustomize', join(root, 'infra/k8s/overlays', overlay)], options);
  const objects = parseAllDocuments(text).map((document) => document.toJS() as KubernetesObject);
  rendered.set(overlay, objects);
  return objects;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of keys, if any. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((one: unknown, key) => (isTree(one) ? one[key] : undefined), value);
}

/** The list at a path; empty if there is none. */
export function listAt(value: unknown, ...path: readonly string[]): Tree[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.filter(isTree) : [];
}

/** The pod template of an object, if it has one. */
export function podTemplateOf(object: KubernetesObject | undefined): unknown {
  return at(object, 'spec', 'template') ?? at(object, 'spec', 'jobTemplate', 'spec', 'template');
}

export function containersOf(object: KubernetesObject | undefined): Tree[] {
  return listAt(podTemplateOf(object), 'spec', 'containers');
}

export function find(objects: readonly KubernetesObject[], kind: string, name: string): KubernetesObject | undefined {
  return objects.find((one) => one.kind === kind && one.metadata.name === name);
}
