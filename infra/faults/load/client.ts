/** The result of a request. `unknown`: nobody can say whether it was done. */
export type Answer = {
  outcome: 'confirmed' | 'refused' | 'unknown';
  /** HTTP status; 0 without an answer. */
  status: number;
  body: Record<string, unknown>;
  cookie: string | undefined;
  /** The gateway says that this is an earlier answer, because it cannot get a current one. */
  isStale: boolean;
};

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** 10 s without it. */
  withinMs?: number;
};

/** Is told each answer; `status` is 0 when none came. */
export type Listener = (call: Call, status: number, ms: number) => void;

const answerMs = 10_000;
const silent: Answer = { outcome: 'unknown', status: 0, body: {}, cookie: undefined, isStale: false };

function outcomeOf(status: number, body: Record<string, unknown>): Answer['outcome'] {
  // A GraphQL answer with status 200 can lack what was asked for.
  if (status >= 500 || (status < 400 && 'errors' in body)) {
    return 'unknown';
  }
  return status < 400 ? 'confirmed' : 'refused';
}

/** A client with an address of its own. */
export class Client {
  private readonly site: string;
  private readonly address: string;
  private readonly listener: Listener | undefined;

  constructor(site: string, address: string, listener?: Listener) {
    this.site = site;
    this.address = address;
    this.listener = listener;
  }

  /** One attempt. Never throws: no answer is a result too. */
  async ask(call: Call): Promise<Answer> {
    const askedAt = performance.now();
    const answer = await this.answerTo(call);
    this.listener?.(call, answer.status, performance.now() - askedAt);
    return answer;
  }

  private async answerTo({ method = 'GET', path, json, form, headers, withinMs = answerMs }: Call): Promise<Answer> {
    try {
      const response = await fetch(`${this.site}${path}`, {
        method,
        headers: {
          'x-forwarded-for': this.address,
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(form && { body: form }),
        signal: AbortSignal.timeout(withinMs),
      });
      const text = await response.text();
      // Pages and images are only counted.
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const parsed: unknown = isJson ? JSON.parse(text) : {};
      const body =
        typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : { list: parsed };
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
      const isStale = response.headers.has('x-hilltop-stale');
      return { outcome: outcomeOf(response.status, body), status: response.status, body, cookie, isStale };
    } catch {
      return silent;
    }
  }

  /** One GraphQL operation. `field` is the one whose answer counts; its refusal counts as refused. */
  async graphql(query: string, variables: object, field: string, headers?: Record<string, string>): Promise<Answer> {
    const call: Call = { method: 'POST', path: '/graphql', json: { query, variables } };
    const answer = await this.ask(headers ? { ...call, headers } : call);
    const data = answer.body.data;
    const found = typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined;
    if (answer.outcome !== 'confirmed' || typeof found !== 'object' || found === null) {
      return { ...answer, outcome: answer.outcome === 'refused' ? 'refused' : 'unknown' };
    }
    return { ...answer, outcome: 'message' in found ? 'refused' : 'confirmed', body: { ...found } };
  }
}
