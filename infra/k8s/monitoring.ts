const generated = (from: string) => `# Generated from infra/telemetry/${from} by infra/k8s/write-monitoring.ts.\n`;

/** @param runbookUrl where the runbook is published, e.g. `https://git.example/hilltop/runbook.md` */
export function alertRules(alerts: string, runbookUrl?: string): string {
  const head = `${generated('alerts.yml')}apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: hilltop
  labels:
    app.kubernetes.io/part-of: hilltop
spec:
`;
  // By this label, which sums lose, the operator routes alerts to a namespace's receivers.
  const ofNamespace = alerts.replace(/^( +)- name: .+$/gm, '$&\n$1  labels: { namespace: hilltop }');
  const linked = runbookUrl
    ? ofNamespace.replace(/\brunbook: "?runbook\.md#(\w+)"?/g, `runbook_url: "${runbookUrl}#$1"`)
    : ofNamespace;
  return head + linked.slice(linked.indexOf('groups:')).replace(/^(?=.)/gm, '  ');
}

/** The sidecar of Grafana's Helm chart looks for this label. */
export function dashboardMap(dashboard: string): string {
  return `${generated('grafana/hilltop.json')}apiVersion: v1
kind: ConfigMap
metadata:
  name: dashboard
  labels:
    app.kubernetes.io/part-of: hilltop
    app.kubernetes.io/component: settings
    grafana_dashboard: "1"
data:
  hilltop.json: |-
    ${JSON.stringify(JSON.parse(dashboard))}
`;
}
