/** Undefined unless the line is a JSON object. */
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

/** The fields of `{"msg":"ready", …}`, with which every process says that it serves; undefined for other lines. */
export function readReadyLine(line: string): Record<string, unknown> | undefined {
  const entry = line.includes('"ready"') ? parseLogLine(line) : undefined;
  return entry?.msg === 'ready' ? entry : undefined;
}

function causeOf(entry: Record<string, unknown>): string {
  const { err } = entry;
  const message = typeof err === 'object' && err !== null && 'message' in err ? err.message : undefined;
  return typeof message === 'string' && message !== entry.msg ? message : '';
}

/** An error or fatal log line and its cause, in one line; undefined for other levels and other lines. */
export function readErrorLine(line: string): string | undefined {
  // Most lines are not errors, and there are many under load: search before parsing.
  if (!line.includes('"level":"error"') && !line.includes('"level":"fatal"')) {
    return undefined;
  }
  const entry = parseLogLine(line);
  if (entry?.level !== 'error' && entry?.level !== 'fatal') {
    return undefined;
  }
  const words = [typeof entry.msg === 'string' ? entry.msg : '', causeOf(entry)].filter((text) => text !== '');
  return words.join(': ').replace(/\s+/g, ' ').slice(0, 300) || undefined;
}

/** The exception that killed a Node process, in one line without its stack; undefined if there is none. */
export function readThrown(lines: readonly string[]): string | undefined {
  const from = lines.findLastIndex((line) => /^\w*(Error|Fault)\b.*:/.test(line));
  if (from === -1) {
    return undefined;
  }
  const said = lines.slice(from);
  const where = said.findIndex((line) => /^\s+at /.test(line));
  return said.slice(0, Math.max(1, where)).join(' ').replace(/\s+/g, ' ').trim();
}
