/** A manifest, as far as every kind is alike. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  [rest: string]: unknown;
}

export type Tree = Record<string, unknown>;

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

export const containersOf = (object: KubernetesObject | undefined): Tree[] =>
  listAt(podTemplateOf(object), 'spec', 'containers');

export function find(objects: readonly KubernetesObject[], kind: string, name: string): KubernetesObject | undefined {
  return objects.find((one) => one.kind === kind && one.metadata.name === name);
}
