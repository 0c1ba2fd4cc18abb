import { getMetadataArgsStorage } from 'typeorm';

/**
 * The columns of an entity, separated by commas, for an INSERT that names them. A replica that is older than the table then
 * leaves a new column to its default instead of writing NULL.
 */
export function columnNames(entity: abstract new () => object): string {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  return columns.map(({ options, propertyName }) => options.name ?? propertyName).join(', ');
}
