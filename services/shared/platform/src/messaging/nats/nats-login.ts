/** Options for the NATS client: servers without credentials, and the credentials. */
export interface NatsLogin {
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
  /** Inbox prefix for replies, because a user can subscribe only to its own. */
  readonly inboxPrefix?: string;
}

/**
 * Extracts the credentials from `nats://user:password@server`, where the client ignores them. The first pair applies to
 * all servers.
 */
export function natsLogin(urls: readonly string[]): NatsLogin {
  const parsed = urls.map((url) => new URL(url));
  const servers = parsed.map(({ protocol, host }) => `${protocol}//${host}`);
  const named = parsed.find(({ username }) => username !== '');
  if (!named) return { servers };
  const user = decodeURIComponent(named.username);
  return { servers, user, pass: decodeURIComponent(named.password), inboxPrefix: `_INBOX_${user}` };
}
