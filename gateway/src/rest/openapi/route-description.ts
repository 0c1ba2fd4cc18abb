import type { GraphQLInputObjectType } from 'graphql';
import type { WarmOperation } from '../rest-operation.js';

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Something that a caller puts into the path, the query or a header. */
export interface ParameterDescription {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly description: string;
  readonly schema?: JsonSchema;
  readonly example: string;
}

/** A body that is read by a GraphQL input type (`read-input.ts`). */
export interface JsonBody {
  readonly type: GraphQLInputObjectType;
  /** Fields that hold an amount of money: a JSON number is taken for one as well. */
  readonly amounts?: readonly string[];
  readonly example: unknown;
}

/** A body that is passed on as it comes. */
export interface StreamedBody {
  readonly mediaType: string;
  readonly schema: JsonSchema;
}

export interface AnswerDescription {
  readonly status: number;
  readonly description: string;
  /** Where the body is in the operation's data: response names, and names of types in between. */
  readonly at?: readonly string[];
  /** The body of an answer that no operation brings. */
  readonly schema?: JsonSchema;
  /** Of a body that is not JSON. */
  readonly mediaType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly example?: unknown;
}

/** What a call may be refused with. */
export interface ProblemDescription {
  readonly status: number;
  readonly name: string;
  readonly title: string;
  readonly facts?: Readonly<Record<string, JsonSchema>>;
  /** What its facts may look like. */
  readonly example: Readonly<Record<string, unknown>>;
}

/**
 * One documented call (spec.md §7), described once: the controller reads its body by it, its plan is made at start, and
 * its chapter of the OpenAPI document is written from it. Refusals follow from the operation's result.
 */
export interface RouteDescription {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `{names}` as OpenAPI writes them. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly operation?: WarmOperation;
  readonly parameters?: readonly ParameterDescription[];
  readonly body?: JsonBody | StreamedBody;
  readonly answer: AnswerDescription;
  /** Refusals that no operation brings; those of its result are known by its type. */
  readonly problems?: readonly ProblemDescription[];
  /** Whether strangers are answered 401. */
  readonly staffOnly?: boolean;
}
