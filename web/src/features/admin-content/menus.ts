import type { StaffMenusQuery } from '../../generated/staff-operations.js';

/** A restaurant with its dishes, as managers edit them. */
export type StaffMenu = NonNullable<StaffMenusQuery['foodService']>['menus'][number];
export type Dish = StaffMenu['items'][number];
