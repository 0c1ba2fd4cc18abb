import { describe, expect, it } from '@jest/globals';
import { foreignModules } from './own-modules.js';

const root = '/checkout/web';

function script(fileName: string, ...modules: readonly string[]) {
  return { type: 'chunk' as const, fileName, moduleIds: modules.map((module) => `${root}/${module}`) };
}

describe('the modules of another program', () => {
  it.each([
    ['index.html', 'staff/panel/admin-page.tsx'],
    ['index.html', 'generated/staff-operations.ts'],
    ['index.html', 'door/main.tsx'],
    ['staff.html', 'site/routes.tsx'],
    ['staff.html', 'shop/cart/cart-store.ts'],
    ['staff.html', 'house/hill/pages/home/home-page.tsx'],
    ['staff.html', 'generated/operations.ts'],
    ['door.html', 'staff/today/today-tab.tsx'],
  ])('are found in a later script of %s: %s', (page, module) => {
    const files = [script('first.js', 'kit/lib/money.ts'), { type: 'asset' as const }, script('later.js', module)];
    expect(foreignModules(page, root, files)).toEqual([`later.js: ${module}`]);
  });

  it.each([
    ['index.html', ['site/routes.tsx', 'shop/tours/tours-page.tsx', 'house/hill/pages/home/home-page.tsx']],
    ['staff.html', ['staff/main.tsx', 'house/hill/about/texts.ts', 'generated/staff-operations.ts']],
    ['door.html', ['door/main.tsx', 'kit/desk/walk-up-form.tsx', 'generated/door-operations.ts']],
  ])('are not the own ones of %s, nor a package’s', (page, modules) => {
    const packages = script('zod.js', 'node_modules/zod/index.js', '../node_modules/react/index.js');
    expect(foreignModules(page, root, [script('first.js', ...modules), packages])).toEqual([]);
  });

  it('are looked for in a page that is known and has scripts', () => {
    expect(() => foreignModules('other.html', root, [script('first.js', 'kit/a.ts')])).toThrow('other.html');
    expect(() => foreignModules('staff.html', root, [{ type: 'asset' }])).toThrow('no script');
  });
});
