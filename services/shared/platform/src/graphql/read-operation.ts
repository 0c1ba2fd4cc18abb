export interface NamedOperation {
  readonly query: string;
  readonly operationName?: string | undefined;
}

export interface ReadOperation extends NamedOperation {
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

export const operationKey = ({ query, operationName }: NamedOperation): string => `${operationName ?? ''}\n${query}`;

const known = new Set(['query', 'operationName', 'variables']);

/** @returns undefined for a body that the subgraph server should judge */
export function readOperation(body: unknown): ReadOperation | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const name in body) if (!known.has(name)) return undefined;
  const { query, operationName, variables } = body as Record<string, unknown>;
  if (typeof query !== 'string' || !isOptional(operationName, 'string') || !isOptional(variables, 'object')) {
    return undefined;
  }
  return {
    query,
    operationName: operationName ?? undefined,
    variables: (variables as ReadOperation['variables'] | null) ?? undefined,
  };
}

function isOptional(value: unknown, type: 'string'): value is string | null | undefined;
function isOptional(value: unknown, type: 'object'): value is object | null | undefined;
function isOptional(value: unknown, type: string): boolean {
  return value === undefined || value === null || (typeof value === type && !Array.isArray(value));
}
