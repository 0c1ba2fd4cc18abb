import { Module } from '@nestjs/common';
import { ErasureViews } from './erasure-views.js';
import { ListErasuresResolver } from './list-erasures/list-erasures.resolver.js';
import { NoteReportWhenPersonErased } from './note-report-when-person-erased.js';
import { RequestErasure } from './request-erasure/request-erasure.js';
import { RequestErasureResolver } from './request-erasure/request-erasure.resolver.js';

@Module({
  providers: [ErasureViews, ListErasuresResolver, NoteReportWhenPersonErased, RequestErasure, RequestErasureResolver],
})
export class ErasuresModule {}
