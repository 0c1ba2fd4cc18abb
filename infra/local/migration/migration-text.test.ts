import { describe, expect, it } from '@jest/globals';
import { migrationText } from './migration-text.ts';

describe('the text of a migration', () => {
  const text = migrationText('add-guide', 1795000000000, {
    up: [{ query: 'ALTER TABLE "tours" ADD "guide" text' }, { query: `COMMENT ON TABLE "tours" IS 'a \`b\` \${c}'` }],
    down: [{ query: 'ALTER TABLE "tours" DROP COLUMN "guide"' }],
  });

  it('is a class that TypeORM orders by the time in its name', () => {
    expect(text).toContain('export class AddGuide1795000000000 implements MigrationInterface');
  });

  it('does and undoes in the right method', () => {
    const [up = '', down = ''] = text.split('async down');
    expect(up).toContain('ADD "guide" text');
    expect(down).toContain('DROP COLUMN "guide"');
  });

  it('keeps what means something inside a template', () => {
    expect(text).toContain(String.raw`a \`b\` \${c}`);
  });
});
