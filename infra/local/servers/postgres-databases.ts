import pg from 'pg';

/** The connection string of a database's owner, both called `name`. @param serverUrl of any role */
export function ownerUrl(serverUrl: string, name: string, password: string): string {
  const url = new URL(serverUrl);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Creates a database and the role that owns it, both called `name`, if missing. Each service has its own role, so that
 * none reads another's tables. Returns the role's connection string, and whether the database is new.
 */
export async function ensureDatabase(
  adminUrl: string,
  name: string,
  password: string,
): Promise<{ url: string; isNew: boolean }> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  let isNew = false;
  try {
    const role = pg.escapeIdentifier(name);
    const { rowCount: roles } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
    await client.query(`${roles ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
    const { rowCount: databases } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    isNew = !databases;
    if (isNew) {
      await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
      await client.query(`REVOKE CONNECT ON DATABASE ${role} FROM PUBLIC`);
    }
  } finally {
    await client.end();
  }
  return { url: ownerUrl(adminUrl, name, password), isNew };
}
