import { z } from 'zod';
import { kind } from './kind-shape.ts';
import { labels, name, resources, text } from './pod-shape.ts';

const size = z.strictObject({ size: z.string().regex(/^\d+Gi$/) });
const secretKey = z.strictObject({ name, key: text });
const postgres = 'postgresql.cnpg.io/v1';
const barman = z.literal('barman-cloud.cloudnative-pg.io');

/** Kinds that operators bring: CloudNativePG, its Barman Cloud plugin, and Prometheus. */
export const operatorShapes = [
  kind(postgres, 'Cluster', {
    spec: z.strictObject({
      imageName: z.string().regex(/:\d+\.\d+$/),
      instances: z.int().positive(),
      primaryUpdateStrategy: z.literal('unsupervised'),
      postgresql: z.strictObject({
        synchronous: z
          .strictObject({ method: z.literal('any'), number: z.int().positive(), dataDurability: z.literal('required') })
          .optional(),
        parameters: z.record(z.string(), z.string()),
        pg_hba: z.array(text),
      }),
      managed: z.strictObject({
        roles: z.array(
          z.strictObject({
            name: text,
            login: z.literal(true),
            connectionLimit: z.int().positive().optional(),
            passwordSecret: z.strictObject({ name }),
          }),
        ),
      }),
      bootstrap: z.strictObject({ initdb: z.strictObject({ database: name, owner: name }) }),
      storage: size,
      walStorage: size,
      resources,
      affinity: z.strictObject({ topologyKey: text, podAntiAffinityType: z.enum(['preferred', 'required']) }),
      plugins: z
        .array(
          z.strictObject({
            name: barman,
            isWALArchiver: z.literal(true),
            parameters: z.strictObject({ barmanObjectName: name }),
          }),
        )
        .optional(),
    }),
  }),
  kind(postgres, 'Database', {
    spec: z.strictObject({ cluster: z.strictObject({ name }), name: text, owner: text }),
  }),
  kind(postgres, 'ScheduledBackup', {
    spec: z.strictObject({
      schedule: text,
      backupOwnerReference: z.literal('self'),
      cluster: z.strictObject({ name }),
      method: z.literal('plugin'),
      pluginConfiguration: z.strictObject({ name: barman }),
    }),
  }),
  kind('barmancloud.cnpg.io/v1', 'ObjectStore', {
    spec: z.strictObject({
      retentionPolicy: z.string().regex(/^\d+d$/),
      configuration: z.strictObject({
        destinationPath: z.string().startsWith('s3://'),
        endpointURL: z.url(),
        s3Credentials: z.strictObject({ accessKeyId: secretKey, secretAccessKey: secretKey }),
        wal: z.strictObject({ compression: z.literal('gzip') }),
      }),
    }),
  }),
  kind('monitoring.coreos.com/v1', 'PodMonitor', {
    spec: z.strictObject({
      selector: z.strictObject({ matchLabels: labels }),
      podMetricsEndpoints: z
        .array(
          z.strictObject({
            port: z.literal('http'),
            path: z.literal('/metrics'),
            interval: z.string().regex(/^\d+s$/),
            authorization: z.strictObject({ type: z.literal('Bearer'), credentials: secretKey }).optional(),
            relabelings: z.array(z.strictObject({ sourceLabels: z.array(text), targetLabel: text })),
          }),
        )
        .nonempty(),
    }),
  }),
] as const;
