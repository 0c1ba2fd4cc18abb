import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** A manifest, as far as every kind is alike. */
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
  const options = { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 } as const;
  const text = execFileSync('kubectl', ['kustomize', join(root, 'infra/k8s/overlays', overlay)], options);
  const objects = parseAllDocuments(text).map((document) => document.toJS() as KubernetesObject);
  rendered.set(overlay, objects);
  return objects;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of keys; undefined where there is none. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((one: unknown, key) => (isTree(one) ? one[key] : undefined), value);
}

/** The list at a path; empty where there is none. */
export function listAt(value: unknown, ...path: readonly string[]): Tree[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.filter(isTree) : [];
}

/** The template of the pods that an object creates; undefined when it creates none. */
export function podTemplateOf(object: KubernetesObject | undefined): unknown {
  return at(object, 'spec', 'template') ?? at(object, 'spec', 'jobTemplate', 'spec', 'template');
}

export function containersOf(object: KubernetesObject | undefined): Tree[] {
  return listAt(podTemplateOf(object), 'spec', 'containers');
}

export function find(objects: readonly KubernetesObject[], kind: string, name: string): KubernetesObject | undefined {
  return objects.find((one) => one.kind === kind && one.metadata.name === name);
}
