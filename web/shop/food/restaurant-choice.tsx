import { t } from '@lingui/core/macro';
import { styled } from 'styled-components';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { media } from '../../kit/design/media.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import type { FoodMenu } from './food-order.js';

/** A card each; the chosen one has the double hairline. */
const Cards = styled.fieldset`
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  legend { margin-bottom: var(--s-3); font: 600 var(--t-2) / 1.35 var(--ui); }
  > div { background: var(--paper); box-shadow: inset 0 0 0 1px var(--edge); }
  > div:hover { background: var(--hover); }
  > div:has(:checked) { background: var(--raised); box-shadow: inset 0 0 0 1px var(--rule), inset 0 0 0 4px var(--raised), inset 0 0 0 5px var(--rule); }
  label { height: 100%; padding: var(--s-3) var(--s-4); font: 400 var(--t-5) / 1.2 var(--title); }
  label span span { margin-top: 2px; font: 400 var(--t-2) / 1.35 var(--ui); font-variant-numeric: tabular-nums; }
  ${media.fromWide} { grid-template-columns: repeat(3, minmax(0, 1fr)); label { align-items: start; padding-block: var(--s-4); } }
  ${media.forcedColors} { > div { border: 1px solid; } > div:has(:checked) { border: 3px solid Highlight; } }
`;

interface RestaurantChoiceProps {
  readonly menus: readonly FoodMenu[];
  /** Code of a restaurant, or `none`. */
  readonly chosen: string;
  readonly onChoose: (platform: string) => void;
}

const NAMED = 3;

/** "Chicken Sandwich Meal $12.99, Veggie Sub $12.50 and 4 more" */
export function dishesOf({ items }: Pick<FoodMenu, 'items'>): string {
  const named = items.slice(0, NAMED).map(({ name, price }) => [name, printedCents(toCents(price))].join(' '));
  const more = items.length - named.length;
  const dishes = named.join(', ');
  return more > 0 ? t`${dishes} and ${more} more` : dishes;
}

export function RestaurantChoice({ menus, chosen, onChoose }: RestaurantChoiceProps) {
  return (
    <Cards>
      <legend>{t`Which restaurant should bring your food?`}</legend>
      <CheckboxField
        type="radio"
        name="restaurant"
        label={t`No food`}
        hint={t`Nothing will be delivered`}
        checked={chosen === 'none'}
        onChange={() => onChoose('none')}
      />
      {menus.map((menu) => (
        <CheckboxField
          key={menu.platform}
          type="radio"
          name="restaurant"
          label={menu.restaurant}
          hint={dishesOf(menu)}
          checked={chosen === menu.platform}
          onChange={() => onChoose(menu.platform)}
        />
      ))}
    </Cards>
  );
}
