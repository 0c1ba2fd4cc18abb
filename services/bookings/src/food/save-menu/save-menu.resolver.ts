import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SaveMenuResult } from '../../generated/schema-types.js';
import type { FoodPlatform } from '../menu.js';
import { menuView } from '../menu.view.js';
import { Menus } from '../menus.js';
import { menuInput } from './save-menu.input.js';
import { SaveMenu } from './save-menu.js';

@Resolver()
export class SaveMenuResolver {
  constructor(
    private readonly menus: Menus,
    private readonly saveMenu: SaveMenu,
  ) {}

  @Mutation('saveMenu')
  async save(
    @Args('platform') platform: FoodPlatform,
    @Args('version') version: number,
    @Args('input') input: unknown,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SaveMenuResult> {
    if (platform === 'none') return invalidInput([{ field: 'platform', message: 'Please choose a restaurant' }]);
    const parsed = parseInput(menuInput, input);
    if (!parsed.ok) return parsed.refusal;
    const menu = await this.saveMenu.execute(platform, version, parsed.value, staff);
    if (menu) return { __typename: 'MenuSaved', menu: menuView(menu) };
    const message = 'Someone else has changed this menu. Please check it again before you save.';
    return { __typename: 'MenuChangedMeanwhile', message, current: menuView(await this.menus.of(platform)) };
  }
}
