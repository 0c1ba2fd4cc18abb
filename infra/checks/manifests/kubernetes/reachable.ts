import { at, type KubernetesObject, listAt, podTemplateOf, type Tree } from './kubernetes-object.ts';

type Labels = Readonly<Record<string, string>>;

function matches(selector: unknown, labels: Labels): boolean {
  const wanted = Object.entries((at(selector, 'matchLabels') ?? {}) as Labels);
  const within = listAt(selector, 'matchExpressions');
  return (
    wanted.every(([key, value]) => labels[key] === value) &&
    within.every(({ key, values }) => Array.isArray(values) && values.includes(labels[String(key)]))
  );
}

/** Pods by name: the labels of what each Deployment, Job and CronJob makes. */
export function podLabels(objects: readonly KubernetesObject[]): ReadonlyMap<string, Labels> {
  return new Map(
    objects.flatMap((one) => {
      const labels = at(podTemplateOf(one), 'metadata', 'labels');
      return labels ? [[one.metadata.name, labels as Labels]] : [];
    }),
  );
}

/** Whether a rule's ports admit a port, by number or by the name that processes give it. */
function admits({ ports }: Tree, port: number): boolean {
  return (
    ports === undefined ||
    listAt({ ports }, 'ports').some((one) => one.port === port || (one.port === 'http' && port === 8080))
  );
}

/**
 * Which pods may open a connection to a port of a pod, by the network policies: where one speaks of a pod and a direction,
 * only what some policy allows is allowed.
 */
export function whoReaches(objects: readonly KubernetesObject[], target: string, port: number): string[] {
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy');
  const pods = podLabels(objects);
  const labelsOf = (name: string): Labels => pods.get(name) ?? {};
  const allows = (direction: 'Ingress' | 'Egress', about: string, peer: string): boolean => {
    const list = direction === 'Ingress' ? 'from' : 'to';
    const speaking = policies.filter(
      (one) =>
        matches(at(one, 'spec', 'podSelector'), labelsOf(about)) &&
        (at(one, 'spec', 'policyTypes') as string[]).includes(direction),
    );
    const rules = speaking.flatMap((one) => listAt(one, 'spec', direction.toLowerCase()));
    return (
      speaking.length === 0 ||
      rules.some(
        (rule) =>
          admits(rule, port) &&
          (rule[list] === undefined ||
            listAt(rule, list).some(
              (one) =>
                one.podSelector !== undefined && !one.namespaceSelector && matches(one.podSelector, labelsOf(peer)),
            )),
      )
    );
  };
  return [...pods.keys()]
    .filter((peer) => peer !== target && allows('Ingress', target, peer) && allows('Egress', peer, target))
    .sort();
}
