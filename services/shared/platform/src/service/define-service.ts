import type { StaffActionRecorded } from '@hilltop/contracts/staff-action';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { AuditGrants } from '../database/grant-to-audit.js';
import type { RetentionRule } from '../database/retention/retention-rule.js';
import type { commandVariables, EnvironmentOf } from '../environment/service-variables.js';
import type { Logger } from '../logging/logger.js';

export type Variables = Readonly<Record<string, z.ZodType>>;

export type ServiceEnvironment = EnvironmentOf<Record<never, never>> & { readonly NATS_URL?: readonly string[] };

export interface CommandContext<Own extends Variables = Variables> {
  readonly environment: z.output<z.ZodObject<typeof commandVariables & Own>>;
  /** Not yet connected. */
  readonly dataSource: DataSource;
  readonly logger: Logger;
  readonly argv: readonly string[];
}

/** A one-shot command, e.g. `seed`. */
export interface Command<Own extends Variables = Variables> {
  /** In addition to `DATABASE_URL`, `HOUSE` and `LOG_LEVEL`. */
  readonly variables?: Own;
  /** @returns the exit code; 0 by default */
  run(context: CommandContext<Own>): Promise<number | undefined>;
}

export interface ServiceDefinition<Own extends Variables = Variables> {
  /** Of the process, its subgraph and its stream, e.g. `bookings`. */
  readonly name: string;
  /** `new URL('../schema.graphql', import.meta.url)`. */
  readonly schema: URL;
  /** In addition to those of every service. */
  readonly variables?: Own;
  readonly entities: readonly Type[];
  /** Oldest first. */
  readonly migrations: readonly Type[];
  /** In the order of their use: `new URL('./waitlist/offer-freed-seats.sql', import.meta.url)`. Applied when the text has changed. */
  readonly functions?: readonly URL[];
  /** It has an outbox. */
  readonly publishes?: boolean;
  /** For a service with mutations for staff. */
  readonly staffActions?: StaffActionRecorded;
  /** It has an inbox, and its module imports `InboxModule`. */
  readonly subscribes?: boolean;
  /** What the audit can read of its own tables. */
  readonly auditGrants: AuditGrants;
  /** Rules of its own tables. */
  retention?(environment: EnvironmentOf<Own>): readonly RetentionRule[];
  /** Only `serve` loads it, so that the other commands start in a third of the time. */
  readonly module: () => Promise<Type>;
  /** Before routes are registered: plugins, timeouts. */
  configureServer?(app: NestFastifyApplication, environment: EnvironmentOf<Own>): Promise<void>;
  /** Loaded when they are called. */
  readonly commands?: Readonly<Record<string, () => Promise<Command>>>;
}

export function defineService<Own extends Variables = Record<never, never>>(
  definition: ServiceDefinition<Own>,
): ServiceDefinition {
  return definition;
}

export function hasEvents({ publishes, subscribes }: Pick<ServiceDefinition, 'publishes' | 'subscribes'>): boolean {
  return publishes === true || subscribes === true;
}

/** Types `environment` by `variables`. */
export function defineCommand<Own extends Variables = Record<never, never>>(command: Command<Own>): Command {
  return command as unknown as Command;
}
