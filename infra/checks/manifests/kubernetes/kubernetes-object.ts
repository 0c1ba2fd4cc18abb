/** A manifest, as far as every kind is alike. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  [rest: string]: unknown;
}

/** What a value is when nothing is known of it. */
export type Tree = Record<string, unknown>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a path of keys; undefined where it leads nowhere. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((one: unknown, key) => (isTree(one) ? one[key] : undefined), value);
}

/** The list at a path; empty where there is none. */
export function listAt(value: unknown, ...path: readonly string[]): Tree[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.filter(isTree) : [];
}

/** The pods that an object makes, as it describes them; undefined when it makes none. */
export function podTemplateOf(object: KubernetesObject): unknown {
  return at(object, 'spec', 'template') ?? at(object, 'spec', 'jobTemplate', 'spec', 'template');
}
