import { describe, expect, it } from '@jest/globals';
import { withMigration } from './migration-list.ts';

describe('a list of migrations', () => {
  it.each([
    ['[Tours1]', '[Tours1, AddGuide2]'],
    ['[\n  Tours1,\n  Slots1,\n]', '[\n  Tours1,\n  Slots1, AddGuide2\n]'],
  ])('gets one more at its end: %s', (before, after) => {
    const text = (list: string, more = '') =>
      `import { Tours1 } from './migrations/1-tours.js';\n${more}\nexport const MIGRATIONS = ${list};\n`;
    const added = "import { AddGuide2 } from './migrations/2-add-guide.js';\n";
    expect(withMigration(text(before), 'add-guide', 2)).toBe(text(after, added));
  });
});
