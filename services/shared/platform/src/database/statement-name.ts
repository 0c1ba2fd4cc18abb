const verb = /^\s*(?:--.*\n\s*)*(\w+)/;
const changed = /\b(?:INTO|UPDATE)\s+"?(\w+)/;
/** Not `extract(epoch FROM …)`, and no function or subquery. */
const read = /(?<!\bepoch )\bFROM\s+(?:ONLY\s+)?"?(\w+)\b(?!"?\s*\()/;

/**
 * What a statement is called in metrics and traces: the name of a prepared one, for others the verb and the first table, e.g.
 * `SELECT bookings`. It never contains values, and there are as many as the code has statements.
 */
export function statementName(statement: unknown): string {
  if (typeof statement === 'string') return verbAndTable(statement);
  const { name, text } = (statement ?? {}) as { readonly name?: unknown; readonly text?: unknown };
  if (typeof name === 'string') return name;
  return typeof text === 'string' ? verbAndTable(text) : 'other';
}

function verbAndTable(text: string): string {
  const operation = verb.exec(text)?.[1]?.toUpperCase() ?? 'other';
  const target = (read.exec(text) ?? changed.exec(text))?.[1];
  return target === undefined ? operation : `${operation} ${target}`;
}
