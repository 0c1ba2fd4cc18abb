import { Module } from '@nestjs/common';
import { KeepStaffActionWhenRecorded } from './keep-staff-action-when-recorded.js';
import { ListStaffActionsResolver } from './list-staff-actions.resolver.js';
import { StaffActionRepository } from './staff-action.repository.js';

/** The record of staff actions, with storage and search. */
@Module({ providers: [KeepStaffActionWhenRecorded, StaffActionRepository, ListStaffActionsResolver] })
export class RecordModule {}
