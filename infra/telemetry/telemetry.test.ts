import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

type Rule = { alert: string; expr: string; annotations: { runbook: string } };

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

const groups: { rules: Rule[] }[] = parse(read('alerts.yml')).groups;
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  read('grafana/hilltop.json'),
);
const asked = [
  ...alerts.map(({ alert, expr }) => ({ where: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
];

/** The figures that the code counts, and those of them that are histograms. */
const sources = globSync('{services,gateway}/**/src/**/*.ts', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});
const code = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
const counted = new Set([...code.matchAll(/name: '(hilltop_\w+)',\s*help:/g)].map(([, name]) => name));

describe('alerts and dashboards', () => {
  it.each(asked)('ask for figures that exist: $where', ({ expr }) => {
    const names = [...expr.matchAll(/\bhilltop_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(names.filter((name) => !counted.has(name))).toEqual([]);
  });

  it('leave no figure unseen', () => {
    const all = asked.map(({ expr }) => expr).join(' ');
    expect([...counted].filter((name) => !all.includes(String(name)))).toEqual(['hilltop_outbox_waiting']);
  });

  it('have a line each in the runbook', () => {
    const headings = [...read('runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(alerts.map(({ alert }) => alert));
    for (const { alert, annotations } of alerts) expect(annotations.runbook).toBe(`runbook.md#${alert.toLowerCase()}`);
  });
});
