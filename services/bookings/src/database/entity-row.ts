import type { ObjectLiteral, Repository } from 'typeorm';

/** JSON with column names. */
export function entityRow<Entity extends ObjectLiteral>({ metadata }: Repository<Entity>, entity: Entity): string {
  const columns = metadata.columns.map((column) => [column.databaseName, column.getEntityValue(entity)]);
  return JSON.stringify(Object.fromEntries(columns));
}
