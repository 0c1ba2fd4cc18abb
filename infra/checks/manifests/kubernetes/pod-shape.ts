import { z } from 'zod';

/** Of pods what infra/k8s uses, and not a key more: the cluster would drop a misspelt one without a word. */
export const text = z.string().min(1);
export const name = z.string().regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/);
export const labels = z.record(z.string().regex(/^([a-z\d.-]+\/)?[\w.-]+$/), z.string().max(63));
const memory = z.string().regex(/^\d+[MG]i$/);
const cpu = z.string().regex(/^\d+(m|)$/);
export const resources = z.strictObject({
  requests: z.strictObject({ cpu, memory }),
  // No limit on CPU: a pod that is held back in the middle of a request helps nobody.
  limits: z.strictObject({ memory }),
});
const reference = z.strictObject({ name, key: text });
const port = z.union([name, z.int().min(1).max(65_535)]);
const probe = z
  .strictObject({
    httpGet: z.strictObject({ path: z.enum(['/healthz', '/readyz']), port }).optional(),
    tcpSocket: z.strictObject({ port }).optional(),
    periodSeconds: z.int().positive(),
    timeoutSeconds: z.int().positive().optional(),
    failureThreshold: z.int().positive().optional(),
  })
  .refine(({ httpGet, tcpSocket }) => Boolean(httpGet) !== Boolean(tcpSocket), 'asks in one way');

const container = z.strictObject({
  name,
  image: z.string().regex(/^[a-z\d./-]+:(?!latest$)[\w.-]+$/, 'must be an image with a version'),
  command: z.array(text).optional(),
  args: z.array(text).optional(),
  env: z
    .array(
      z.union([
        z.strictObject({ name: z.string().regex(/^[A-Z][A-Z\d_]*$/), value: z.string() }),
        z.strictObject({
          name: z.string().regex(/^[A-Z][A-Z\d_]*$/),
          valueFrom: z.union([
            z.strictObject({ secretKeyRef: reference }),
            z.strictObject({ configMapKeyRef: reference }),
          ]),
        }),
      ]),
    )
    .optional(),
  envFrom: z.array(z.strictObject({ configMapRef: z.strictObject({ name }) })).optional(),
  ports: z.array(z.strictObject({ name, containerPort: z.int().min(1024).max(65_535) })).optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  startupProbe: probe.optional(),
  resources,
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true).optional(),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string().startsWith('/') })).optional(),
});

export const podTemplate = z.strictObject({
  metadata: z.strictObject({ labels }),
  spec: z.strictObject({
    automountServiceAccountToken: z.literal(false),
    enableServiceLinks: z.literal(false).optional(),
    terminationGracePeriodSeconds: z.int().positive().optional(),
    restartPolicy: z.literal('Never').optional(),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int().min(1000),
      runAsGroup: z.int().min(1000).optional(),
      fsGroup: z.int().min(1000).optional(),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    topologySpreadConstraints: z
      .array(
        z.strictObject({
          maxSkew: z.int().positive(),
          topologyKey: text,
          whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
          labelSelector: z.strictObject({ matchLabels: labels }),
          matchLabelKeys: z.array(text),
        }),
      )
      .optional(),
    containers: z.array(container).nonempty(),
    volumes: z.array(z.strictObject({ name, emptyDir: z.strictObject({ sizeLimit: memory }) })).optional(),
  }),
});
