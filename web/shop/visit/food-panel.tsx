import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { BookingFoodServiceDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { PanelButtons } from '../../kit/design/layout/panel-buttons.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { SkeletonLine } from '../../kit/design/waiting/skeleton.js';
import { countsOf, type FoodItem } from '../../kit/lib/food-dishes.js';
import { printedCents, toAmount } from '../../kit/lib/money.js';
import { FoodMenuList } from '../food/food-menu-list.js';
import { type FoodService, openMenu, orderOf, padTotal } from '../food/food-order.js';
import { RestaurantChoice } from '../food/restaurant-choice.js';
import type { BookingState } from '../state/booking-state.js';
import type { ChangeProps } from './change-props.js';

export function FoodPanel(props: ChangeProps) {
  const { data, loading, refetch } = useQuery(BookingFoodServiceDocument, { notifyOnNetworkStatusChange: true });
  if (data?.foodService) return <Menus {...props} service={data.foodService} />;
  if (loading) return <SkeletonLine width="60%" role="status" aria-label={t`Loading the menus...`} />;
  return (
    <Notice tone="refused" title={t`We couldn’t load the menus`} alert>
      <Button kind="second" small onClick={() => void refetch().catch(() => undefined)}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}

function Menus({ visit, isBusy, change, onLeave, service }: ChangeProps & { readonly service: FoodService }) {
  const [before] = useState(() => padOf(service, visit));
  const [pad, setPad] = useState(before);
  const menu = openMenu(service, pad);
  const order = orderOf(service, pad);
  const food = {
    foodOrderPlatform: order.platform,
    foodItems: order.items,
    foodOrderTotal: toAmount(order.totalCents),
  };
  const isEmpty = menu !== undefined && padTotal(menu, pad) === 0;
  const isSame = pad.platform === before.platform && JSON.stringify(order) === JSON.stringify(orderOf(service, before));
  const isGone = before.platform !== 'none' && openMenu(service, before) === undefined;
  const restaurant = visit.foodOrderRestaurant ?? t`this restaurant`;
  const price = printedCents(order.totalCents);
  return (
    <>
      {isGone ? (
        <Notice title={t`Nothing can be ordered from ${restaurant} now`}>
          <Trans>You get what you ordered, unless you choose something else.</Trans>
        </Notice>
      ) : null}
      <RestaurantChoice
        menus={service.menus}
        chosen={pad.platform}
        onChoose={(platform) => setPad({ platform, counts: {} })}
      />
      {menu === undefined ? null : (
        <FoodMenuList
          menu={menu}
          counts={pad.counts}
          onCount={(dish, count) => setPad({ ...pad, counts: { ...pad.counts, [dish]: count } })}
        />
      )}
      <Text role="status" figures>
        {isEmpty ? t`Choose at least one dish, or no food.` : t`Pay the restaurant: ${price}`}
      </Text>
      <PanelButtons>
        <Button disabled={isEmpty || isSame} busy={isBusy} onClick={() => void change({ food })}>
          {buttonWords(isSame, visit.foodOrderPlatform === 'none')}
        </Button>
        <Button kind="second" onClick={onLeave}>
          <Trans>Leave it as it is</Trans>
        </Button>
      </PanelButtons>
    </>
  );
}

function buttonWords(isSame: boolean, isFirst: boolean): string {
  if (isSame) return isFirst ? t`Choose a restaurant` : t`Nothing to change`;
  return isFirst ? t`Order this food` : t`Change your food order`;
}

interface Ordered {
  readonly foodOrderPlatform: string;
  readonly foodItems?: readonly FoodItem[] | null;
}

/** What a party ordered, as counts to change. */
export function padOf(service: FoodService, visit: Ordered): BookingState['foodPad'] {
  const platform = visit.foodOrderPlatform;
  const items = openMenu(service, { platform, counts: {} })?.items ?? [];
  return { platform, counts: countsOf(items, visit.foodItems ?? []) };
}
