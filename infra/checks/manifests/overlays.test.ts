import { beforeAll, describe, expect, it } from '@jest/globals';
import { at, containersOf, find, type KubernetesObject, listAt, podTemplateOf } from './kubernetes-object.ts';
import { processesOf } from './processes.ts';
import { render, root, whyNotRendered } from './render.ts';
import { variableErrors } from './variable-errors.ts';
import { secretsOf, variablesOf } from './variables.ts';

const processes = processesOf(root);

/** What the Pod Security Standard `restricted` would refuse. */
function refusedPods(objects: readonly KubernetesObject[]): string[] {
  return objects.filter(podTemplateOf).flatMap((one) => {
    const pod = at(podTemplateOf(one), 'spec', 'securityContext');
    const isOpen =
      at(pod, 'runAsNonRoot') !== true ||
      at(pod, 'seccompProfile', 'type') !== 'RuntimeDefault' ||
      containersOf(one).some(
        ({ securityContext }) =>
          at(securityContext, 'allowPrivilegeEscalation') !== false ||
          JSON.stringify(at(securityContext, 'capabilities', 'drop')) !== '["ALL"]',
      );
    return isOpen ? [one.metadata.name] : [];
  });
}

const reason = whyNotRendered();

(reason ? describe.skip : describe).each(['local', 'production'] as const)('the overlay %s', (overlay) => {
  let objects: readonly KubernetesObject[];
  beforeAll(() => {
    objects = render(overlay);
  });

  it('runs every process with variables that it accepts, probes, and time to stop', async () => {
    for (const { name, workspace, migrates } of processes) {
      const deployment = find(objects, 'Deployment', name);
      const [container = {}] = containersOf(deployment);
      const { given, missing } = variablesOf(objects, overlay, container);
      expect([name, missing, await variableErrors(workspace, given)]).toEqual([name, [], []]);
      expect(at(container, 'livenessProbe', 'httpGet', 'path')).toBe('/healthz');
      expect(at(container, 'readinessProbe', 'httpGet', 'path')).toBe('/readyz');
      // Fourteen steps at most, 5 s each (lifecycle/shutdown-steps.ts).
      const seconds = (Number(given.SHUTDOWN_DELAY_MS) + Number(given.SHUTDOWN_GRACE_MS)) / 1_000 + 14 * 5;
      expect(at(podTemplateOf(deployment), 'spec', 'terminationGracePeriodSeconds')).toBeGreaterThanOrEqual(seconds);
      const others = ['Service', 'PodDisruptionBudget'].map((kind) => Boolean(find(objects, kind, name)));
      expect([name, ...others, Boolean(find(objects, 'Job', `${name}-migrate`))]).toEqual([name, true, true, migrates]);
    }
  });

  it('lets the reconciliation into every database, under a role of its own', async () => {
    const reconciliation = find(objects, 'CronJob', 'reconciliation');
    const { given } = variablesOf(objects, overlay, containersOf(reconciliation)[0] ?? {});
    expect(await variableErrors('infra/reconciliation', given)).toEqual([]);
    const users = Object.values(given).flatMap((one) => /^postgres:\/\/(\w+):/.exec(one)?.[1] ?? []);
    expect([...new Set(users)]).toEqual(['hilltop_audit']);
    for (const job of objects.filter(({ metadata }) => metadata.name.endsWith('-migrate'))) {
      expect(variablesOf(objects, overlay, containersOf(job)[0] ?? {}).given.AUDIT_ROLE).toBe('hilltop_audit');
    }
  });

  it('names every secret that is written, and no other', () => {
    const text = JSON.stringify(objects.map((one) => [one.spec, one.data]));
    const unused = Object.keys(secretsOf(overlay)).filter((name) => !text.includes(`"name":"${name}"`));
    expect(unused).toEqual([]);
    for (const one of objects.filter(podTemplateOf)) {
      for (const container of containersOf(one)) expect(variablesOf(objects, overlay, container).missing).toEqual([]);
    }
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  it('has only pods that the namespace lets in, and restarts them when a setting changes', () => {
    expect(at(find(objects, 'Namespace', 'hilltop'), 'metadata', 'labels', 'pod-security.kubernetes.io/enforce')).toBe(
      'restricted',
    );
    expect(refusedPods(objects)).toEqual([]);
    const maps = objects.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata }) => metadata.name);
    expect(maps.length).toBeGreaterThan(3);
    for (const name of maps) expect(name).toMatch(/-[a-z\d]{10}$/);
  });

  it('scales by what metrics-server knows, from requests that fit the load', () => {
    for (const one of objects.filter(({ kind }) => kind === 'HorizontalPodAutoscaler')) {
      const deployment = find(objects, 'Deployment', String(at(one, 'spec', 'scaleTargetRef', 'name')));
      expect(listAt(one, 'spec', 'metrics').map(({ type }) => type)).toEqual(['Resource']);
      expect(at(deployment, 'spec', 'replicas')).toBeUndefined();
      const [container] = containersOf(deployment);
      expect(parseInt(String(at(container, 'resources', 'requests', 'cpu')), 10)).toBeGreaterThanOrEqual(400);
    }
  });

  it('names images by a version', () => {
    for (const one of objects.filter(podTemplateOf)) {
      for (const { image } of containersOf(one)) expect(image).toMatch(/:(?!latest$)[\w.-]+$/);
    }
  });
});
