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

/** Variables of every process that listens. Spread them into the process's `z.object({ … })`. */
export const serverVariables = {
  PORT: portVariable,
  HOST: textVariable.default('127.0.0.1'),
  LOG_LEVEL: logLevelVariable.default('info'),
  /** Grace period for requests in flight at shutdown, in milliseconds. */
  SHUTDOWN_GRACE_MS: millisecondsVariable.default(10_000),
  /** How long to keep accepting requests after readiness fails, for load balancers that poll it, in milliseconds. */
  SHUTDOWN_DELAY_MS: millisecondsVariable.default(0),
  /** After how long without a turn of its event loop a process ends, to be started again, in milliseconds; 0 is never. */
  EVENT_LOOP_LIMIT_MS: millisecondsVariable.default(60_000),
  /** Number of proxies in front whose `X-Forwarded-*` is trusted, counted from here; 0 trusts none. */
  TRUSTED_PROXIES: countVariable(0, 10).default(0),
  /** Base address of an OpenTelemetry collector (OTLP over HTTP); without it no spans are sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: urlVariable.optional(),
  /** Sampling rate of traces, 0 to 1; all by default. The same for every process. */
  TRACE_RATIO: shareVariable.optional(),
};

/** Additional variables of every service: its database, and its callers' keys. */
export const serviceVariables = {
  ...serverVariables,
  DATABASE_URL: databaseUrlVariable,
  /** Size of the database pool per process. */
  DATABASE_POOL: countVariable(1, 100).default(10),
  /** Public keys of the gateway and of the services that call this one. */
  IDENTITY_PUBLIC_KEYS: publicKeyListVariable,
};

/** Additional variables of services with events. */
export const messagingVariables = { NATS_URL: natsUrlVariable };

/** Variables of the one-shot commands. */
export const commandVariables = {
  DATABASE_URL: serviceVariables.DATABASE_URL,
  LOG_LEVEL: serviceVariables.LOG_LEVEL,
};

type Shape = Readonly<Record<string, z.ZodType>>;

/** The part of the environment that `startService` reads. */
export type ServerEnvironment = z.output<z.ZodObject<Omit<typeof serverVariables, 'LOG_LEVEL'>>>;

/** The environment of a service: the common variables and its own. */
export type EnvironmentOf<Variables extends Shape> = z.output<z.ZodObject<typeof serviceVariables & Variables>>;

/** Injection token of a service's environment. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');
