/**
 * `node infra/k8s/write-monitoring.ts`: writes infra/telemetry/alerts.yml as the Prometheus Operator's object, and the
 * dashboard as a ConfigMap for Grafana's sidecar. RUNBOOK_URL, where you publish infra/telemetry/runbook.md, links
 * alerts to it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alertRules, dashboardMap } from './monitoring.ts';

const telemetry = join(import.meta.dirname, '../telemetry');
const production = join(import.meta.dirname, 'overlays/production');
const read = (file: string) => readFileSync(join(telemetry, file), 'utf8');

const files = {
  'alert-rules.yaml': alertRules(read('alerts.yml'), process.env.RUNBOOK_URL),
  'dashboard.yaml': dashboardMap(read('grafana/hilltop.json')),
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(production, name), text);
const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/.bin/biome');
execFileSync(biome, ['format', '--write', ...Object.keys(files).map((name) => join(production, name))], { cwd: root });
