import { visitor } from '@hilltop/platform/identity/identity';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { type DynamicModule, Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
} from 'graphql';
import { CacheModule } from './cache/cache.module.js';
import { ProblemFilter } from './errors/problem.filter.js';
import type { SupergraphOptions } from './graphql/apollo-server.js';
import { GraphqlModule } from './graphql/graphql.module.js';
import { OperationRunner } from './graphql/operation-runner.js';
import { LimitsModule } from './limits/limits.module.js';
import type { OperationLimits } from './limits/load-shedder.js';
import type { OpenRequestLimits } from './limits/open-requests.js';
import { LiveController } from './live/live.controller.js';
import { LiveStreams } from './live/live-streams.js';
import { restOperations } from './openapi/rest-routes.js';
import { LivePages, SITE, type SiteOptions } from './rendering/live-pages.js';
import { AllowedMethods } from './rest/allowed-methods.js';
import { BillsController } from './rest/bills.controller.js';
import { CalendarController } from './rest/calendar.controller.js';
import { CartController } from './rest/cart.controller.js';
import { ContactController } from './rest/contact.controller.js';
import { DEMO, DemoController } from './rest/demo.controller.js';
import { ForwardingController } from './rest/forwarding.controller.js';
import { ReportsController } from './rest/reports.controller.js';
import { RestAdapter } from './rest/rest-adapter.js';
import { ServiceStatuses } from './rest/service-status.js';
import { StaffController } from './rest/staff.controller.js';
import { StaffStatusController } from './rest/staff-status.controller.js';
import { UnsubscribeEndpoint } from './rest/unsubscribe.endpoint.js';
import { WaitlistFormEndpoint } from './rest/waitlist-form.endpoint.js';
import { SessionModule } from './session/session.module.js';
import { SiteEndpoint } from './site/site-endpoint.js';
import { apiSchema } from './supergraph/api-schema.js';
import type { SubgraphSettings } from './supergraph/subgraph-settings.js';
import { SubgraphsModule } from './supergraph/subgraphs.js';
import { GroupFilesEndpoint } from './uploads/group-files.endpoint.js';
import { MediaProxy } from './uploads/media-proxy.js';
import { UploadEndpoint } from './uploads/upload-endpoint.js';
import { PaymentWebhookEndpoint } from './webhooks/payment-webhook.endpoint.js';

/** Only the required variables, with values of the right type. */
export function sampleVariables(schema: GraphQLSchema, document: DocumentNode): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const definition of getOperationAST(document)?.variableDefinitions ?? []) {
    const type = typeFromAST(schema, definition.type);
    if (type && isNonNullType(type)) variables[definition.variable.name.value] = sample(type as GraphQLInputType);
  }
  return variables;
}

function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, sample(field.type)]));
  }
  return scalars[type.name] ?? '';
}

const scalars: Readonly<Record<string, unknown>> = { Int: 0, Cents: 0, Float: 0, Boolean: false };

/** Plans the committed operations before the first request, without calling a subgraph. */
@Injectable()
class PlanWarmer implements OnApplicationBootstrap {
  constructor(
    private readonly operations: OperationRunner,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const behalf = { identity: visitor, caller: 'warm-up', language: 'en' } as const;
    const context = { ...behalf, correlationId: 'warm-up', planOnly: true } as const;
    for (const operation of restOperations) {
      const variables = sampleVariables(apiSchema, operation.document);
      const { errors } = await this.operations.execute(operation, variables, context);
      if (errors)
        this.logger.error({ operation: operation.name, errors }, 'a committed operation could not be planned');
    }
  }
}

export interface AppOptions extends SupergraphOptions {
  readonly subgraphs: readonly SubgraphSettings[];
  readonly site: SiteOptions;
  readonly operations: OperationLimits;
  readonly openRequests: OpenRequestLimits;
  /** For hashing clients' addresses. */
  readonly callerSecret: string;
  /** NATS; without it no response is cached. */
  readonly natsServers?: readonly string[] | undefined;
  /** Visitors of a demo can sign in with it. */
  readonly demoStaffEmail?: string | undefined;
}

@Module({})
export class AppModule {
  static forRoot(options: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SubgraphsModule.forRoot(options.subgraphs),
        CacheModule.forRoot(options.natsServers),
        SessionModule.forRoot(options.callerSecret),
        LimitsModule.forRoot(options.operations, options.openRequests),
        GraphqlModule.forRoot(options),
      ],
      controllers: [
        ForwardingController,
        BillsController,
        CalendarController,
        CartController,
        ContactController,
        ReportsController,
        StaffController,
        StaffStatusController,
        LiveController,
        DemoController,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: SITE, useValue: options.site },
        { provide: DEMO, useValue: { staffEmail: options.demoStaffEmail ?? null } },
        RestAdapter,
        AllowedMethods,
        PlanWarmer,
        ServiceStatuses,
        LiveStreams,
        MediaProxy,
        UploadEndpoint,
        GroupFilesEndpoint,
        PaymentWebhookEndpoint,
        WaitlistFormEndpoint,
        UnsubscribeEndpoint,
        LivePages,
        SiteEndpoint,
      ],
    };
  }
}
