import { saveFile } from '../../lib/save-file.js';

/** Removes what Apollo adds to each object. */
function withoutTypeNames(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { __typename, ...fields } = value as Record<string, unknown>;
  return fields;
}

/** Has the browser save a value as a JSON file. */
export function downloadJson(name: string, value: object): void {
  const text = JSON.stringify(value, withoutTypeNames, 2);
  saveFile(name, new Blob([text], { type: 'application/json' }));
}
