import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { isTree, type KubernetesObject, type Tree } from './kubernetes-object.ts';
import { mergePatch } from './merge-patch.ts';

/** Of Kustomize what infra/k8s uses; a key that is not here would be passed over in silence, so it is refused. */
const shape = z.strictObject({
  apiVersion: z.enum(['kustomize.config.k8s.io/v1beta1', 'kustomize.config.k8s.io/v1alpha1']),
  kind: z.enum(['Kustomization', 'Component']),
  namespace: z.string().optional(),
  resources: z.array(z.string()).default([]),
  components: z.array(z.string()).default([]),
  patches: z
    .array(
      z.strictObject({
        path: z.string(),
        target: z
          .strictObject({
            kind: z.string().optional(),
            name: z.string().optional(),
            labelSelector: z.string().optional(),
          })
          .optional(),
      }),
    )
    .default([]),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })).default([]),
  replicas: z.array(z.strictObject({ name: z.string(), count: z.int() })).default([]),
});

type Kustomization = z.output<typeof shape>;
type Target = NonNullable<Kustomization['patches'][number]['target']>;

function readObjects(file: string): KubernetesObject[] {
  return parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
    return document.toJS() as KubernetesObject;
  });
}

function isTarget({ kind, metadata }: KubernetesObject, target: Target): boolean {
  const labels = (target.labelSelector ?? '').split(',').filter((one) => one !== '');
  return (
    (target.kind === undefined || target.kind === kind) &&
    (target.name === undefined || target.name === metadata.name) &&
    labels.every((one) => {
      const [key = '', value] = one.split('=');
      return metadata.labels?.[key] === value;
    })
  );
}

function patched(objects: KubernetesObject[], folder: string, { patches }: Kustomization): KubernetesObject[] {
  return patches.reduce((all, { path, target }) => {
    return readObjects(join(folder, path)).reduce((before, patch) => {
      const aim: Target = target ?? { kind: patch.kind, name: patch.metadata.name };
      if (!before.some((one) => isTarget(one, aim))) throw new Error(`${folder}/${path} is for nobody`);
      return before.map((one) => (isTarget(one, aim) ? mergePatch(one, patch) : one));
    }, all);
  }, objects);
}

function withImages(value: unknown, images: Kustomization['images']): unknown {
  if (Array.isArray(value)) return value.map((item) => withImages(item, images));
  if (!isTree(value)) return value;
  const tree: Tree = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withImages(item, images)]));
  const image = images.find(({ name }) => tree.image === name);
  return image ? { ...tree, image: `${image.newName}:${image.newTag}` } : tree;
}

function finished(object: KubernetesObject, { namespace, images, replicas }: Kustomization): KubernetesObject {
  const filled = withImages(object, images) as KubernetesObject;
  const count = replicas.find(({ name }) => filled.kind === 'Deployment' && filled.metadata.name === name)?.count;
  return {
    ...filled,
    ...(namespace && filled.kind !== 'Namespace' && { metadata: { ...filled.metadata, namespace } }),
    ...(count !== undefined && { spec: { ...(filled.spec as Tree), replicas: count } }),
  };
}

function build(folder: string, given: readonly KubernetesObject[]): KubernetesObject[] {
  const kustomization = shape.parse(
    parseAllDocuments(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'))[0]?.toJS(),
  );
  const own = kustomization.resources.flatMap((path) => {
    const resource = join(folder, path);
    return statSync(resource).isDirectory() ? build(resource, []) : readObjects(resource);
  });
  const all = kustomization.components.reduce(
    (objects, path) => build(join(folder, path), objects),
    [...given, ...own],
  );
  return patched(all, folder, kustomization).map((object) => finished(object, kustomization));
}

/**
 * What `kubectl kustomize` makes of a folder, without kubectl: for the part of Kustomize that is used here.
 *
 * @throws when a kustomization uses more than that, or a patch is for nobody
 */
export function render(folder: string): KubernetesObject[] {
  return build(folder, []);
}
