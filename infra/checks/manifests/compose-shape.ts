import { z } from 'zod';

/** Of the compose specification what docker-compose.yml uses, and not a key more: a slip of the pen is not ignored. */
const text = z.string().min(1);
const seconds = z.string().regex(/^\d+s$/);
const size = z.string().regex(/^\d+[mg]b?$/);

const service = z.strictObject({
  image: text.regex(/^[a-z\d./-]+:(?!latest$)[\w.-]+$/, 'must be an image with a version'),
  build: z.strictObject({ context: text, dockerfile: text, args: z.record(z.string(), text) }).optional(),
  command: z.array(text).optional(),
  environment: z.record(z.string().regex(/^[A-Z][A-Z\d_]*$/), z.string()).optional(),
  restart: z.enum(['no', 'unless-stopped']),
  read_only: z.literal(true).optional(),
  cap_drop: z.tuple([z.literal('ALL')]).optional(),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]).optional(),
  stop_grace_period: seconds.optional(),
  tmpfs: z.array(z.string().regex(/^\/tmp(:size=\d+g)?$/)).optional(),
  shm_size: size.optional(),
  networks: z.array(z.enum(['inside', 'outside', 'state'])).nonempty(),
  ports: z.array(z.string().regex(/^(127\.0\.0\.1:)?\d+:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^(\.\/[\w./-]+:[\w./-]+:ro|[a-z\d]+:\/[\w/]+)$/)).optional(),
  secrets: z.array(text).optional(),
  profiles: z.tuple([z.literal('demo')]).optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully', 'service_started']) }),
    )
    .optional(),
  healthcheck: z
    .union([
      z.strictObject({
        test: z.tuple([z.literal('CMD')], text),
        interval: seconds,
        timeout: seconds,
        retries: z.int().positive(),
      }),
      // For an image that has one, in a process that nobody calls.
      z.strictObject({ disable: z.literal(true) }),
    ])
    .optional(),
  logging: z.strictObject({
    driver: z.literal('json-file'),
    options: z.strictObject({ 'max-size': size, 'max-file': z.string().regex(/^\d+$/) }),
  }),
});

const extensions = { 'x-process': z.unknown(), 'x-job': z.unknown(), 'x-variables': z.unknown() };

export const composeShape = z.strictObject({
  ...extensions,
  name: z.literal('hilltop'),
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.strictObject({ internal: z.literal(true).optional() })),
  secrets: z.record(z.string(), z.strictObject({ environment: text })),
  volumes: z.record(z.string(), z.strictObject({})),
});

export type ComposeFile = z.output<typeof composeShape>;
export type ComposeService = ComposeFile['services'][string];
