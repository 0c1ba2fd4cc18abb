import { Global, Module } from '@nestjs/common';
import { DirectReader } from './direct-reader.js';
import { DirectRoutes } from './direct-routes.js';

/** Reads that one subgraph answers alone. */
@Global()
@Module({ providers: [DirectRoutes, DirectReader], exports: [DirectRoutes, DirectReader] })
export class DirectModule {}
