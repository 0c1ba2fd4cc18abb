import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';
import type { Menu } from '../menu.js';
import type { StoredRestaurant } from './restaurant.entity.js';

export interface Restaurant extends Omit<StoredRestaurant, 'position'> {
  readonly menu: Menu;
}

type Row = Omit<StoredRestaurant, 'position'> & {
  readonly menuVersion: number;
  readonly items: Menu['items'];
};

const RESTAURANTS = {
  name: 'restaurants',
  readOnly: true,
  text: `SELECT code, name, phone, order_url AS "orderUrl", distance, kitchen_note AS "kitchenNote", r.version,
      withdrawn_at AS "withdrawnAt", m.version AS "menuVersion", items
    FROM restaurants r JOIN menus m ON m.platform = r.code ORDER BY position, code`,
};

@Injectable()
export class Restaurants {
  constructor(private readonly statements: PreparedStatements) {}

  /** With those that are withdrawn, in the order of the lists. */
  async all(): Promise<readonly Restaurant[]> {
    const rows = await this.statements.run<Row>(RESTAURANTS, []);
    return rows.map(({ menuVersion, items, ...restaurant }) => {
      const { code: platform, name } = restaurant;
      return { ...restaurant, menu: { platform, restaurant: name, version: menuVersion, items } };
    });
  }

  async of(code: string): Promise<Restaurant | undefined> {
    return (await this.all()).find((restaurant) => restaurant.code === code);
  }
}

/** Whether parties can order from it now. */
export function isOffered({ withdrawnAt, menu }: Restaurant): boolean {
  return withdrawnAt === null && menu.items.length > 0;
}
