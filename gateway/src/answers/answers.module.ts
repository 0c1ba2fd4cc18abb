import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { NatsConnection } from '@hilltop/platform/nats/nats-connection';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { ChangeFeed } from './change-feed.js';
import { Generations } from './generations.js';
import { KeptAnswers } from './kept-answers.js';
import { PublicQuestions } from './public-questions.js';

/** What public reads were answered, kept until an event says that it is out of date. */
@Module({})
export class AnswersModule {
  /** @param servers addresses of the bus; without one nothing is kept. The gateway is ready without it, so readiness is not asked. */
  static forRoot(servers: readonly string[] | undefined): DynamicModule {
    const connection: Provider = {
      provide: NatsConnection,
      inject: [LOGGER],
      useFactory: (logger: Logger) => new NatsConnection({ servers: servers ?? [], name: 'gateway', logger }),
    };
    return {
      module: AnswersModule,
      global: true,
      providers: [Generations, ChangeFeed, KeptAnswers, PublicQuestions, ...(servers ? [connection] : [])],
      exports: [Generations, KeptAnswers, PublicQuestions],
    };
  }
}
