import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type {
  GroupFileResult,
  GroupFile as GroupFileView,
  GroupOfFile,
  MutationKeepGroupFileArgs,
  MutationRemoveGroupFileArgs,
  QueryGroupOfFileArgs,
} from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import type { Group } from '../group.entity.js';
import { GroupViews, type StoredGroupView } from '../group.view.js';
import { GroupFile } from '../group-file.entity.js';
import { fileView, GroupFiles } from '../group-files.js';
import { GroupsRepository } from '../groups.repository.js';
import { Organization } from '../organization.entity.js';
import { GroupLinks } from '../organizer/group-links.js';
import { VenueDays } from '../venue-days.js';

/** Which files groups have: media asks before it takes one and tells when it has it, staff see and remove them. */
@Resolver('Group')
export class GroupFilesResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: GroupFiles,
    private readonly groups: GroupsRepository,
    private readonly links: GroupLinks,
    private readonly views: GroupViews,
    private readonly days: VenueDays,
  ) {}

  @ResolveField('files')
  async of(@Parent() { id }: StoredGroupView): Promise<GroupFileView[]> {
    return (await this.files.of(id)).map(fileView);
  }

  @Query('groupOfFile')
  async group(@Args() { token, id }: QueryGroupOfFileArgs): Promise<GroupOfFile | null> {
    const group = token ? await this.links.open(token) : id && isUuid(id) ? await this.groups.find(id) : null;
    if (!group || group.organizerEmail === '') return null;
    const { id: groupId, number } = group;
    return { __typename: 'GroupOfFile', id: groupId, number, isFull: await this.files.isFull(groupId) };
  }

  @Query('keptGroupFiles')
  async kept(@Args('names') names: string[]): Promise<string[]> {
    return this.files.known(names);
  }

  /** For whom the house gives its W-9 out: organizers, and who pays a bill. */
  @Query('w9OfLink')
  async w9OfLink(@Args('token') token: string): Promise<string | null> {
    const isLink = this.links.billOf(token) !== undefined || (await this.links.open(token)) !== null;
    return isLink ? ((await this.files.w9())?.name ?? null) : null;
  }

  @Query('houseW9')
  async w9(): Promise<GroupFileView | null> {
    const file = await this.files.w9();
    return file && fileView(file);
  }

  @Mutation('keepGroupFile')
  async keep(@Args() { file }: MutationKeepGroupFileArgs): Promise<boolean> {
    const { name, kind, bytes, groupId = null, staffId = null } = file;
    return this.files.keep({ name, kind, bytes, groupId, staffId });
  }

  @Mutation('removeGroupFile')
  async remove(
    @Args() { id, name }: MutationRemoveGroupFileArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<GroupFileResult> {
    const group = isUuid(id) ? await this.groups.find(id) : null;
    if (!group) return refuse.GroupNotFound();
    const message = await this.keptFor(group, name);
    if (message) return invalidInput([{ field: 'name', message }]);
    await inTransaction(this.dataSource, async (manager) => {
      await manager.delete(GroupFile, { name, groupId: id });
      await this.groups.recordAction(manager, group, { action: 'removeGroupFile', staff, after: { file: name } });
    });
    this.groups.wake();
    return this.views.view(group);
  }

  /** Why a file stays; undefined for one that can go. */
  private async keptFor({ id: groupId }: Group, name: string): Promise<string | undefined> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(GroupFile, { name, groupId }))) return 'There is no such file';
    const exempt = await manager.findOneBy(Organization, { exemptFile: name });
    const isUsed = exempt?.exemptUntil != null && exempt.exemptUntil >= this.days.today();
    return isUsed ? 'Its organization is exempt by this certificate' : undefined;
  }
}
