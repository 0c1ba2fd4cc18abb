/** `node infra/k8s/write-alert-rules.ts`: puts infra/telemetry/alerts.yml into the object that the Prometheus Operator reads. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const alerts = readFileSync(join(import.meta.dirname, '../telemetry/alerts.yml'), 'utf8');
const head = `# Generated from infra/telemetry/alerts.yml by infra/k8s/write-alert-rules.ts.
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: hilltop
  labels:
    app.kubernetes.io/part-of: hilltop
spec:
`;
// The operator routes alerts to the receivers of a namespace by this label, which sums have lost.
const ofNamespace = alerts.replace(/^( +)- name: .+$/gm, '$&\n$1  labels: { namespace: hilltop }');
const rules = ofNamespace.slice(ofNamespace.indexOf('groups:')).replace(/^(?=.)/gm, '  ');
writeFileSync(join(import.meta.dirname, 'overlays/production/alert-rules.yaml'), head + rules);
