export interface SchemaChange {
  query: string;
  parameters?: unknown[] | undefined;
}

/** `add-guide` at 1795000000000 → `AddGuide1795000000000`: TypeORM orders migrations by the time in their names. */
export function className(name: string, timestamp: number): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}${timestamp}`;
}

function statements(changes: readonly SchemaChange[]): string {
  return changes
    .map(
      ({ query }) =>
        `    await runner.query(\`${query.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\`);`,
    )
    .join('\n');
}

/** A migration class. @param name in kebab case */
export function migrationText(
  name: string,
  timestamp: number,
  { up, down }: { up: readonly SchemaChange[]; down: readonly SchemaChange[] },
): string {
  return `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className(name, timestamp)} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
${statements(up)}
  }

  async down(runner: QueryRunner): Promise<void> {
${statements(down)}
  }
}
`;
}
