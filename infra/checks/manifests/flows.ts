import { at, containersOf, type KubernetesObject, listAt, podTemplateOf, type Tree } from './cluster.ts';

type Labels = Readonly<Record<string, string>>;

/** Opens or accepts connections. */
export interface Party {
  readonly name: string;
  /** Undefined outside the cluster. */
  readonly namespace?: string;
  readonly labels: Labels;
  /** By name, so that policies can use names or numbers. */
  readonly ports: Readonly<Record<string, number>>;
}

/** One party per pod template. */
export function partiesOf(objects: readonly KubernetesObject[]): Party[] {
  return objects.filter(podTemplateOf).map((one) => ({
    name: one.metadata.name,
    namespace: 'hilltop',
    labels: (at(podTemplateOf(one), 'metadata', 'labels') ?? {}) as Labels,
    ports: Object.fromEntries(
      containersOf(one).flatMap((container) =>
        listAt(container, 'ports').map(({ name, containerPort }) => [String(name), Number(containerPort)]),
      ),
    ),
  }));
}

function matches(selector: unknown, labels: Labels): boolean {
  const wanted = Object.entries((at(selector, 'matchLabels') ?? {}) as Labels);
  const within = listAt(selector, 'matchExpressions');
  return (
    wanted.every(([key, value]) => labels[key] === value) &&
    within.every(({ key, operator, values }) => {
      if (operator !== 'In') throw new Error(`${operator} is not understood here`);
      return (values as unknown[]).includes(labels[String(key)]);
    })
  );
}

function isPeer({ podSelector, namespaceSelector }: Tree, { namespace, labels }: Party): boolean {
  if (namespace === undefined) return false;
  const inNamespace = namespaceSelector
    ? matches(namespaceSelector, { 'kubernetes.io/metadata.name': namespace })
    : namespace === 'hilltop';
  return inNamespace && (podSelector === undefined || matches(podSelector, labels));
}

/** Whether one side's policies allow a connection to this port of the target. */
function admits(
  policies: readonly KubernetesObject[],
  direction: 'Ingress' | 'Egress',
  from: Party,
  to: Party,
  port: number,
) {
  const [about, peer, key] = direction === 'Ingress' ? [to, from, 'from'] : [from, to, 'to'];
  if (about.namespace !== 'hilltop') return true;
  const applying = policies.filter(
    (one) =>
      (at(one, 'spec', 'policyTypes') as string[]).includes(direction) &&
      matches(at(one, 'spec', 'podSelector'), about.labels),
  );
  if (applying.length === 0) return true;
  return applying
    .flatMap((one) => listAt(one, 'spec', direction.toLowerCase()))
    .some(
      (rule) =>
        (rule.ports === undefined ||
          listAt(rule, 'ports').some((one) => (to.ports[String(one.port)] ?? one.port) === port)) &&
        (rule[key] === undefined || listAt(rule, key).some((one) => isPeer(one, peer))),
    );
}

/** Every connection that the network policies allow, by port, sorted. */
export function flows(objects: readonly KubernetesObject[], others: readonly Party[]): Record<string, string[]> {
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy');
  const parties = [...partiesOf(objects), ...others];
  const ours = ({ namespace }: Party): boolean => namespace === 'hilltop';
  return Object.fromEntries(
    parties.flatMap((to) =>
      Object.values(to.ports).flatMap((port) => {
        const from = parties.filter(
          (one) =>
            (ours(one) || ours(to)) &&
            admits(policies, 'Egress', one, to, port) &&
            admits(policies, 'Ingress', one, to, port),
        );
        return from.length > 0 ? [[`${to.name}:${port}`, from.map(({ name }) => name).sort()]] : [];
      }),
    ),
  );
}
