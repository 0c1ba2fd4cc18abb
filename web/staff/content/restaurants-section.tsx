import { useState } from 'react';
import {
  MoveRestaurantUpDocument,
  RestoreRestaurantDocument,
  StaffRestaurantsDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useStaffAction } from '../data/use-staff-action.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { Columns, Rows, Tools } from './item-list.js';
import { foodQueries, Menus, type StaffRestaurant } from './menus-section.js';
import { NewRestaurantForm, RestaurantForm } from './restaurant-form.js';
import { WithdrawRestaurant } from './withdraw-restaurant.js';

/** The restaurants that deliver to large parties, and their dishes. */
export function RestaurantsSection() {
  const { data, hasFailed, isLoading, reload } = useAdminQuery(StaffRestaurantsDocument, {});
  const restaurants = data?.restaurants ?? undefined;
  if (restaurants !== undefined) {
    return (
      <>
        <Restaurants restaurants={restaurants} />
        <Menus menus={restaurants.filter(({ withdrawn }) => !withdrawn).map(({ menu }) => menu)} />
      </>
    );
  }
  if (hasFailed) return <ListFailed label="restaurants" onRetry={() => void reload()} />;
  return isLoading ? <ListLoading label="restaurants" /> : null;
}

const NEW = 'new';

function Restaurants({ restaurants }: { readonly restaurants: readonly StaffRestaurant[] }) {
  const [chosen, setChosen] = useState<string>();
  const shown =
    chosen === NEW ? undefined : (restaurants.find(({ platform }) => platform === chosen) ?? restaurants[0]);
  const offered = restaurants.filter(isOffered);
  return (
    <Columns>
      <AdminSection
        title={`Restaurants (${restaurants.length})`}
        tools={
          <Tools>
            <ToolButton onClick={() => setChosen(NEW)}>Add a restaurant</ToolButton>
          </Tools>
        }
      >
        {offered.length === 0 ? (
          <AdminSectionBody>
            <p>No restaurants: visitors are not asked about food.</p>
          </AdminSectionBody>
        ) : null}
        <Rows aria-label="Restaurants">
          {restaurants.map((restaurant) => (
            <li key={restaurant.platform}>
              <button type="button" aria-pressed={restaurant === shown} onClick={() => setChosen(restaurant.platform)}>
                <b>{restaurant.name}</b>
                <small>{factsOf(restaurant)}</small>
              </button>
            </li>
          ))}
        </Rows>
      </AdminSection>
      {chosen === NEW ? <NewRestaurantForm onAdded={setChosen} /> : null}
      {shown === undefined ? null : (
        <RestaurantForm
          key={shown.platform}
          restaurant={shown}
          more={
            <Actions
              restaurant={shown}
              isFirst={shown === restaurants[0]}
              isLast={offered.length === 1 && offered[0] === shown}
              onMove={() => setChosen(shown.platform)}
            />
          }
        />
      )}
    </Columns>
  );
}

/** Whether parties can choose it. */
function isOffered({ withdrawn, menu }: StaffRestaurant): boolean {
  return !withdrawn && menu.items.length > 0;
}

function factsOf({ phone, distance, withdrawn, menu }: StaffRestaurant): string {
  const { length } = menu.items;
  const dishes = `${length} ${length === 1 ? 'dish' : 'dishes'}`;
  return [withdrawn ? 'Withdrawn' : undefined, dishes, phone, distance].filter(Boolean).join(', ');
}

interface ActionsProps {
  readonly restaurant: StaffRestaurant;
  readonly isFirst: boolean;
  /** Whether it is the only one that parties can choose. */
  readonly isLast: boolean;
  readonly onMove: () => void;
}

function Actions({ restaurant, isFirst, isLast, onMove }: ActionsProps) {
  const { name, platform, version, withdrawn } = restaurant;
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const options = { queries: foodQueries, made: 'RestaurantChanged', failed: 'The server did not answer.' } as const;
  const move = useStaffAction(MoveRestaurantUpDocument, {
    ...options,
    done: () => ({ title: 'Moved up', text: `${name} is listed before the one that was before it.` }),
  });
  const restore = useStaffAction(RestoreRestaurantDocument, {
    ...options,
    done: () => ({ title: 'Restored', text: `Parties can order from ${name} again.` }),
  });
  return (
    <>
      <ToolButton
        disabled={isFirst}
        busy={move.isBusy}
        onClick={() => {
          onMove();
          void move.act({ platform, version });
        }}
      >
        Move up
      </ToolButton>
      {withdrawn ? (
        <ToolButton busy={restore.isBusy} onClick={() => void restore.act({ platform, version })}>
          Restore
        </ToolButton>
      ) : (
        <ToolButton onClick={() => setIsWithdrawing(true)}>Withdraw</ToolButton>
      )}
      {isWithdrawing ? (
        <WithdrawRestaurant restaurant={restaurant} isLast={isLast} onClose={() => setIsWithdrawing(false)} />
      ) : null}
    </>
  );
}
