import { getMetadataArgsStorage } from 'typeorm';

type AnyClass = abstract new () => object;

/** An INSERT names them, so that an older replica leaves new columns at their defaults and a later release can drop unwritten ones. */
export function columnNames(entity: AnyClass): string {
  const columns = getMetadataArgsStorage().filterColumns(withParents(entity));
  const written = columns.filter(({ options }) => options.insert !== false);
  return written.map(({ options, propertyName }) => options.name ?? propertyName).join(', ');
}

/** The class and those that it extends: each has columns of its own. */
function withParents(entity: AnyClass): AnyClass[] {
  const parent = Object.getPrototypeOf(entity);
  return parent === Function.prototype ? [entity] : [entity, ...withParents(parent as AnyClass)];
}
