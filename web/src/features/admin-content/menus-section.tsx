import { useState } from 'react';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { StaffMenusDocument } from '../../generated/staff-operations.js';
import { printedCents, toCents } from '../../lib/money.js';
import { randomUuid } from '../../lib/random-id.js';
import { DishForm } from './dish-form.js';
import { Columns, Rows, Tools } from './item-list.js';
import type { Dish, StaffMenu } from './menus.js';

/** What large parties can order from the restaurants: a list of dishes, and the form of one. */
export function MenusSection() {
  const { data, hasFailed, isLoading, reload } = useAdminQuery(StaffMenusDocument, {});
  const menus = data?.foodService?.menus;
  if (menus !== undefined) return <Menus menus={menus} />;
  if (hasFailed) return <ListFailed label="menus" onRetry={() => void reload()} />;
  return isLoading ? <ListLoading label="menus" /> : null;
}

interface Chosen {
  readonly platform: string;
  readonly id: string;
}

function Menus({ menus }: { readonly menus: readonly StaffMenu[] }) {
  const [chosen, setChosen] = useState<Chosen>();
  const menu = menus.find(({ platform }) => platform === chosen?.platform) ?? menus[0];
  if (menu === undefined) return null;
  const isNew = chosen !== undefined && !menu.items.some(({ id }) => id === chosen.id);
  const dish = isNew ? newDish(chosen.id) : (menu.items.find(({ id }) => id === chosen?.id) ?? menu.items[0]);
  return (
    <Columns>
      <div>
        {menus.map(({ platform, restaurant, items }) => (
          <AdminSection
            key={platform}
            title={`Menu of ${restaurant} (${items.length})`}
            tools={
              <Tools>
                <ToolButton onClick={() => setChosen({ platform, id: randomUuid() })}>Add a dish</ToolButton>
              </Tools>
            }
          >
            <Rows aria-label={`Dishes of ${restaurant}`}>
              {items.map((each) => (
                <li key={each.id}>
                  <button
                    type="button"
                    aria-pressed={menu.platform === platform && each.id === dish?.id}
                    onClick={() => setChosen({ platform, id: each.id })}
                  >
                    <b>{each.name}</b>
                    <small>
                      {printedCents(toCents(each.price))}
                      {each.vegetarian ? ', vegetarian' : ''}. {each.description}
                    </small>
                  </button>
                </li>
              ))}
            </Rows>
          </AdminSection>
        ))}
      </div>
      {dish === undefined ? null : (
        <DishForm
          key={`${menu.platform} ${dish.id}`}
          menu={menu}
          dish={dish}
          onWithdrawn={() => setChosen({ platform: menu.platform, id: menu.items.find(isOther(dish))?.id ?? '' })}
        />
      )}
    </Columns>
  );
}

function isOther({ id }: Dish): (other: Dish) => boolean {
  return (other) => other.id !== id;
}

function newDish(id: string): Dish {
  return { __typename: 'MenuItem', id, name: '', price: '', description: '', vegetarian: false };
}
