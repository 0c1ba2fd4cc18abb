import { houseVariable } from '@hilltop/house/house-variable';
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
  /** Its names, words and seeds: a folder of `services/shared/house`. */
  HOUSE: houseVariable,
  LOG_LEVEL: logLevelVariable.default('info'),
  /** Grace period for requests in flight at shutdown. */
  SHUTDOWN_GRACE_MS: millisecondsVariable.default(10_000),
  /** How long to accept requests after readiness fails, for load balancers that poll it. */
  SHUTDOWN_DELAY_MS: millisecondsVariable.default(0),
  /** The process ends after this long without a turn of its event loop, to be restarted; 0 never. */
  EVENT_LOOP_LIMIT_MS: millisecondsVariable.default(60_000),
  /** Number of proxies in front, counted from here, whose `X-Forwarded-*` is trusted. */
  TRUSTED_PROXIES: countVariable(0, 10).default(0),
  /** Base address of an OpenTelemetry collector (OTLP over HTTP); no spans are sent without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: urlVariable.optional(),
  /** Sampling rate of traces; all by default. The same for every process. */
  TRACE_RATIO: shareVariable.optional(),
};

export const serviceVariables = {
  ...serverVariables,
  DATABASE_URL: databaseUrlVariable,
  /** Per process. */
  DATABASE_POOL: countVariable(1, 100).default(10),
  /** Public keys of the gateway and of the services that call this one. */
  IDENTITY_PUBLIC_KEYS: publicKeyListVariable,
};

export const messagingVariables = { NATS_URL: natsUrlVariable };

export const commandVariables = {
  DATABASE_URL: serviceVariables.DATABASE_URL,
  HOUSE: serviceVariables.HOUSE,
  LOG_LEVEL: serviceVariables.LOG_LEVEL,
};

type Shape = Readonly<Record<string, z.ZodType>>;

export type ServerEnvironment = z.output<z.ZodObject<Omit<typeof serverVariables, 'LOG_LEVEL'>>>;

export type EnvironmentOf<Variables extends Shape> = z.output<z.ZodObject<typeof serviceVariables & Variables>>;

export const ENVIRONMENT = Symbol('ENVIRONMENT');
