import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { isSameName } from '@hilltop/platform/values/search-form';
import { inSpanish, lineField } from '@hilltop/platform/values/typed-text';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { SaveMenuResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import type { MenuItem } from '../menu.js';
import { menuView } from '../menu.view.js';
import { noSuchRestaurant } from '../restaurants/restaurant-faults.js';
import { Restaurants } from '../restaurants/restaurants.js';
import { SaveMenu } from './save-menu.js';

/** In cents. */
const MAX_DISH_CENTS = 20_000;

const priceCents = amountField('Price', '12.99', { least: 1, most: MAX_DISH_CENTS });

const dish = z
  .object({
    id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'The id can have only letters, digits and hyphens'),
    name: lineField()
      .min(1, 'Name is required')
      .max(60, 'Name can have at most 60 characters')
      // Orders in words are divided at these (`readDishes`).
      .regex(/^[^,;]*$/, 'Name can have no comma or semicolon: orders in words are divided there'),
    price: priceCents,
    description: lineField().min(1, 'Description is required').max(200, 'Description can have at most 200 characters'),
    nameEs: inSpanish('Name', 60).transform((text) => text ?? null),
    descriptionEs: inSpanish('Description', 200).transform((text) => text ?? null),
    vegetarian: z.boolean(),
  })
  .transform(({ price, ...rest }): MenuItem => ({ ...rest, priceCents: price }));

/** The order is that of the menu. */
export const menuInput = z
  .array(dish)
  .min(1, 'A menu needs at least one dish')
  .max(30, 'A menu can have at most 30 dishes')
  .superRefine((items, context) => {
    for (const [place, item] of items.entries()) {
      const earlier = items.slice(0, place);
      const says = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [place, field], message });
      if (earlier.some(({ id }) => id === item.id)) says('id', 'Another dish has this id');
      if (earlier.some(({ name }) => isSameName(name, item.name))) {
        says('name', 'Another dish of this menu has this name');
      }
    }
  });

@Resolver()
export class SaveMenuResolver {
  constructor(
    private readonly restaurants: Restaurants,
    private readonly saveMenu: SaveMenu,
  ) {}

  @Mutation('saveMenu')
  async save(
    @Args('platform') code: string,
    @Args('version') version: number,
    @Args('input') input: unknown,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SaveMenuResult> {
    const parsed = parseInput(menuInput, input);
    if (!parsed.ok) return parsed.refusal;
    const { menu } = (await this.restaurants.of(code)) ?? {};
    if (!menu) return noSuchRestaurant();
    const saved = await this.saveMenu.execute({ ...menu, version }, parsed.value, staff);
    if (saved) return { __typename: 'MenuSaved', menu: menuView(saved) };
    const { menu: current = menu } = (await this.restaurants.of(code)) ?? {};
    return refuse.MenuChangedMeanwhile({ current: menuView(current) });
  }
}
