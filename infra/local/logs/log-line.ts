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

function causeOf(entry: Record<string, unknown>): string {
  const { err } = entry;
  const message = typeof err === 'object' && err !== null && 'message' in err ? err.message : undefined;
  return typeof message === 'string' && message !== entry.msg ? message : '';
}

/**
 * What an error or fatal log line says, on one line, with the message of its cause; undefined for lines of lesser levels and
 * for lines that are no log entries.
 */
export function readErrorLine(line: string): string | undefined {
  // Most lines are not errors, and under load there are many: look before parsing.
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

/** What an exception says that a Node process died of, on one line and without where it was thrown; undefined when none is there. */
export function readThrown(lines: readonly string[]): string | undefined {
  const from = lines.findLastIndex((line) => /^\w*(Error|Fault)\b.*:/.test(line));
  if (from === -1) {
    return undefined;
  }
  const said = lines.slice(from);
  const where = said.findIndex((line) => /^\s+at /.test(line));
  return said.slice(0, Math.max(1, where)).join(' ').replace(/\s+/g, ' ').trim();
}
