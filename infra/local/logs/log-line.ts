/** The object that a JSON log line holds; undefined for any other line. */
export function parseLogLine(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) {
    return undefined;
  }
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The fields of the line `{"msg":"ready", …}` with which every process of ours says that it serves; undefined for any other. */
export function readReadyLine(line: string): Record<string, unknown> | undefined {
  const entry = line.includes('"ready"') ? parseLogLine(line) : undefined;
  return entry?.msg === 'ready' ? entry : undefined;
}
