import { type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql';
import type { DataSource } from 'typeorm';

/** What becomes of each column that can hold what somebody typed: text, lists of text, JSON. */
export interface PersonalColumns {
  /** Without it, the service stores nothing of visitors. */
  readonly personalData?: readonly { readonly table: string; readonly blank?: string }[];
  /** The operation that exports what is stored of a visitor. */
  readonly exportOperation?: string;
  /**
   * Where the operation has a table's columns, e.g. `{ bookings: 'bookingsByEmail' }`; one column under another name as `table.column`,
   * under several where it belongs to what more than one of them finds.
   */
  readonly exportedAt?: Readonly<Record<string, string | readonly string[]>>;
  /** Columns that stay or are not exported, as `table.column` or `table.*`, with the reason. */
  readonly harmless: Readonly<Record<string, string>>;
  /** Erased columns that the export leaves out, as `table.column`, with the reason. */
  readonly notExported?: Readonly<Record<string, string>>;
}

/** They carry ids and hashes only (no-personal-data.int.test.ts). */
const ofThePlatform = ['migrations', 'outbox', 'inbox', 'dead_letters'];

const TEXT_COLUMNS = `
  SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
  JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
    AND udt_name IN ('text', '_text', 'varchar', '_varchar', 'bpchar', 'json', 'jsonb', 'bytea')
  ORDER BY 1, 2`;

/** Dotted paths of an operation's fields. */
function pathsOf(selections: SelectionSetNode | undefined, before = ''): string[] {
  const fields = selections?.selections.filter((node): node is FieldNode => node.kind === Kind.FIELD) ?? [];
  return fields.flatMap(({ name, selectionSet }) => [
    `${before}${name.value}`,
    ...pathsOf(selectionSet, `${before}${name.value}.`),
  ]);
}

const camelCase = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** One sentence per fault: a column that holds text is erased and exported, or it is listed with the reason. */
export async function forgottenColumns(dataSource: DataSource, told: PersonalColumns): Promise<string[]> {
  const { personalData = [], exportOperation = '{ __typename }', exportedAt = {}, harmless, notExported = {} } = told;
  const columns = await dataSource.query<{ table: string; column: string }[]>(TEXT_COLUMNS);
  const exported = new Set(
    parse(exportOperation).definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? pathsOf(node.selectionSet) : [],
    ),
  );
  const isErased = (table: string, column: string): boolean =>
    personalData.some(
      (rows) => rows.table === table && (!rows.blank || new RegExp(`(^|,\\s*)${column} = `).test(rows.blank)),
    );
  const faults = columns
    .filter(({ table }) => !ofThePlatform.includes(table) && !(`${table}.*` in harmless))
    .flatMap(({ table, column }) => {
      const name = `${table}.${column}`;
      const fields = [exportedAt[name] ?? `${exportedAt[table] ?? 'a query'}.${camelCase(column)}`].flat();
      if (name in harmless) return isErased(table, column) ? [`${name} is erased, and listed as harmless`] : [];
      if (!isErased(table, column))
        return [`${name} survives an erasure: blank it in personal-data.ts, or list it as harmless`];
      if (name in notExported) return [];
      return fields
        .filter((field) => !exported.has(field))
        .map((field) => `${name} is missing in the export: ask for ${field} in personal-data.graphql`);
    });
  const known = new Set(columns.flatMap(({ table, column }) => [`${table}.${column}`, `${table}.*`]));
  const gone = [...Object.keys(harmless), ...Object.keys(notExported)].filter((name) => !known.has(name));
  return [...faults, ...gone.map((name) => `${name} is listed, and there is no such column`)];
}
