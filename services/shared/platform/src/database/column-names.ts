import { getMetadataArgsStorage } from 'typeorm';

/**
 * The columns of an entity, comma-separated, for an INSERT that names them. A replica older than the table then leaves new
 * columns at their defaults instead of writing NULL.
 */
export function columnNames(entity: abstract new () => object): string {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  return columns.map(({ options, propertyName }) => options.name ?? propertyName).join(', ');
}
