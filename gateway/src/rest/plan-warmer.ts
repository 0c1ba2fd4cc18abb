import { visitor } from '@hilltop/platform/identity/identity';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { apiSchema } from './api-schema.js';
import { OperationRunner } from './operation-runner.js';
import { restOperations } from './rest-operations.js';
import { sampleVariables } from './sample-variables.js';

/** Makes the plans of the committed operations before the first visitor comes, without calling any subgraph. */
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
      if (errors) this.logger.error({ operation: operation.name, errors }, 'an operation of ours cannot be planned');
    }
  }
}
