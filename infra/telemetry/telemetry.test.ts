import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { alertRules } from '../k8s/monitoring.ts';

interface Rule {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

const groups: { rules: Rule[] }[] = parse(read('alerts.yml')).groups;
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard: { panels: { title: string; targets?: { expr: string }[] }[] } = JSON.parse(
  read('grafana/hilltop.json'),
);
const queries = [
  ...alerts.map(({ alert, expr }) => ({ where: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: title, expr }))),
];

/** The metrics that the code has. */
const sources = globSync('{services,gateway}/**/src/**/*.ts', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});
const code = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
const counted = new Set([...code.matchAll(/name: '(hilltop_\w+)',\s*help:/g)].map(([, name]) => name));

describe('alerts and dashboards', () => {
  it.each(queries)('ask for metrics that exist: $where', ({ expr }) => {
    const names = [...expr.matchAll(/\bhilltop_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(names.filter((name) => !counted.has(name))).toEqual([]);
  });

  it('leave no metric unseen', () => {
    const all = queries.map(({ expr }) => expr).join(' ');
    expect([...counted].filter((name) => !all.includes(String(name)))).toEqual(['hilltop_outbox_waiting']);
  });

  it('have a section each in the runbook', () => {
    const headings = [...read('runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Booking is slow', ...alerts.map(({ alert }) => alert)]);
    for (const { alert, annotations } of alerts) expect(annotations.runbook).toBe(`runbook.md#${alert.toLowerCase()}`);
  });

  it('are what a cluster is given (else run infra/k8s/write-monitoring.ts)', () => {
    const given = (file: string) => parse(readFileSync(join(root, 'infra/k8s/overlays/production', file), 'utf8'));
    const labelled = groups.map((group) => ({ ...group, labels: { namespace: 'hilltop' } }));
    expect(given('alert-rules.yaml').spec).toEqual({ groups: labelled });
    expect(JSON.parse(given('dashboard.yaml').data['hilltop.json'])).toEqual(dashboard);
  });

  it('link the runbook when it has an address', () => {
    const address = 'https://git.example/runbook.md';
    const { spec } = parse(alertRules(read('alerts.yml'), address));
    const linked = (spec.groups as { rules: { alert: string; annotations: object }[] }[]).flatMap(({ rules }) => rules);
    for (const { alert, annotations } of linked) {
      expect(annotations).toMatchObject({ runbook_url: `${address}#${alert.toLowerCase()}` });
    }
  });
});
