import { getMetadataArgsStorage } from 'typeorm';

/** An INSERT names them, so that an older replica leaves new columns at their defaults and a later release can drop unwritten ones. */
export function columnNames(entity: abstract new () => object): string {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  const written = columns.filter(({ options }) => options.insert !== false);
  return written.map(({ options, propertyName }) => options.name ?? propertyName).join(', ');
}
