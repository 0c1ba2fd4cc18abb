import { JobSignal } from '@hilltop/platform/async/job-signal';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { signingKey } from '@hilltop/platform/identity/identity-keys';
import { Module } from '@nestjs/common';
import type { Environment } from '../env.js';
import { StorageModule } from '../storage/storage.module.js';
import { ImageUseRepository } from '../uses/image-use.repository.js';
import { ImageRepository } from './image.repository.js';
import { ImageWorkModule } from './image-work.module.js';
import { ImageReferenceResolver } from './list-images/image-reference.resolver.js';
import { ListImagesResolver } from './list-images/list-images.resolver.js';
import { ImagesOnSale } from './purge-removed/images-on-sale.js';
import { PurgeRemovedJob } from './purge-removed/purge-removed.job.js';
import { PurgeRemoved } from './purge-removed/purge-removed.js';
import { RemoveImageController } from './remove-image/remove-image.controller.js';
import { RemoveImage } from './remove-image/remove-image.js';
import { MakeAvifJob } from './render-width/make-avif.job.js';
import { MakeAvif } from './render-width/make-avif.js';
import { RenderWidth } from './render-width/render-width.js';
import { RenditionRepository } from './render-width/rendition.repository.js';
import { ChooseRepresentation } from './serve-image/choose-representation.js';
import { ServeImageController } from './serve-image/serve-image.controller.js';
import { StoreImage } from './store-upload/store-image.js';
import { TakeUpload } from './store-upload/take-upload.js';
import { TemporaryFiles } from './store-upload/temporary-files.js';
import { UploadController } from './store-upload/upload.controller.js';
import { SweepOrphansJob } from './sweep-orphans/sweep-orphans.job.js';
import { SweepOrphans } from './sweep-orphans/sweep-orphans.js';

@Module({
  imports: [StorageModule, ImageWorkModule],
  controllers: [UploadController, ServeImageController, RemoveImageController],
  providers: [
    ImageRepository,
    ImageUseRepository,
    RenditionRepository,
    TemporaryFiles,
    StoreImage,
    TakeUpload,
    ChooseRepresentation,
    RenderWidth,
    JobSignal,
    MakeAvif,
    MakeAvifJob,
    RemoveImage,
    {
      provide: SubgraphClient,
      inject: [ENVIRONMENT],
      useFactory: ({ CATALOG_URLS: urls, IDENTITY_PRIVATE_KEY }: Environment) =>
        new SubgraphClient({ audience: 'catalog', urls, key: signingKey('media', IDENTITY_PRIVATE_KEY) }),
    },
    ImagesOnSale,
    PurgeRemoved,
    PurgeRemovedJob,
    SweepOrphans,
    SweepOrphansJob,
    ListImagesResolver,
    ImageReferenceResolver,
  ],
  exports: [ImageRepository, ImageUseRepository],
})
export class ImagesModule {}
