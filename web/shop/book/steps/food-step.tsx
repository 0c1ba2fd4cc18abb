import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { thisHouse } from '#house/about/house.js';
import { BookingFoodServiceDocument } from '../../../generated/operations.js';
import { Button } from '../../../kit/design/controls/button.js';
import { Notice } from '../../../kit/design/marks/notice.js';
import { Text } from '../../../kit/design/type/text.js';
import { SkeletonLine } from '../../../kit/design/waiting/skeleton.js';
import { addressLine } from '../../../kit/document/house-words.js';
import { useHouseDetails } from '../../../kit/document/use-house.js';
import { printedCents } from '../../../kit/lib/money.js';
import { printedTime } from '../../../kit/lib/venue-dates.js';
import { Flow, Side, StepHeading, StepTop, Work } from '../../design/booking-layout.js';
import { FoodMenuList } from '../../food/food-menu-list.js';
import { type FoodService, openMenu, orderOf, padTotal } from '../../food/food-order.js';
import { RestaurantChoice } from '../../food/restaurant-choice.js';
import { HoldExpired } from '../../hold/hold-expired.js';
import { HoldLine } from '../../hold/hold-line.js';
import { PriceChanged } from '../../hold/price-changed.js';
import { shiftTime } from '../../state/shift-time.js';
import { BookingSummary } from '../layout/booking-summary.js';
import { StepActions } from '../layout/step-actions.js';
import type { StepProps } from '../layout/step-props.js';

function deliveryLabel({ minutesBeforeTour }: FoodService, time: string, address: string | undefined): string {
  const delivery = printedTime(shiftTime(time, -minutesBeforeTour));
  const place = address ?? thisHouse.name;
  return t`Delivered at ${delivery}, ${plural(minutesBeforeTour, { one: '# minute', other: '# minutes' })} before the tour, to ${place}.`;
}

/** Step 4, for ten guests or more: a restaurant and dishes, or no food. */
export function FoodStep({ booking, tour, seats }: StepProps) {
  const { state, send, goBack } = booking;
  const house = useHouseDetails();
  const { foodPad, time = '' } = state;
  const { data, loading, error, refetch } = useQuery(BookingFoodServiceDocument, { notifyOnNetworkStatusChange: true });
  const service = data?.foodService ?? undefined;
  const menu = service && openMenu(service, foodPad);
  const total = padTotal(menu, foodPad);
  const isEmpty = menu !== undefined && total === 0;
  const ordered = printedCents(total);
  const isGone = service !== undefined && foodPad.platform !== 'none' && menu === undefined;

  return (
    <Flow
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(service ? { type: 'foodAccepted', order: orderOf(service, foodPad) } : { type: 'foodSkipped' });
      }}
    >
      <Work>
        <StepTop>
          <StepHeading>{t`Food Order`}</StepHeading>
          <HoldLine booking={booking} seats={seats} />
        </StepTop>
        <PriceChanged booking={booking} />
        <HoldExpired booking={booking} seats={seats} />
        {error && !loading ? (
          <Notice tone="refused" title={t`We couldn’t load the menus`} alert>
            <Trans>
              You can go on without food, or{' '}
              <Button kind="second" small onClick={() => void refetch().catch(() => undefined)}>
                Try again
              </Button>
            </Trans>
          </Notice>
        ) : null}
        {service === undefined && loading ? (
          <SkeletonLine width="60%" role="status" aria-label={t`Loading the menus...`} />
        ) : null}
        {isGone ? (
          <Notice title={t`Nothing can be ordered from this restaurant now`}>
            <Trans>Please choose another restaurant, or go on without food.</Trans>
          </Notice>
        ) : null}
        {service === undefined ? null : (
          <RestaurantChoice
            menus={service.menus}
            chosen={menu?.platform ?? 'none'}
            onChoose={(platform) => send({ type: 'restaurantChosen', platform })}
          />
        )}
        {service && menu ? (
          <>
            <FoodMenuList
              menu={menu}
              counts={foodPad.counts}
              onCount={(dish, count) => send({ type: 'dishCounted', dish, count })}
            />
            <Text role="status" figures>
              {isEmpty ? t`Choose at least one dish, or no food.` : t`Food order: ${ordered}`}
            </Text>
            <Text kind="small" soft>
              {deliveryLabel(service, time, house && addressLine(house))}
            </Text>
          </>
        ) : null}
      </Work>
      <Side>
        <BookingSummary state={state} tour={tour} foodCents={total} />
        <StepActions
          onBack={goBack}
          label={menu ? t`Continue` : t`Continue without food`}
          disabled={isEmpty || (service === undefined && loading)}
        />
      </Side>
    </Flow>
  );
}
