import { type DynamicModule, Module } from '@nestjs/common';
import type { SubgraphSettings } from './subgraph-settings.js';
import { SUBGRAPHS, Subgraphs } from './subgraphs.js';

/** The connections to the subgraphs, for every part that calls one. */
@Module({})
export class SubgraphsModule {
  static forRoot(subgraphs: readonly SubgraphSettings[]): DynamicModule {
    return {
      module: SubgraphsModule,
      global: true,
      providers: [Subgraphs, { provide: SUBGRAPHS, useValue: subgraphs }],
      exports: [Subgraphs],
    };
  }
}
