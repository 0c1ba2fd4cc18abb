import { JobSignal } from '@hilltop/platform/async/job-signal';
import { provideClient, SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { OrdersClient } from './files/orders-client.js';
import { PrivateFilesController } from './files/private-files.controller.js';
import { SweepFilesJob } from './files/sweep-files.job.js';
import { TakeFile } from './files/take-file.js';
import { ProblemFilter } from './http/problem.filter.js';
import { ImageRepository } from './images/image.repository.js';
import { imageQueues } from './images/image-work.js';
import { ImageReferenceResolver } from './images/list-images/image-reference.resolver.js';
import { ListImagesResolver } from './images/list-images/list-images.resolver.js';
import { ImagesOnSale } from './images/purge-removed/images-on-sale.js';
import { PurgeRemovedJob } from './images/purge-removed/purge-removed.job.js';
import { PurgeRemoved } from './images/purge-removed/purge-removed.js';
import { RemoveImageController } from './images/remove-image/remove-image.controller.js';
import { RemoveImage } from './images/remove-image/remove-image.js';
import { MakeAvifJob } from './images/render-width/make-avif.job.js';
import { MakeAvif } from './images/render-width/make-avif.js';
import { RenderWidth } from './images/render-width/render-width.js';
import { RenditionRepository } from './images/render-width/rendition.repository.js';
import { ChooseRepresentation } from './images/serve-image/choose-representation.js';
import { ServeImageController } from './images/serve-image/serve-image.controller.js';
import { StoreImage } from './images/store-upload/store-image.js';
import { TakeUpload } from './images/store-upload/take-upload.js';
import { TemporaryFiles } from './images/store-upload/temporary-files.js';
import { UploadController } from './images/store-upload/upload.controller.js';
import { SweepOrphansJob } from './images/sweep-orphans/sweep-orphans.job.js';
import { SweepOrphans } from './images/sweep-orphans/sweep-orphans.js';
import { ForgetUseWhenProductWithdrawn } from './products/forget-use-when-product-withdrawn.js';
import { NoteUseWhenProductPutOnSaleOrChanged } from './products/note-use-when-product-put-on-sale-or-changed.js';
import { objectStore } from './storage/connect-object-store.js';
import { SUBSCRIPTIONS } from './subscriptions.js';
import { ImageUseRepository } from './uses/image-use.repository.js';

@Module({
  imports: [InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS })],
  controllers: [UploadController, ServeImageController, RemoveImageController, PrivateFilesController],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    ...objectStore,
    ...imageQueues,
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
    provideClient(SubgraphClient, { caller: 'media', audience: 'catalog', urls: 'CATALOG_URLS' }),
    provideClient(OrdersClient, { caller: 'media', audience: 'orders', urls: 'ORDERS_URLS' }),
    TakeFile,
    SweepFilesJob,
    ImagesOnSale,
    PurgeRemoved,
    PurgeRemovedJob,
    SweepOrphans,
    SweepOrphansJob,
    ListImagesResolver,
    ImageReferenceResolver,

    NoteUseWhenProductPutOnSaleOrChanged,
    ForgetUseWhenProductWithdrawn,
  ],
})
export class AppModule {}
