import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import type { ParsedInput } from '@hilltop/platform/outcome/parse-input';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SaveContentResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { houseInput, mediaInput, questionsInput, testimonialsInput } from '../section.input.js';
import { ShowContent } from '../show-content/show-content.js';
import { type NewSection, SaveSection } from './save-section.js';

@Resolver()
export class SaveSectionResolver {
  constructor(
    private readonly saveSection: SaveSection,
    private readonly showContent: ShowContent,
  ) {}

  @Mutation('saveHouseDetails')
  house(@Args('version') version: number, @Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity) {
    return this.save(parseInput(houseInput, input), { name: 'house', version, action: 'saveHouseDetails' }, staff);
  }

  @Mutation('saveTestimonials')
  testimonials(@Args('version') version: number, @Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity) {
    const parsed = parseInput(testimonialsInput, input);
    return this.save(parsed, { name: 'testimonials', version, action: 'saveTestimonials' }, staff);
  }

  @Mutation('saveMedia')
  media(@Args('version') version: number, @Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity) {
    return this.save(parseInput(mediaInput, input), { name: 'media', version, action: 'saveMedia' }, staff);
  }

  @Mutation('saveQuestions')
  questions(@Args('version') version: number, @Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity) {
    return this.save(parseInput(questionsInput, input), { name: 'questions', version, action: 'saveQuestions' }, staff);
  }

  private async save(
    parsed: ParsedInput<object>,
    section: Omit<NewSection, 'body'>,
    staff: StaffIdentity,
  ): Promise<SaveContentResult> {
    if (!parsed.ok) return parsed.refusal;
    const isSaved = await this.saveSection.execute({ ...section, body: parsed.value }, staff);
    const content = await this.showContent.execute();
    return isSaved ? { __typename: 'ContentSaved', content } : refuse.ContentChangedMeanwhile({ current: content });
  }
}
