import { restaurantChanged } from '@hilltop/contracts/bookings/restaurant-changed';
import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { isSameName } from '@hilltop/platform/values/search-form';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { StoredMenu } from '../menu.entity.js';
import { StoredRestaurant } from '../restaurants/restaurant.entity.js';
import { codeFor } from '../restaurants/restaurant-code.js';
import {
  noSuchRestaurant,
  restaurantIsFirst,
  restaurantNameTaken,
  tooManyRestaurants,
} from '../restaurants/restaurant-faults.js';

/** One change at a time: names are unique, and places follow one another. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('restaurants'))`;

const MAX_RESTAURANTS = 20;

/** What managers write of a restaurant. */
export type RestaurantFacts = Pick<StoredRestaurant, 'name' | 'phone' | 'orderUrl' | 'distance' | 'kitchenNote'>;

/** A restaurant that was read at a version. */
export interface ReadRestaurant {
  readonly code: string;
  readonly version: number;
}

export type RestaurantChange =
  | { readonly action: 'saveRestaurant'; readonly facts: RestaurantFacts }
  | { readonly action: 'withdrawRestaurant' | 'restoreRestaurant' | 'moveRestaurantUp' };

/** The code of the restaurant that was changed. */
export type RestaurantOutcome = { readonly code: string } | InvalidInput;

/** Rows stay for the bookings that name them. */
@Injectable()
export class ChangeRestaurants {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  add(facts: RestaurantFacts, staff: StaffIdentity): Promise<RestaurantOutcome> {
    return this.locked(async (manager, all) => {
      if (all.length >= MAX_RESTAURANTS) return tooManyRestaurants(MAX_RESTAURANTS);
      if (all.some(({ name }) => isSameName(name, facts.name))) return restaurantNameTaken();
      const code = codeFor(
        facts.name,
        all.map((other) => other.code),
      );
      const position = (all.at(-1)?.position ?? 0) + 1;
      const after = Object.assign(new StoredRestaurant(), { code, ...facts, position, version: 1, withdrawnAt: null });
      await manager.insert(StoredRestaurant, after);
      await manager.insert(StoredMenu, { platform: code, version: 1, items: [] });
      await this.tell(manager, 'addRestaurant', undefined, after, staff);
      return { code };
    });
  }

  /** @returns undefined when someone else changed it first */
  change(
    { code, version }: ReadRestaurant,
    change: RestaurantChange,
    staff: StaffIdentity,
  ): Promise<RestaurantOutcome | undefined> {
    return this.locked(async (manager, all) => {
      const at = all.findIndex((other) => other.code === code);
      const before = all[at];
      if (!before) return noSuchRestaurant();
      if (before.version !== version) return undefined;
      const wanted = changed(before, all, change, this.clock.now());
      if ('__typename' in wanted) return wanted;
      const after = Object.assign(new StoredRestaurant(), before, wanted, { version: version + 1 });
      const above = all[at - 1];
      if (above && after.position === above.position) {
        await manager.update(StoredRestaurant, { code: above.code }, { position: before.position });
      }
      await manager.update(StoredRestaurant, { code }, after);
      await this.tell(manager, change.action, before, after, staff);
      return { code };
    });
  }

  private async locked<Outcome>(
    work: (manager: EntityManager, all: readonly StoredRestaurant[]) => Promise<Outcome>,
  ): Promise<Outcome> {
    const outcome = await inTransaction(this.dataSource, async (manager) => {
      await manager.query(LOCK);
      return work(manager, await manager.find(StoredRestaurant, { order: { position: 'ASC', code: 'ASC' } }));
    });
    this.outbox.wake();
    return outcome;
  }

  private async tell(
    manager: EntityManager,
    action: string,
    before: StoredRestaurant | undefined,
    after: StoredRestaurant,
    staff: StaffIdentity,
  ): Promise<void> {
    const now = this.clock.now();
    const { code, name, version } = after;
    const origin = { aggregateId: code, correlationId: correlationId(), now };
    await this.outbox.add(manager, restaurantChanged.create({ ...origin, data: { platform: code, version } }));
    const target = { targetType: 'restaurant', targetId: code, targetName: name };
    const done = { staff, action, ...target, before: before ? recorded(before) : null, after: recorded(after) };
    await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, now));
  }
}

function changed(
  before: StoredRestaurant,
  all: readonly StoredRestaurant[],
  change: RestaurantChange,
  now: Date,
): Partial<StoredRestaurant> | InvalidInput {
  switch (change.action) {
    case 'saveRestaurant': {
      const isTaken = all.some((other) => other !== before && isSameName(other.name, change.facts.name));
      return isTaken ? restaurantNameTaken() : change.facts;
    }
    case 'withdrawRestaurant':
      return { withdrawnAt: before.withdrawnAt ?? now };
    case 'restoreRestaurant':
      return { withdrawnAt: null };
    case 'moveRestaurantUp': {
      const above = all[all.indexOf(before) - 1];
      return above ? { position: above.position } : restaurantIsFirst();
    }
  }
}

function recorded(restaurant: StoredRestaurant): StaffActionFields {
  const { name, phone, orderUrl, distance, kitchenNote, position, withdrawnAt } = restaurant;
  return { name, phone, orderUrl, distance, kitchenNote, place: position, withdrawn: withdrawnAt !== null };
}
