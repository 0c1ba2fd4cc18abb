/** Statements of a migration that block others on tables in use. @param text source of its file */
export function blockingStatements(text: string): string[] {
  const [up = ''] = text.split(/\basync down\(/);
  const statements = up.replace(/\s+/g, ' ');
  const isOwn = new Set([...statements.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gi)].map(([, table]) => table));
  const found: string[] = [];
  for (const [statement, , table] of statements.matchAll(/CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)[^;`]*? ON (\w+)/gi)) {
    if (!isOwn.has(table)) found.push(`${statement}: build it CONCURRENTLY`);
  }
  for (const [statement, table, change = ''] of statements.matchAll(/ALTER TABLE (\w+) ([^;`]*)/gi)) {
    if (isOwn.has(table)) continue;
    if (/ADD (CONSTRAINT \S+ )?(CHECK|FOREIGN KEY)\b/i.test(change) && !/NOT VALID/i.test(change)) {
      found.push(`${statement}: add it NOT VALID, and VALIDATE it in another migration`);
    }
    if (/ADD (CONSTRAINT \S+ )?(UNIQUE|PRIMARY KEY|EXCLUDE)\b/i.test(change) && !/USING INDEX/i.test(change)) {
      found.push(`${statement}: build its index CONCURRENTLY first`);
    }
    if (/VALIDATE CONSTRAINT/i.test(change) && /NOT VALID/i.test(statements)) {
      found.push(`${statement}: validate it in another migration`);
    }
    if (/SET NOT NULL|SET DATA TYPE|ALTER COLUMN \S+ TYPE/i.test(change))
      found.push(`${statement}: it reads every row`);
    for (const [column] of change.matchAll(/ADD COLUMN [^,]*/gi)) {
      if (/NOT NULL/i.test(column) && !/DEFAULT/i.test(column)) found.push(`${column.trim()}: it needs a default`);
    }
  }
  return found;
}
