import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '../../src/openapi/openapi-document.js';
import { restRoutes } from '../../src/openapi/rest-routes.js';

type Schema = Readonly<Record<string, unknown>>;
type Contents = Readonly<Record<string, { readonly schema: Schema }>>;

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Exchange {
  readonly name: string;
  readonly operation: Operation;
  readonly url: URL;
  readonly request: Buffer;
  readonly answer: Buffer;
  readonly response: ServerResponse;
}

/** Of HTTP itself, for whoever asks for a part of a file or has it already. */
const HTTP_STATUSES = [206, 304, 416];

const document = openApiDocument(restRoutes) as Document;

/**
 * Holds each exchange of a gateway against its OpenAPI document: the status, the media type and the body of every answer, and body
 * and query of every request that was not refused.
 */
export class RestContract {
  /** A sentence for each exchange that is not as the document says. */
  readonly faults: string[] = [];
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false, coerceTypes: false });
  private readonly validators = new Map<Schema, ValidateFunction>();
  private readonly paths = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

  constructor() {
    const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      // What is in a problem and not in the document is found here.
      name === 'Problem' ? schema : { ...schema, unevaluatedProperties: false },
    ]);
    this.ajv.addSchema({ $id: 'http://hilltop.test/', components: { schemas: Object.fromEntries(schemas) } });
  }

  watch(server: Server): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const url = new URL(request.url ?? '/', 'http://hilltop.test');
      const path = this.paths.find(({ pattern }) => pattern.test(url.pathname))?.path;
      const operation = path === undefined ? undefined : document.paths[path]?.[String(request.method).toLowerCase()];
      if (!operation) return;
      const parts = { request: recorded(request), answer: written(response) };
      const { writeHead } = response;
      // Its headers cannot be read back otherwise.
      response.writeHead = ((status: number, ...rest: unknown[]) => {
        const given = (rest.at(-1) ?? {}) as object | unknown[];
        const pairs = Array.isArray(given) ? inPairs(given) : Object.entries(given);
        for (const [name, value] of pairs) response.setHeader(String(name), value as string);
        return writeHead.call(response, status);
      }) as typeof writeHead;
      response.once('finish', () => {
        const [asked, answer] = [Buffer.concat(parts.request), Buffer.concat(parts.answer)];
        this.check({ name: `${request.method} ${path}`, operation, url, request: asked, answer, response });
      });
    });
  }

  private check(exchange: Exchange): void {
    const { name, operation, response } = exchange;
    const { statusCode } = response;
    if (HTTP_STATUSES.includes(statusCode)) return;
    const documented = operation.responses[statusCode];
    if (!documented) return void this.faults.push(`${name} answered ${statusCode}, which is not documented.`);
    this.checkAnswer(exchange, documented.content);
    if (statusCode < 300) this.checkRequest(exchange);
  }

  private checkAnswer({ name, response, answer }: Exchange, content: Contents | undefined): void {
    const { statusCode } = response;
    const type = String(response.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const body = decompressed(response, answer);
    if (!content) {
      if (body.length > 0) this.faults.push(`${name} answered ${statusCode} with a body that is not documented.`);
      return;
    }
    const described = content[type] ?? content[type.replace(/\/.*/, '/*')];
    if (!described)
      return void this.faults.push(`${name} answered ${statusCode} with ${type}, which is not documented.`);
    if (!type.endsWith('json')) return;
    const schema = statusCode < 300 ? closed(described.schema) : described.schema;
    this.validate(`${name} answered ${statusCode}`, described.schema, schema, JSON.parse(body.toString()));
  }

  private checkRequest({ name, operation, url, request }: Exchange): void {
    const { schema } = operation.requestBody?.content['application/json'] ?? {};
    if (schema) this.validate(`${name} took`, schema, schema, JSON.parse(request.toString()));
    for (const parameter of operation.parameters ?? []) {
      if (parameter.in !== 'query') continue;
      const value = url.searchParams.get(parameter.name);
      if (value === null) {
        if (parameter.required) this.faults.push(`${name} did not ask for the query's ${parameter.name}.`);
        continue;
      }
      const typed = parameter.schema.type === 'integer' ? Number(value) : value;
      this.validate(`${name} took the query's ${parameter.name}`, parameter.schema, parameter.schema, typed);
    }
  }

  private validate(what: string, key: Schema, schema: Schema, value: unknown): void {
    const known = this.validators.get(key) ?? this.ajv.compile(absolute(schema));
    this.validators.set(key, known);
    if (known(value)) return;
    const why = known.errors?.map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
    this.faults.push(`${what} ${JSON.stringify(value).slice(0, 400)}: ${why?.slice(0, 4).join('; ')}`);
  }
}

const inPairs = (flat: readonly unknown[]): unknown[][] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : []));

/** The chunks of the body, as they are read. */
function recorded(request: IncomingMessage): Buffer[] {
  const chunks: Buffer[] = [];
  const { push } = request;
  request.push = (chunk: Buffer | null, ...rest) => {
    if (chunk !== null) chunks.push(Buffer.from(chunk));
    return push.call(request, chunk, ...rest);
  };
  return chunks;
}

/** The chunks of the body, as they are written. */
function written(response: ServerResponse): Buffer[] {
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    keep(chunk);
    return Reflect.apply(write, response, [chunk, ...rest]);
  }) as typeof write;
  response.end = ((chunk: unknown, ...rest: unknown[]) => {
    keep(chunk);
    return Reflect.apply(end, response, [chunk, ...rest]);
  }) as typeof end;
  return chunks;
}

function decompressed(response: ServerResponse, body: Buffer): Buffer {
  const encoding = response.getHeader('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Its references are to the schemas that the constructor added. */
const absolute = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"http://hilltop.test/#/components')) as Schema;

/** Without room for fields that are not documented. */
function closed(schema: Schema): Schema {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inner(one)]));
    return 'properties' in copy ? { additionalProperties: false, ...copy } : copy;
  };
  return inner(schema) as Schema;
}
