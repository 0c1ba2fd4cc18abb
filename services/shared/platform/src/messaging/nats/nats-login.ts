/** What the NATS client is given: servers without a user, and the user and password apart from them. */
export interface NatsLogin {
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
  /** Where answers to its requests come: a user may listen to its own only. */
  readonly inboxPrefix?: string;
}

/** Takes the user and password out of `nats://user:password@server`, as the client ignores them there. The first pair counts for all. */
export function natsLogin(urls: readonly string[]): NatsLogin {
  const parsed = urls.map((url) => new URL(url));
  const servers = parsed.map(({ protocol, host }) => `${protocol}//${host}`);
  const named = parsed.find(({ username }) => username !== '');
  if (!named) return { servers };
  const user = decodeURIComponent(named.username);
  return { servers, user, pass: decodeURIComponent(named.password), inboxPrefix: `_INBOX_${user}` };
}
