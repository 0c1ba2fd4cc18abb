import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';
import type { Menu, Restaurant } from './menu.js';

const MENUS = { name: 'menus', readOnly: true, text: 'SELECT platform, version, items FROM menus ORDER BY platform' };

@Injectable()
export class Menus {
  constructor(private readonly statements: PreparedStatements) {}

  all(): Promise<readonly Menu[]> {
    return this.statements.run<Menu>(MENUS, []);
  }

  async of(restaurant: Restaurant): Promise<Menu> {
    const menu = (await this.all()).find(({ platform }) => platform === restaurant);
    if (!menu) throw new Error(`there is no menu of ${restaurant}`);
    return menu;
  }
}
