import { staffActionRecorded } from '@hilltop/contracts/media/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { type Problem, ProblemError } from '@hilltop/platform/outcome/problem';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import {
  applyDecorators,
  Controller,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Post,
  Req,
  StreamableFile,
  UseGuards,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { GroupOfFileDocument, KeepFileDocument, W9OfLinkDocument } from '../generated/orders-queries.js';
import { BusyError } from '../http/busy-error.js';
import { CallingStaff, IdentityGuard, OnlyFor } from '../http/identity.guard.js';
import { notFound } from '../http/problems.js';
import { receiveFiles } from '../images/store-upload/receive-files.js';
import { TemporaryFiles } from '../images/store-upload/temporary-files.js';
import { refusedFile } from '../images/store-upload/upload-problems.js';
import { ObjectStore } from '../storage/object-store.js';
import { OrdersClient } from './orders-client.js';
import { type FileKind, keyOfFile, typeOfFile } from './private-file.js';
import { MOST_MEGABYTES, type StoredFile, TakeFile } from './take-file.js';

const FIELD = 'file';
/** Requests with a file on the disk. */
const MOST_AT_ONCE = 8;

const KINDS: Readonly<Record<string, FileKind | undefined>> = {
  'purchase-order': 'purchase_order',
  certificate: 'certificate',
};

const tooMany: Problem = {
  name: 'group-files-full',
  status: 409,
  title: 'The group has as many files as it can have.',
  detail: 'A group can have 10 files. Please call us.',
};

/** Whatever a file is, a browser saves it and runs nothing; nothing between keeps it. */
function SavedAlone(): MethodDecorator {
  return applyDecorators(
    Header('x-content-type-options', 'nosniff'),
    Header('content-security-policy', "default-src 'none'; sandbox"),
    Header('cache-control', 'private, no-store'),
  );
}

/** Whose file it is; null for the W-9 of the house. */
type Target = { readonly id: string; readonly number: string } | null;

/** Files that the site never shows (infra/decisions/0400). Orders says who may add one, and which stay. */
@Controller('private-files')
@UseGuards(IdentityGuard)
export class PrivateFilesController {
  private readonly underWay = new Set<string>();

  constructor(
    private readonly orders: OrdersClient,
    private readonly takeFile: TakeFile,
    private readonly store: ObjectStore,
    private readonly files: TemporaryFiles,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By the link of its organizer. */
  @Post('links/:token/:kind')
  @HttpCode(201)
  async addByLink(@Req() request: FastifyRequest, @Param('token') token: string, @Param('kind') kind: string) {
    return this.add(request, await this.groupOf({ token }), KINDS[kind], null);
  }

  @Post('groups/:id/:kind')
  @OnlyFor('desk', 'manager')
  @HttpCode(201)
  async addByStaff(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @Param('kind') kind: string,
    @CallingStaff() staff: StaffIdentity | null,
  ): Promise<StoredFile> {
    return this.add(request, await this.groupOf({ id }), KINDS[kind], staff);
  }

  @Post('w9')
  @OnlyFor('manager')
  @HttpCode(201)
  async addW9(@Req() request: FastifyRequest, @CallingStaff() staff: StaffIdentity | null): Promise<StoredFile> {
    return this.add(request, null, 'w9', staff);
  }

  @Get('links/:token/w9')
  @SavedAlone()
  async w9(@Param('token') token: string): Promise<StreamableFile> {
    const { w9OfLink: name } = await this.orders.read(W9OfLinkDocument, { token });
    if (name === null) throw new ProblemError(notFound);
    return this.read(name, `w-9${name.slice(name.lastIndexOf('.'))}`);
  }

  @Get(':name')
  @SavedAlone()
  @OnlyFor('desk', 'manager')
  async serve(@Param('name') name: string): Promise<StreamableFile> {
    return this.read(name, name);
  }

  /** @throws ProblemError before any of the body is read */
  private async groupOf(by: { token: string } | { id: string }): Promise<NonNullable<Target>> {
    const { groupOfFile: group } = await this.orders.read(GroupOfFileDocument, { token: null, id: null, ...by });
    if (!group) throw new ProblemError(notFound);
    if (group.isFull) throw new ProblemError(tooMany);
    return group;
  }

  private async add(
    request: FastifyRequest,
    target: Target,
    kind: FileKind | undefined,
    staff: StaffIdentity | null,
  ): Promise<StoredFile> {
    if (!kind) throw new ProblemError(notFound);
    const of = target?.id ?? kind;
    if (this.underWay.has(of) || this.underWay.size >= MOST_AT_ONCE) throw new BusyError();
    this.underWay.add(of);
    try {
      const stored = await this.receive(request);
      await this.keep(stored, target, kind, staff);
      return stored;
    } finally {
      this.underWay.delete(of);
    }
  }

  private async receive(request: FastifyRequest): Promise<StoredFile> {
    const options = { field: FIELD, maxFiles: 1, maxBytes: MOST_MEGABYTES * 1024 * 1024 };
    return this.files.whileWorking(async (newPath) => {
      const [file] = await receiveFiles(request, { ...options, newPath });
      const taken = await this.takeFile.execute(file, newPath);
      if ('message' in taken) throw new ProblemError(refusedFile(taken, FIELD));
      return taken;
    });
  }

  /** What orders does not keep, the sweep deletes as well, also after a crash between the two. */
  private async keep(stored: StoredFile, target: Target, kind: FileKind, staff: StaffIdentity | null): Promise<void> {
    const file = { ...stored, kind, groupId: target?.id ?? null, staffId: staff?.id ?? null };
    const { keepGroupFile: isKept } = await this.orders.read(KeepFileDocument, { file });
    if (!isKept) {
      await this.store.remove(keyOfFile(stored.name));
      throw new ProblemError(tooMany);
    }
    if (!staff) return;
    const of = { targetType: 'group', targetId: target?.id ?? kind, targetName: target?.number ?? 'W-9' };
    const action = { staff, action: 'addGroupFile', ...of, before: null, after: { kind, bytes: stored.bytes } };
    const event = staffActionEvent(staffActionRecorded, action, this.clock.now());
    await inTransaction(this.dataSource, (manager) => this.outbox.add(manager, event));
    this.outbox.wake();
  }

  private async read(name: string, savedAs: string): Promise<StreamableFile> {
    const type = typeOfFile(name);
    const bytes = type && (await this.store.open(keyOfFile(name)));
    if (!bytes) throw new ProblemError(notFound);
    return new StreamableFile(bytes, { type, disposition: `attachment; filename="${savedAs}"` });
  }
}
