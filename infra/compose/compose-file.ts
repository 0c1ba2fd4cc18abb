import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const reference = /\$\{([A-Z\d_]+)(?:(:?[-?])([^}]*))?\}/g;

/** Variables that a compose file requires, i.e. names with `?`; sorted, each once. */
export function requiredVariables(text: string): string[] {
  const found = [...text.matchAll(reference)].flatMap(([, name = '', operator = '']) =>
    operator.endsWith('?') ? [name] : [],
  );
  return [...new Set(found)].sort();
}

function fill(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(reference, (_, name: string, operator = '', rest = '') => {
    const value = variables[name];
    if (value !== undefined && (value !== '' || !operator.startsWith(':'))) return value;
    if (operator.endsWith('?')) throw new Error(`${name}: ${rest}`);
    return operator.endsWith('-') ? rest : '';
  });
}

function fillAll(value: unknown, variables: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return fill(value, variables);
  if (Array.isArray(value)) return value.map((item) => fillAll(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, variables)]));
}

/** A compose file as the engine sees it: merged, with variables filled in. @throws if a required variable is missing */
export function readCompose(file: string, variables: Readonly<Record<string, string>>): unknown {
  return fillAll(parse(readFileSync(file, 'utf8'), { merge: true }), variables);
}
