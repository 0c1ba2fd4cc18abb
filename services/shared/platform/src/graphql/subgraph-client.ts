import { LANGUAGE_HEADER } from '@hilltop/contracts/house/languages';
import type { FactoryProvider } from '@nestjs/common';
import { ENVIRONMENT } from '../environment/service-variables.js';
import { identityHeader } from '../identity/identity.js';
import { type SigningKey, signingKey } from '../identity/identity-keys.js';
import { IdentitySigner } from '../identity/identity-signer.js';
import { correlationHeader, correlationId, currentLanguage } from '../logging/correlation.js';
import { traceHeaders } from '../telemetry/trace-context.js';
import { type Lookup, replicaAddresses } from './replica-addresses.js';
import { deadlineHeader } from './subgraph-context.js';

export interface SubgraphClientOptions {
  readonly audience: string;
  /** A host name is resolved to all of its addresses. */
  readonly urls: readonly string[];
  readonly key: SigningKey;
  /** Per replica; 3 s by default. */
  readonly deadlineMs?: number;
  readonly lookup?: Lookup;
}

/** A query of `generated/<subgraph>-queries.ts`, with the types of its answer and variables. */
export interface SubgraphQuery<Answer, Variables> {
  readonly __apiType?: (variables: Variables) => Answer;
  readonly toString: () => string;
}

/** The other service did not answer, or returned no data. */
export class SubgraphUnavailableError extends Error {
  constructor(audience: string, reason: string) {
    super(`${audience} did not answer: ${reason}`);
    this.name = 'SubgraphUnavailableError';
  }
}

/** Queries another service's subgraph under the calling service's identity, for background work that is retried. */
export class SubgraphClient {
  private turn = 0;
  private readonly signer: IdentitySigner;

  constructor(private readonly options: SubgraphClientOptions) {
    this.signer = new IdentitySigner(options);
  }

  /**
   * Tries one replica after another, so only for queries. Returns `data` unchecked: its types come from the other service's schema.
   * @throws SubgraphUnavailableError
   */
  async read<Answer, Variables extends Readonly<Record<string, unknown>>>(
    query: SubgraphQuery<Answer, Variables>,
    variables: Variables,
  ): Promise<Answer> {
    const { audience } = this.options;
    const urls = await this.replicas();
    let last = new SubgraphUnavailableError(audience, 'no address');
    for (let attempt = 0; attempt < urls.length; attempt += 1) {
      const url = urls[this.turn++ % urls.length];
      try {
        return (await this.send(`${url}/graphql`, query.toString(), variables)) as Answer;
      } catch (error) {
        last =
          error instanceof SubgraphUnavailableError ? error : new SubgraphUnavailableError(audience, nameOf(error));
      }
    }
    throw last;
  }

  /** Resolved at each call, because a name that is unknown now can appear later. */
  private async replicas(): Promise<readonly string[]> {
    const { urls, lookup } = this.options;
    return replicaAddresses(urls, lookup).catch(() => urls);
  }

  private async send(url: string, query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> {
    const { audience, key, deadlineMs = 3_000 } = this.options;
    const response = await fetch(url, {
      method: 'POST',
      // Subgraphs never redirect. Following one would leak the identity.
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        [identityHeader]: await this.signer.sign({ role: 'service', name: key.issuer }),
        [correlationHeader]: correlationId(),
        [LANGUAGE_HEADER]: currentLanguage(),
        ...traceHeaders(),
        [deadlineHeader]: String(deadlineMs),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(deadlineMs),
    });
    const answer = (await response.json()) as {
      data?: unknown;
      errors?: readonly { extensions?: { code?: string } }[];
    };
    if (answer.errors?.some(({ extensions }) => extensions?.code === 'GRAPHQL_VALIDATION_FAILED')) {
      throw new SubgraphUnavailableError(audience, 'it does not know the operation');
    }
    if (answer.errors?.length || !answer.data)
      throw new SubgraphUnavailableError(audience, `status ${response.status}`);
    return answer.data;
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = (error.cause ?? error) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}

export interface ClientSettings<Urls extends string> extends Pick<SubgraphClientOptions, 'audience' | 'deadlineMs'> {
  readonly caller: string;
  readonly urls: Urls;
}

/** Injects a deadline for all calls, for tests; null leaves each client its own. */
export const CALL_DEADLINE_MS = Symbol('CALL_DEADLINE_MS');

/** A client that signs with the calling service's key. */
export function provideClient<Urls extends string>(
  Client: typeof SubgraphClient,
  { caller, urls, ...options }: ClientSettings<Urls>,
): FactoryProvider<SubgraphClient> {
  return {
    provide: Client,
    inject: [ENVIRONMENT, CALL_DEADLINE_MS],
    useFactory: (
      environment: Record<Urls, readonly string[]> & { readonly IDENTITY_PRIVATE_KEY: string },
      deadlineMs: number | null,
    ) =>
      new Client({
        ...options,
        ...(deadlineMs !== null && { deadlineMs }),
        urls: environment[urls],
        key: signingKey(caller, environment.IDENTITY_PRIVATE_KEY),
      }),
  };
}
