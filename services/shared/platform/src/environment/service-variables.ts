import type { z } from 'zod';
import {
  countVariable,
  databaseUrlVariable,
  logLevelVariable,
  millisecondsVariable,
  natsUrlVariable,
  portVariable,
  publicKeyListVariable,
  shareVariable,
  textVariable,
  urlVariable,
} from './variables.js';

/** What every process that listens needs. Spread it into the process's own `z.object({ … })`. */
export const serverVariables = {
  PORT: portVariable,
  HOST: textVariable.default('127.0.0.1'),
  LOG_LEVEL: logLevelVariable.default('info'),
  /** Longest time that requests in flight get when the process stops, in milliseconds. */
  SHUTDOWN_GRACE_MS: millisecondsVariable.default(10_000),
  /** How long to go on accepting after readiness has said 503, for balancers that look only now and then, in milliseconds. */
  SHUTDOWN_DELAY_MS: millisecondsVariable.default(0),
  /** Proxies in front whose `X-Forwarded-*` is believed, counted from here; 0 believes nobody. */
  TRUSTED_PROXIES: countVariable(0, 10).default(0),
  /** Base address of an OpenTelemetry collector (OTLP over HTTP); without it no spans are sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: urlVariable.optional(),
  /** Share of the traces that is kept, 0 to 1; all by default. The same for every process. */
  TRACE_RATIO: shareVariable.optional(),
};

/** What every service needs besides: its database, and who may call it. */
export const serviceVariables = {
  ...serverVariables,
  DATABASE_URL: databaseUrlVariable,
  /** Connections to the database that one process may hold. */
  DATABASE_POOL: countVariable(1, 100).default(10),
  /** Public keys of the gateway and of the services that call this one. */
  IDENTITY_PUBLIC_KEYS: publicKeyListVariable,
};

/** What services with events need besides. */
export const messagingVariables = { NATS_URL: natsUrlVariable };

/** What the one-shot commands need. */
export const commandVariables = {
  DATABASE_URL: serviceVariables.DATABASE_URL,
  LOG_LEVEL: serviceVariables.LOG_LEVEL,
};

type Shape = Readonly<Record<string, z.ZodType>>;

/** The part of the environment that `startService` reads. */
export type ServerEnvironment = z.output<z.ZodObject<Omit<typeof serverVariables, 'LOG_LEVEL'>>>;

/** What a service reads: the common variables and its own. */
export type EnvironmentOf<Variables extends Shape> = z.output<z.ZodObject<typeof serviceVariables & Variables>>;

/** Injection token of a service's environment. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');
