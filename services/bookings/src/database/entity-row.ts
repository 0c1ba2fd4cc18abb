import type { ObjectLiteral, Repository } from 'typeorm';

/** JSON with column names. @param more what is stored in other tables */
export function entityRow<Entity extends ObjectLiteral>(
  { metadata }: Repository<Entity>,
  entity: Entity,
  more: object = {},
): string {
  const columns = metadata.columns.map((column) => [column.databaseName, column.getEntityValue(entity)]);
  return JSON.stringify({ ...Object.fromEntries(columns), ...more });
}
