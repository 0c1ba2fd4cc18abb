import { styled } from 'styled-components';
import { type ChangeFoodInput, StaffMenusDocument } from '../../generated/staff-operations.js';
import { Quantity } from '../../kit/design/controls/quantity.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { countsOf, dishesTotal, type FoodItem, orderedItems } from '../../kit/lib/food-dishes.js';
import { printedCents, toAmount, toCents } from '../../kit/lib/money.js';
import { useAdminQuery } from '../data/use-admin-query.js';

export type Food = Pick<ChangeFoodInput, 'foodOrderPlatform' | 'foodOrderTotal'> & {
  readonly foodItems: readonly FoodItem[];
};

const noFood: Food = { foodOrderPlatform: 'none', foodItems: [], foodOrderTotal: '0.00' };

const Dishes = styled.ul`
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-2) var(--s-4); padding-block: var(--s-2); border-top: 1px solid var(--line); }
  small { color: var(--fg-soft); }
`;

interface FoodFieldsProps {
  readonly food: Food;
  /** Name of the restaurant that the party has ordered from. */
  readonly ordered?: string | null | undefined;
  readonly onFood: (food: Food) => void;
}

/** Whether parties can be asked about food; assumed until it is known. */
export function useHasMenus(): boolean {
  const { data } = useAdminQuery(StaffMenusDocument, {});
  return data?.foodService?.menus.length !== 0;
}

/** The restaurant and dishes of a large party; nothing in a house without restaurants. */
export function FoodFields({ food, ordered, onFood }: FoodFieldsProps) {
  const { data, hasFailed, isLoading, reload } = useAdminQuery(StaffMenusDocument, {});
  const menus = data?.foodService?.menus;
  if (menus === undefined) {
    if (hasFailed) return <ListFailed label="menus" onRetry={() => void reload()} />;
    return isLoading ? <ListLoading label="menus" /> : null;
  }
  const { foodOrderPlatform: chosen } = food;
  const menu = menus.find(({ platform }) => platform === chosen);
  const isGone = chosen !== 'none' && menu === undefined;
  if (menus.length === 0 && !isGone) return null;
  const items = menu?.items ?? [];
  const counts = countsOf(items, food.foodItems);
  const setCount = (dish: string, count: number): void => {
    const changed = { ...counts, [dish]: count };
    const foodOrderTotal = toAmount(dishesTotal(items, changed));
    onFood({ ...food, foodItems: orderedItems(items, changed), foodOrderTotal });
  };
  return (
    <>
      <SelectField
        label="Restaurant"
        value={chosen}
        onChange={({ target }) => {
          onFood({ ...noFood, foodOrderPlatform: target.value });
        }}
      >
        <option value="none">No food</option>
        {isGone ? (
          <option value={chosen}>{ordered ?? chosen}, as ordered. Nothing new can be ordered there</option>
        ) : null}
        {menus.map(({ platform, restaurant }) => (
          <option key={platform} value={platform}>
            {restaurant}
          </option>
        ))}
      </SelectField>
      {menu === undefined ? null : (
        <Dishes aria-label={`Menu of ${menu.restaurant}`}>
          {items.map(({ id, name, price }) => (
            <li key={id}>
              <span>
                {name} <small>{printedCents(toCents(price))}</small>
              </span>
              <Quantity isTyped of={name} value={counts[id] ?? 0} onChange={(count) => setCount(id, count)} />
            </li>
          ))}
        </Dishes>
      )}
      <p role="status">The party pays the restaurant {printedCents(toCents(food.foodOrderTotal ?? '0.00'))}.</p>
    </>
  );
}
