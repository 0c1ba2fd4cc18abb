/** What the NATS client is given: servers without a user, and the user and password apart from them. */
export interface NatsLogin {
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
}

/** Takes the user and password out of `nats://user:password@server`, as the client ignores them there. The first pair counts for all. */
export function natsLogin(urls: readonly string[]): NatsLogin {
  const parsed = urls.map((url) => new URL(url));
  const servers = parsed.map(({ protocol, host }) => `${protocol}//${host}`);
  const named = parsed.find(({ username }) => username !== '');
  if (!named) return { servers };
  return { servers, user: decodeURIComponent(named.username), pass: decodeURIComponent(named.password) };
}
