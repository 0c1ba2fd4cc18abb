import { variableFaults } from './variable-faults.ts';

/**
 * What is wrong with how the audit is deployed: its variables, by its own `env.ts`; whom it signs in as; and whether each
 * service's migration lets that role in.
 *
 * @param given its variables; undefined when it is not deployed
 * @param roles per migration what it is told of the audit's role
 */
export async function auditFaults(
  given: Readonly<Record<string, string>> | undefined,
  roles: readonly (readonly [string, string | undefined])[],
): Promise<string[]> {
  if (!given) return ['audit is missing'];
  const faults = await variableFaults('infra/audit', given);
  const users = new Set<string>();
  for (const [variable, value] of Object.entries(given)) {
    const [, owner] = /^(\w+)_DATABASE_URL$/.exec(variable) ?? [];
    if (!owner || !URL.canParse(value)) continue;
    const { username, pathname } = new URL(value);
    users.add(username);
    if (pathname !== `/hilltop_${owner.toLowerCase()}`) faults.push(`${variable} opens ${pathname.slice(1)}`);
  }
  const [role = ''] = users;
  if (users.size !== 1 || roles.some(([migration]) => role === migration.replace(/^(\w+)-migrate$/, 'hilltop_$1')))
    faults.push(`it signs in as ${[...users].join(', ')}, and should as one role of its own`);
  return [
    ...faults.map((fault) => `audit: ${fault}`),
    ...roles.flatMap(([migration, told]) => (told === role ? [] : [`${migration} does not let ${role} in`])),
  ];
}
