import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { LANGUAGE_HEADER } from '@hilltop/contracts/house/languages';
import { enforceRoles } from '@hilltop/platform/graphql/roles/enforce-roles';
import type { Identity } from '@hilltop/platform/identity/identity';
import { IdentityVerifier } from '@hilltop/platform/identity/identity-verifier';
import { testPublicKeys } from '@hilltop/platform/testing/test-keys';
import { type ExecutionResult, type GraphQLSchema, graphql, parse } from 'graphql';

interface Context {
  readonly identity: Identity;
  /** The header as it came. */
  readonly language: unknown;
}

type Root = Record<string, (args: Record<string, unknown>, context: Context) => unknown>;

export interface FakeSubgraphOptions {
  readonly name: string;
  readonly schema: string;
  /** Values of the fields of `Query` and `Mutation`. */
  readonly root: Root;
  /** The loopback address that it listens on; 127.0.0.1 by default. */
  readonly host?: string;
}

/** The behavior for the next requests. */
export type Mood =
  | 'answers'
  | 'answers and leaves'
  | 'hangs'
  | 'answers 503'
  | 'answers 401'
  | 'drops the connection'
  | 'answers rubbish';

/** A received request. */
export interface Seen {
  readonly headers: IncomingMessage['headers'];
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** The caller from the signed header; undefined when it is invalid. */
  readonly identity: Identity | undefined;
}

/** A subgraph behind a real HTTP server, with scripted answers and moods, to which the roles of its schema apply. */
export class FakeSubgraph {
  mood: Mood = 'answers';
  /** Body of `GET /status`; 404 by default. */
  status: string | undefined;
  /** Received operations, without probes. */
  readonly seen: Seen[] = [];
  port = 0;
  private server: Server | undefined;
  private readonly schema: GraphQLSchema;
  private readonly verifier: IdentityVerifier;

  constructor(private readonly options: FakeSubgraphOptions) {
    this.schema = enforceRoles(buildSubgraphSchema(parse(options.schema)));
    this.verifier = new IdentityVerifier({ audience: options.name, keys: testPublicKeys });
  }

  get url(): string {
    return `http://${this.host}:${this.port}`;
  }

  get host(): string {
    return this.options.host ?? '127.0.0.1';
  }

  /** Listens on a free port, or on the one it had before. */
  async start(): Promise<this> {
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.port, this.host, resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
    return this;
  }

  /** Stops at once with everything in flight, like a killed process. */
  async kill(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/graphql') {
      const isAsked = request.url === '/status' && this.status !== undefined;
      const nothing = { type: 'urn:problem-type:hilltop:not-found', title: 'There is nothing here.', status: 404 };
      const kind = { 'content-type': isAsked ? 'application/json' : 'application/problem+json' };
      const problem = JSON.stringify({ ...nothing, correlationId: randomUUID() });
      response.writeHead(isAsked ? 200 : 404, kind).end(isAsked ? this.status : problem);
      return;
    }
    const { query, variables = {} } = JSON.parse(await text(request)) as {
      query: string;
      variables?: Seen['variables'];
    };
    const identity = await this.verifier.verify(request.headers['x-hilltop-identity']);
    if (query !== '{__typename}') this.seen.push({ headers: request.headers, query, variables, identity });
    if (this.mood === 'hangs') return;
    if (this.mood === 'drops the connection') return void request.socket.destroy();
    if (this.mood === 'answers 503') return void response.writeHead(503).end('{}');
    if (this.mood === 'answers rubbish') return void response.writeHead(200).end('<html>');
    if (!identity || this.mood === 'answers 401') return void response.writeHead(401).end('{}');
    if (this.mood === 'answers and leaves') response.setHeader('connection', 'close');
    const result = await this.execute(query, variables, { identity, language: request.headers[LANGUAGE_HEADER] });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  }

  private execute(
    source: string,
    variableValues: Record<string, unknown>,
    contextValue: Context,
  ): Promise<ExecutionResult> {
    const { root: rootValue } = this.options;
    return graphql({ schema: this.schema, source, variableValues, rootValue, contextValue });
  }
}
