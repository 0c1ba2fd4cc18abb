import { getMetadataArgsStorage } from 'typeorm';

/** The columns for an INSERT. Only these are named, so that an older or newer table keeps the defaults of its other columns. */
export function columnNames(entity: abstract new () => object): string {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  const written = columns.filter(({ options }) => options.insert !== false);
  return written.map(({ options, propertyName }) => options.name ?? propertyName).join(', ');
}
