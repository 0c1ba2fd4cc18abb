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

/** The variables that the platform reads from a service's environment. */
export type ServiceEnvironment = EnvironmentOf<Record<never, never>> & { readonly NATS_URL?: readonly string[] };

/** The context of a one-shot command. */
export interface CommandContext<Own extends Variables = Variables> {
  readonly environment: z.output<z.ZodObject<typeof commandVariables & Own>>;
  /** Not yet connected. */
  readonly dataSource: DataSource;
  readonly logger: Logger;
  /** The arguments after the command's name. */
  readonly argv: readonly string[];
}

/** A one-shot command of a service, e.g. `seed`. */
export interface Command<Own extends Variables = Variables> {
  /** Variables in addition to `DATABASE_URL` and `LOG_LEVEL`. */
  readonly variables?: Own;
  /** @returns the exit code; 0 by default */
  run(context: CommandContext<Own>): Promise<number | undefined>;
}

/** The definition of a service for its commands, tests and tools. */
export interface ServiceDefinition<Own extends Variables = Variables> {
  /** Name of the process, its subgraph and its stream, e.g. `bookings`. */
  readonly name: string;
  /** The schema that it serves: `new URL('../schema.graphql', import.meta.url)`. */
  readonly schema: URL;
  /** Environment variables in addition to those of every service. */
  readonly variables?: Own;
  readonly entities: readonly Type[];
  /** Oldest first. */
  readonly migrations: readonly Type[];
  /**
   * SQL files with functions, in the order of their use: `new URL('./waitlist/offer-freed-seats.sql', import.meta.url)`.
   * `migrate` applies those whose text has changed.
   */
  readonly functions?: readonly URL[];
  /** Whether it publishes events: it has an outbox. */
  readonly publishes?: boolean;
  /** The event of staff actions, for a service with mutations for staff. */
  readonly staffActions?: StaffActionRecorded;
  /** Whether it reacts to events: it has an inbox, and its module imports `InboxModule`. */
  readonly subscribes?: boolean;
  /** What the audit can read of its own tables; those of messaging are added. */
  readonly auditGrants: AuditGrants;
  /** Which of its own rows are deleted or blanked, and when; `retentionRules` adds those of messaging. */
  retention?(environment: EnvironmentOf<Own>): readonly RetentionRule[];
  /** Its Nest module. Only `serve` loads it, so that the other commands start in a third of the time. */
  readonly module: () => Promise<Type>;
  /** Sets up the HTTP server before routes are registered: plugins, timeouts. */
  configureServer?(app: NestFastifyApplication, environment: EnvironmentOf<Own>): Promise<void>;
  /** Its own one-shot commands, loaded when they are called. */
  readonly commands?: Readonly<Record<string, () => Promise<Command>>>;
}

/** Declares a service; `runService` runs it. */
export function defineService<Own extends Variables = Record<never, never>>(
  definition: ServiceDefinition<Own>,
): ServiceDefinition {
  return definition;
}

/** Whether a service needs NATS. */
export function hasEvents({ publishes, subscribes }: Pick<ServiceDefinition, 'publishes' | 'subscribes'>): boolean {
  return publishes === true || subscribes === true;
}

/** Declares a one-shot command, so that `environment` is typed by `variables`. */
export function defineCommand<Own extends Variables = Record<never, never>>(command: Command<Own>): Command {
  return command as unknown as Command;
}
