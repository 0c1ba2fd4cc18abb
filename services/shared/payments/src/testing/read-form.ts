/** `a=1&metadata[b]=2&list[0]=3`, one level deep: of a body or of a query. */
export function readForm(body: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const [, outer = name, inner] = /^(\w+)\[(\w*)\]$/.exec(name) ?? [];
    if (inner === undefined) fields[outer] = value;
    else fields[outer] = { ...(fields[outer] as object | undefined), [inner]: value };
  }
  return fields;
}
