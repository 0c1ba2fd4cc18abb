import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { services } from '../../local/parts.ts';
import { type KubernetesObject, podTemplateOf, render, root, whyNotRendered } from './cluster.ts';
import { hilltopProcesses } from './variables.ts';

const describeWhereRendered = whyNotRendered() ? describe.skip : describe;
const folder = mkdtempSync(join(tmpdir(), 'hilltop-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The script's kubectl commands, in order, recorded by a program of that name. */
function commandsOfUpgrade(variables: Record<string, string> = {}): string[][] {
  const log = join(folder, 'commands');
  writeFileSync(log, '');
  writeFileSync(join(folder, 'kubectl'), `#!/bin/sh\nprintf '%s\\t' "$@" >> '${log}'; echo >> '${log}'\n`);
  chmodSync(join(folder, 'kubectl'), 0o755);
  execFileSync('sh', [join(root, 'infra/k8s/upgrade.sh')], {
    env: { ...process.env, ...variables, PATH: `${folder}${delimiter}${process.env.PATH}` },
  });
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => line.split('\t').filter(Boolean));
}

/** Whether a label selector of `a=b` and `a in (b,c)` matches. */
function fits({ metadata: { labels = {} } }: KubernetesObject, selector: string): boolean {
  const requirements = [...selector.matchAll(/([\w./]+)(?:=([\w-]+)| in \(([\w,-]+)\))/g)];
  return requirements.every(([, key = '', one, several]) => (several?.split(',') ?? [one]).includes(labels[key]));
}

const selectorOf = (command: string[]): string | undefined => command[command.indexOf('-l') + 1 || command.length];
const nameOf = ({ kind, metadata }: KubernetesObject): string => `${kind}/${metadata.name}`;

describeWhereRendered.each(['production', 'peak', 'local'] as const)('upgrade.sh with the overlay %s', (overlay) => {
  const objects = whyNotRendered() ? [] : render(overlay);
  const waves = commandsOfUpgrade()
    .filter(([verb]) => verb === 'apply')
    .map((command) => {
      const selector = selectorOf(command);
      return objects.filter((one) => selector === undefined || fits(one, selector)).map(nameOf);
    });

  it('applies settings, migrations, consumers, the other subgraphs and then everything', () => {
    const wavesOf = (kind: string) => waves.map((wave) => wave.filter((name) => name.startsWith(`${kind}/`)));
    expect(wavesOf('ConfigMap')[0]?.length).toBe(objects.filter(({ kind }) => kind === 'ConfigMap').length);
    expect(wavesOf('Job')[1]?.every((name) => name.endsWith('-migrate'))).toBe(true);
    expect(wavesOf('Job')[1]?.length).toBe(services.length);
    expect(waves.at(-1)).toEqual(objects.map(nameOf));
  });

  it('starts no pod before the settings that it names', () => {
    for (const [number, wave] of waves.entries()) {
      const applied = new Set(waves.slice(0, number + 1).flat());
      for (const one of objects.filter((other) => wave.includes(nameOf(other)))) {
        const text = JSON.stringify(podTemplateOf(one) ?? {});
        const named = [...text.matchAll(/"configMap(?:KeyRef|Ref)?":\{[^}]*?"name":"([^"]+)"/g)];
        for (const [, map] of named) expect(applied).toContain(`ConfigMap/${map}`);
      }
    }
  });
});

it('rolls every service that consumes events before those that only publish', async () => {
  const rollouts = commandsOfUpgrade().filter((command) => command[2] === 'rollout');
  const names = / in \(([\w,]+)\)/.exec(selectorOf(rollouts[0] ?? []) ?? '')?.[1]?.split(',') ?? [];
  const consumers = (await hilltopProcesses()).filter(({ service }) => service?.subscribes).map(({ name }) => name);
  expect(names.sort()).toEqual(consumers.sort());
});

it('rolls the gateway first when fields go', () => {
  const rollouts = commandsOfUpgrade({ GATEWAY_FIRST: '1' }).filter((command) => command[2] === 'rollout');
  expect(selectorOf(rollouts[0] ?? [])).toContain('gateway');
});

describeWhereRendered('upgrade.sh with a stop', () => {
  it('ends every process before the migrations, and starts those of autoscalers again', () => {
    const commands = commandsOfUpgrade({ STOP: '1' });
    const verbs = commands.map(([first, second, verb]) => (first === '-n' ? verb : `${first} ${second}`));
    expect(verbs.slice(1, 4)).toEqual(['scale', 'wait', 'delete']);
    expect(commands.slice(1, 3).map(selectorOf)).toEqual([
      'app.kubernetes.io/component in (gateway,subgraph)',
      'app.kubernetes.io/component in (gateway,subgraph)',
    ]);
    const scaled = render('production').flatMap(({ kind, metadata }) =>
      kind === 'HorizontalPodAutoscaler' ? metadata.name : [],
    );
    const again = commands.findLast((command) => command.includes('scale')) ?? [];
    expect(again.slice(4, -1).sort()).toEqual(scaled.sort());
  });
});

describeWhereRendered('the overlay peak', () => {
  it('changes numbers of replicas alone, so that no pod restarts before a sale', () => {
    const templates = (overlay: 'peak' | 'production') =>
      render(overlay).map((one) => [nameOf(one), podTemplateOf(one)] as const);
    expect(templates('peak')).toEqual(templates('production'));
  });

  it('fits into the connections of PostgreSQL, also during a rollout of everything', () => {
    const objects = render('peak');
    const text = (one: KubernetesObject | undefined) => JSON.stringify(one);
    const databases = objects.filter((one) => one.kind === 'Deployment' && text(one).includes('"DATABASE_URL"'));
    const connections = databases.map((one) => {
      const pool = Number(/"DATABASE_POOL","value":"(\d+)"/.exec(text(one))?.[1] ?? 10);
      const scaler = objects.find(
        ({ kind, metadata }) => kind === 'HorizontalPodAutoscaler' && metadata.name === one.metadata.name,
      );
      const replicas = Number(/"(?:maxReplicas|replicas)":(\d+)/.exec(text(scaler ?? one))?.[1]);
      // `maxSurge: 1`, in process.patch.yaml.
      return (replicas + 1) * pool;
    });
    const cluster = objects.find(({ kind }) => kind === 'Cluster');
    const allowed = Number(/"max_connections":"(\d+)"/.exec(text(cluster))?.[1]);
    // The reconciliation's role may open 30 (connectionLimit); PostgreSQL reserves 3 for a superuser.
    expect(connections.reduce((sum, one) => sum + one, 30 + 3)).toBeLessThan(allowed);
  });
});
