import { getMetadataArgsStorage } from 'typeorm';

/**
 * The columns of an entity, comma-separated, for an INSERT that names them. A replica older than the table then leaves new
 * columns at their defaults instead of writing NULL. What is not inserted is not named, so that a later release can drop it.
 */
export function columnNames(entity: abstract new () => object): string {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  const written = columns.filter(({ options }) => options.insert !== false);
  return written.map(({ options, propertyName }) => options.name ?? propertyName).join(', ');
}
