import { type InvalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type {
  GroupPart,
  MutationBookGroupVisitArgs,
  MutationChangeGroupVisitArgs,
  MutationHoldGroupVisitArgs,
  MutationReleaseGroupVisitArgs,
} from '../generated/schema-types.js';
import { ArrangeGroup, type ArrangeRefusal } from './arrange-group.js';
import { bookGroupInput, changeGroupInput, groupInput, holdGroupInput } from './group.input.js';
import { GroupVisitViews, type StoredGroupVisit } from './group-visit.view.js';

type Answer = StoredGroupVisit | ArrangeRefusal | InvalidInput;

const whose = { group: groupInput };
const holdOrder = z.object({ ...whose, input: holdGroupInput });
const changeOrder = z.object({ ...whose, input: changeGroupInput });
const bookOrder = bookGroupInput.extend(whose);
const releaseOrder = z.object(whose);

/** For the service that has the terms and the money of groups. */
@Resolver('GroupVisit')
export class GroupVisitsResolver {
  constructor(
    private readonly arrange: ArrangeGroup,
    private readonly views: GroupVisitViews,
  ) {}

  @Mutation('holdGroupVisit')
  hold(@Args() given: MutationHoldGroupVisitArgs): Promise<Answer> {
    return this.answer(holdOrder, given, ({ group, input }) => this.arrange.hold(group, input));
  }

  @Mutation('bookGroupVisit')
  book(@Args() given: MutationBookGroupVisitArgs): Promise<Answer> {
    return this.answer(bookOrder, given, ({ group, ...request }) => this.arrange.book(group, request));
  }

  @Mutation('changeGroupVisit')
  change(@Args() given: MutationChangeGroupVisitArgs): Promise<Answer> {
    return this.answer(changeOrder, given, ({ group, input }) => this.arrange.change(group, input));
  }

  @Mutation('releaseGroupVisit')
  release(@Args() given: MutationReleaseGroupVisitArgs): Promise<Answer> {
    return this.answer(releaseOrder, given, ({ group }) => this.arrange.release(group));
  }

  @Query('groupVisit')
  async show(@Args('groupId') groupId: string): Promise<StoredGroupVisit | null> {
    return isUuid(groupId) ? this.views.of(groupId.toLowerCase()) : null;
  }

  @ResolveField('givenUp')
  givenUp(@Parent() { id }: StoredGroupVisit): Promise<GroupPart[]> {
    return this.views.givenUp(id);
  }

  private async answer<Shape extends z.ZodType<{ readonly group: { readonly id: string } }>>(
    shape: Shape,
    given: unknown,
    act: (order: z.output<Shape>) => Promise<ArrangeRefusal | undefined>,
  ): Promise<Answer> {
    const parsed = parseInput(shape, given);
    if (!parsed.ok) return parsed.refusal;
    const refused = await act(parsed.value);
    if (refused) return refused;
    const visit = await this.views.of(parsed.value.group.id);
    if (!visit) throw new Error('a group whose request was answered has no row');
    return visit;
  }
}
