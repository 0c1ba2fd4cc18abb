import { z } from 'zod';
import { kind } from './kind-shape.ts';
import { operatorShapes } from './operator-shapes.ts';
import { labels, name, podTemplate, text } from './pod-shape.ts';

const selector = z.strictObject({ matchLabels: labels });
const wideSelector = z.strictObject({
  matchLabels: labels.optional(),
  matchExpressions: z
    .array(z.strictObject({ key: text, operator: z.literal('In'), values: z.array(text).nonempty() }))
    .optional(),
});
const port = z.union([name, z.int().min(1).max(65_535)]);
const count = z.int().nonnegative();

const peers = z
  .array(z.strictObject({ podSelector: wideSelector.optional(), namespaceSelector: wideSelector.optional() }))
  .nonempty();
const policyPorts = z.array(z.strictObject({ protocol: z.enum(['TCP', 'UDP']), port })).nonempty();

const metric = z.union([
  z.strictObject({
    type: z.literal('Resource'),
    resource: z.strictObject({
      name: z.literal('cpu'),
      target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: z.int().min(1).max(100) }),
    }),
  }),
  z.strictObject({
    type: z.literal('Pods'),
    pods: z.strictObject({
      metric: z.strictObject({ name: z.string().regex(/^[a-z_]+$/) }),
      target: z.strictObject({ type: z.literal('AverageValue'), averageValue: z.string().regex(/^\d+$/) }),
    }),
  }),
]);
const scaling = z.strictObject({
  stabilizationWindowSeconds: count.optional(),
  policies: z
    .array(z.strictObject({ type: z.enum(['Percent', 'Pods']), value: count, periodSeconds: count }))
    .optional(),
  selectPolicy: z.enum(['Max', 'Min']).optional(),
});

const jobSpec = z.strictObject({
  backoffLimit: count,
  activeDeadlineSeconds: count,
  ttlSecondsAfterFinished: count,
  template: podTemplate,
});

/** Every kind that infra/k8s has, by the parts that it uses. */
export const kindShapes = z.discriminatedUnion('kind', [
  kind('v1', 'Namespace', {}),
  kind('v1', 'ConfigMap', { data: z.record(z.string().regex(/^[A-Z][A-Z\d_]*$/), z.string()) }),
  kind('v1', 'Service', {
    spec: z.strictObject({
      clusterIP: z.literal('None').optional(),
      selector: labels,
      ports: z.array(z.strictObject({ name, port, targetPort: port })).nonempty(),
    }),
  }),
  kind('apps/v1', 'Deployment', {
    spec: z.strictObject({
      replicas: count.optional(),
      revisionHistoryLimit: count.optional(),
      strategy: z
        .strictObject({
          type: z.literal('RollingUpdate'),
          rollingUpdate: z.strictObject({ maxSurge: count, maxUnavailable: count }),
        })
        .optional(),
      selector,
      template: podTemplate,
    }),
  }),
  kind('batch/v1', 'Job', { spec: jobSpec }),
  kind('batch/v1', 'CronJob', {
    spec: z.strictObject({
      schedule: z.string().regex(/^[\d*]+( [\d*]+){4}$/),
      concurrencyPolicy: z.literal('Forbid'),
      startingDeadlineSeconds: count,
      successfulJobsHistoryLimit: count,
      failedJobsHistoryLimit: count,
      jobTemplate: z.strictObject({ spec: jobSpec }),
    }),
  }),
  kind('policy/v1', 'PodDisruptionBudget', {
    spec: z.strictObject({ maxUnavailable: z.union([count, z.string().regex(/^\d+%$/)]), selector }),
  }),
  kind('autoscaling/v2', 'HorizontalPodAutoscaler', {
    spec: z
      .strictObject({
        scaleTargetRef: z.strictObject({ apiVersion: z.literal('apps/v1'), kind: z.literal('Deployment'), name }),
        minReplicas: z.int().positive(),
        maxReplicas: z.int().positive(),
        metrics: z.array(metric).nonempty(),
        behavior: z.strictObject({ scaleUp: scaling.optional(), scaleDown: scaling.optional() }).optional(),
      })
      .refine(({ minReplicas, maxReplicas }) => minReplicas <= maxReplicas, 'has room to scale'),
  }),
  kind('networking.k8s.io/v1', 'NetworkPolicy', {
    spec: z.strictObject({
      podSelector: wideSelector,
      policyTypes: z.array(z.enum(['Ingress', 'Egress'])).nonempty(),
      ingress: z.array(z.strictObject({ from: peers, ports: policyPorts.optional() })).optional(),
      egress: z.array(z.strictObject({ to: peers.optional(), ports: policyPorts.optional() })).optional(),
    }),
  }),
  kind('networking.k8s.io/v1', 'Ingress', {
    spec: z.strictObject({
      ingressClassName: name,
      tls: z.array(z.strictObject({ hosts: z.array(name), secretName: name })),
      rules: z.array(
        z.strictObject({
          host: name,
          http: z.strictObject({
            paths: z.array(
              z.strictObject({
                path: text,
                pathType: z.literal('Prefix'),
                backend: z.strictObject({ service: z.strictObject({ name, port: z.strictObject({ name }) }) }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
  ...operatorShapes,
]);
