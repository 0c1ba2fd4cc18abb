import { useState } from 'react';
import {
  type MenuItemInput,
  SaveMenuDocument,
  StaffMenusDocument,
  StaffRestaurantsDocument,
  type StaffRestaurantsQuery,
} from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { randomUuid } from '../../kit/lib/random-id.js';
import { Confirmation } from '../forms/confirmation.js';
import { SpanishFields } from '../forms/spanish-fields.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { Columns, Rows, Tools } from './item-list.js';
import { fieldAt, useSectionForm } from './use-section-form.js';

export type StaffRestaurant = NonNullable<StaffRestaurantsQuery['restaurants']>[number];
type StaffMenu = StaffRestaurant['menu'];
type Dish = StaffMenu['items'][number];

/** Managers' list, and what the desk can order. */
export const foodQueries = [StaffRestaurantsDocument, StaffMenusDocument];

interface DishFormProps {
  readonly menu: StaffMenu;
  readonly dish: Dish;
  readonly onWithdrawn: () => void;
}

function inputOf({ id, name, price, description, vegetarian, nameEs, descriptionEs }: Dish) {
  const spanish = { nameEs: nameEs ?? '', descriptionEs: descriptionEs ?? '' };
  return { id, name, price, description, ...spanish, vegetarian } satisfies MenuItemInput;
}

/** One dish. It is saved with its whole menu. */
function DishForm({ menu, dish, onWithdrawn }: DishFormProps) {
  const draft = inputOf(dish);
  const { id: _, ...shown } = draft;
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const items = menu.items.map(inputOf);
  const at = items.findIndex(({ id }) => id === dish.id);
  const isNew = at < 0;
  const place = isNew ? items.length : at;
  const menuOf = (input: MenuItemInput[]) => ({ platform: menu.platform, version: menu.version, input });
  const { form, save, ...sending } = useSectionForm({
    keptAs: isNew ? `new dish of ${menu.platform}` : `dish ${dish.id}`,
    document: SaveMenuDocument,
    version: menu.version,
    draft,
    follows: true,
    fieldOf: fieldAt(place, shown),
    variablesOf: (typed) => menuOf(items.toSpliced(place, isNew ? 0 : 1, typed)),
    queries: foodQueries,
  });
  const moveUp = (): Promise<boolean> => save(menuOf(items.toSpliced(place, 1).toSpliced(place - 1, 0, draft)));
  const withdraw = async (): Promise<undefined> => {
    if (await save(menuOf(items.toSpliced(place, 1)))) onWithdrawn();
  };
  return (
    <AdminSection title={isNew ? `New dish of ${menu.restaurant}` : dish.name}>
      <AdminSectionBody>
        <StaffForm
          of={sending}
          aria-label="Dish"
          button="Save dish"
          more={
            isNew ? null : (
              <>
                <ToolButton disabled={place === 0} onClick={() => void moveUp()}>
                  Move up
                </ToolButton>
                <ToolButton disabled={items.length === 1} onClick={() => setIsWithdrawing(true)}>
                  Withdraw
                </ToolButton>
              </>
            )
          }
        >
          <FieldPair>
            <TextField label="Name" {...fieldProps(form, 'name')} />
            <TextField label="Price in dollars" inputMode="decimal" {...fieldProps(form, 'price')} />
          </FieldPair>
          <TextField label="Description" {...fieldProps(form, 'description')} />
          <CheckboxField
            label="Vegetarian"
            hint="Without meat and fish. Parties see it next to the name."
            {...form.register('vegetarian')}
          />
          <SpanishFields
            form={form}
            fields={[
              { name: 'nameEs', label: 'Name' },
              { name: 'descriptionEs', label: 'Description' },
            ]}
          />
          <p>Food that was ordered keeps its names and its total.</p>
        </StaffForm>
        {isWithdrawing ? (
          <Confirmation
            title={`Withdraw ${dish.name}?`}
            action="Withdraw the dish"
            busyAction="Withdrawing..."
            onConfirm={withdraw}
            onClose={() => setIsWithdrawing(false)}
          >
            <p>Parties can no longer order it. Those that have ordered it get it.</p>
          </Confirmation>
        ) : null}
      </AdminSectionBody>
    </AdminSection>
  );
}

interface Chosen {
  readonly platform: string;
  readonly id: string;
}

/** Dishes of the restaurants: a list of each, and a form for one. */
export function Menus({ menus }: { readonly menus: readonly StaffMenu[] }) {
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
            {items.length === 0 ? (
              <AdminSectionBody>
                <p>No dishes: parties cannot choose this restaurant before it has one.</p>
              </AdminSectionBody>
            ) : null}
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
  const texts = { name: '', description: '', nameEs: null, descriptionEs: null };
  return { __typename: 'MenuItem', id, ...texts, price: '', vegetarian: false };
}
