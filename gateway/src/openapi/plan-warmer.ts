import { visitor } from '@hilltop/platform/identity/identity';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { OperationRunner } from '../graphql/operation-runner.js';
import { apiSchema } from '../supergraph/api-schema.js';
import { restOperations } from './rest-routes.js';
import { sampleVariables } from './sample-variables.js';

/** Plans the committed operations before the first request, without calling a subgraph. */
@Injectable()
export class PlanWarmer implements OnApplicationBootstrap {
  constructor(
    private readonly operations: OperationRunner,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const context = { correlationId: 'warm-up', identity: visitor, caller: 'warm-up', planOnly: true } as const;
    for (const operation of restOperations) {
      const variables = sampleVariables(apiSchema, operation.document);
      const { errors } = await this.operations.execute(operation, variables, context);
      if (errors)
        this.logger.error({ operation: operation.name, errors }, 'a committed operation could not be planned');
    }
  }
}
