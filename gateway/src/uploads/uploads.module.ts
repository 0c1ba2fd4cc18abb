import { Module } from '@nestjs/common';
import { MediaProxy } from './media-proxy.js';

/** What `serve-uploads.ts` needs. */
@Module({ providers: [MediaProxy] })
export class UploadsModule {}
