import { localSecrets, productionSecrets } from '../../k8s/secrets.ts';
import { at, find, type KubernetesObject, listAt, type Tree } from './kubernetes-object.ts';
import type { Overlay } from './render.ts';

const random = (name: string): string => `secret-of-${name}-`.padEnd(43, 'x');
/** Every secret that an overlay is given, with values that are none. */
export const secretsOf = (overlay: Overlay) =>
  overlay === 'local'
    ? localSecrets(random)
    : productionSecrets({
        random,
        given: (name) => (name === 'SMTP_URL' ? 'smtps://user:pw@mail.example' : random(name)),
      });

/** What a container is given by name: values in clear, from secrets and from ConfigMaps; and what is not there. */
export function variablesOf(objects: readonly KubernetesObject[], overlay: Overlay, container: Tree) {
  const given: Record<string, string> = {};
  const missing: string[] = [];
  const take = (name: string, value: unknown): void => {
    if (typeof value === 'string') given[name] = value;
    else missing.push(name);
  };
  const source = (reference: unknown, kind: 'secret' | 'configMap'): unknown => {
    const name = String(at(reference, 'name'));
    return kind === 'secret' ? secretsOf(overlay)[name] : at(find(objects, 'ConfigMap', name), 'data');
  };
  for (const { secretRef, configMapRef } of listAt(container, 'envFrom')) {
    const all = source(secretRef ?? configMapRef, secretRef ? 'secret' : 'configMap');
    if (all) Object.assign(given, all);
    else missing.push(JSON.stringify(secretRef ?? configMapRef));
  }
  for (const { name, value, valueFrom } of listAt(container, 'env')) {
    const secret = at(valueFrom, 'secretKeyRef');
    const key = String(at(secret ?? at(valueFrom, 'configMapKeyRef'), 'key'));
    if (at(valueFrom, 'fieldRef')) continue;
    take(
      String(name),
      value ?? at(source(secret ?? at(valueFrom, 'configMapKeyRef'), secret ? 'secret' : 'configMap'), key),
    );
  }
  return { given, missing };
}
