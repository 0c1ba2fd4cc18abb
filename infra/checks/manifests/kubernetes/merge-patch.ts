import { isTree, type KubernetesObject, type Tree } from './kubernetes-object.ts';

/** Lists that are merged item by item, and the key that tells items apart; all other lists are replaced. */
const mergeKeys: Readonly<Record<string, string>> = {
  containers: 'name',
  initContainers: 'name',
  env: 'name',
  volumes: 'name',
  volumeMounts: 'mountPath',
  ports: 'containerPort',
};

function mergeLists(before: readonly unknown[], patch: readonly unknown[], key: string): unknown[] {
  const keyOf = (item: unknown): unknown => (isTree(item) ? item[key] : undefined);
  const kept = before.map((item) => {
    const over = patch.find((one) => keyOf(one) === keyOf(item));
    return isTree(item) && isTree(over) ? mergeTrees(item, over) : item;
  });
  const added = patch.filter((one) => !before.some((item) => keyOf(item) === keyOf(one)));
  return [...added, ...kept];
}

function mergeTrees(before: Tree, patch: Tree): Tree {
  const merged: Tree = { ...before };
  for (const [key, over] of Object.entries(patch)) {
    const under = merged[key];
    const mergeKey = mergeKeys[key];
    if (over === null) delete merged[key];
    else if (isTree(over)) merged[key] = mergeTrees(isTree(under) ? under : {}, over);
    else if (mergeKey && Array.isArray(over) && Array.isArray(under)) merged[key] = mergeLists(under, over, mergeKey);
    else merged[key] = over;
  }
  return merged;
}

/** A strategic merge, as Kustomize does it for the kinds that are used here. What an object is called, a patch cannot change. */
export function mergePatch(before: KubernetesObject, patch: KubernetesObject): KubernetesObject {
  const { metadata, ...rest } = patch;
  const { name: _, ...facts } = metadata;
  return {
    ...before,
    ...mergeTrees(before, { ...rest, metadata: facts }),
    kind: before.kind,
    apiVersion: before.apiVersion,
  } as KubernetesObject;
}
