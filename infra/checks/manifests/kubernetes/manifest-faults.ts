import { secretsOf } from '../../../k8s/secret-names.ts';
import { auditFaults } from '../audit-faults.ts';
import type { HilltopProcess } from '../processes.ts';
import { variableFaults } from '../variable-faults.ts';
import { at, type KubernetesObject, listAt, podTemplateOf, type Tree } from './kubernetes-object.ts';

const sampleSecrets = secretsOf({ random: (name) => `secret-of-${name}-`.padEnd(43, 'x') });

const find = (objects: readonly KubernetesObject[], kind: string, name: string): KubernetesObject | undefined =>
  objects.find((one) => one.kind === kind && one.metadata.name === name);

const podOf = (object: KubernetesObject): unknown => at(podTemplateOf(object), 'spec');

/** The variables that a container is given, secrets by sample; and what it refers to that is not there. */
function variablesOf(
  objects: readonly KubernetesObject[],
  container: Tree,
): { given: Record<string, string>; faults: string[] } {
  const given: Record<string, string> = {};
  const faults: string[] = [];
  const dataOf = (name: unknown): unknown => at(find(objects, 'ConfigMap', String(name)), 'data');
  const take = (name: string, from: string, value: unknown): void => {
    if (typeof value === 'string') given[name] = value;
    else faults.push(`${name} comes from ${from}, which is not there`);
  };
  for (const from of listAt(container, 'envFrom')) {
    const name = at(from, 'configMapRef', 'name');
    const data = dataOf(name);
    if (data) Object.assign(given, data);
    else faults.push(`there is no ConfigMap ${name}`);
  }
  for (const { name, value, valueFrom } of listAt(container, 'env')) {
    const secret = at(valueFrom, 'secretKeyRef', 'name');
    const map = at(valueFrom, 'configMapKeyRef', 'name');
    const key = String(at(valueFrom, secret ? 'secretKeyRef' : 'configMapKeyRef', 'key'));
    if (secret) take(String(name), `secret ${secret}/${key}`, sampleSecrets[String(secret)]?.[key]);
    else if (map) take(String(name), `ConfigMap ${map}/${key}`, at(dataOf(map), key));
    else take(String(name), 'nowhere', value);
  }
  return { given, faults };
}

async function processFaults(
  objects: readonly KubernetesObject[],
  { name, workspace, migrates }: HilltopProcess,
): Promise<string[]> {
  const wanted = [
    ['Deployment', name],
    ['Service', name],
    ['PodDisruptionBudget', name],
    ...(migrates ? [['Job', `${name}-migrate`]] : []),
  ];
  const missing = wanted.filter(([kind = '', called = '']) => !find(objects, kind, called));
  if (missing.length > 0) return missing.map(([kind, called]) => `there is no ${kind} ${called}`);
  const deployment = find(objects, 'Deployment', name);
  const [container = {}] = listAt(deployment && podOf(deployment), 'containers');
  const { given, faults } = variablesOf(objects, container);
  return [
    ...faults,
    ...(await variableFaults(workspace, given)),
    ...stopFaults(deployment, given),
    ...probeFaults(container),
  ].map((fault) => `${name}: ${fault}`);
}

/** Most steps that a process has when it stops, 5 s each (`lifecycle/shutdown-steps.ts`): notifications' jobs, relay, consumers, pools. */
const mostSteps = 14;

function stopFaults(deployment: KubernetesObject | undefined, given: Readonly<Record<string, string>>): string[] {
  const grace = Number(deployment && at(podOf(deployment), 'terminationGracePeriodSeconds'));
  const needed = (Number(given.SHUTDOWN_DELAY_MS) + Number(given.SHUTDOWN_GRACE_MS)) / 1_000 + 5 * mostSteps;
  return grace >= needed ? [] : [`has ${grace} s to stop, and may need ${needed}`];
}

function probeFaults(container: Tree): string[] {
  const paths = { livenessProbe: '/healthz', readinessProbe: '/readyz', startupProbe: '/healthz' };
  return Object.entries(paths).flatMap(([probe, path]) =>
    at(container, probe, 'httpGet', 'path') === path ? [] : [`its ${probe} does not ask ${path}`],
  );
}

function scalingFaults(objects: readonly KubernetesObject[]): string[] {
  return objects
    .filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
    .flatMap((one) => {
      const target = String(at(one, 'spec', 'scaleTargetRef', 'name'));
      const deployment = find(objects, 'Deployment', target);
      if (!deployment) return [`${one.metadata.name} scales ${target}, which is not there`];
      return at(deployment, 'spec', 'replicas') === undefined
        ? []
        : [`${target} has a number of replicas, and is scaled too`];
    });
}

async function auditJobFaults(
  objects: readonly KubernetesObject[],
  processes: readonly HilltopProcess[],
): Promise<string[]> {
  const givenTo = (job: KubernetesObject | undefined) =>
    job && variablesOf(objects, listAt(podOf(job), 'containers')[0] ?? {}).given;
  const roles = processes.flatMap(({ name, migrates }) => {
    const migration = `${name}-migrate`;
    return migrates ? [[migration, givenTo(find(objects, 'Job', migration))?.AUDIT_ROLE] as const] : [];
  });
  return auditFaults(givenTo(find(objects, 'CronJob', 'audit')), roles);
}

/** What is wrong with an overlay whose objects have the right shapes, each as a sentence. */
export async function manifestFaults(
  objects: readonly KubernetesObject[],
  processes: readonly HilltopProcess[],
): Promise<string[]> {
  const faults = scalingFaults(objects);
  const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  faults.push(...names.filter((one, index) => names.indexOf(one) !== index).map((one) => `${one} is there twice`));
  for (const one of processes) faults.push(...(await processFaults(objects, one)));
  faults.push(...(await auditJobFaults(objects, processes)));
  for (const job of objects.filter(({ kind }) => kind === 'Job' || kind === 'CronJob')) {
    for (const container of listAt(podOf(job), 'containers')) {
      faults.push(...variablesOf(objects, container).faults.map((fault) => `${job.metadata.name}: ${fault}`));
    }
  }
  return faults;
}
