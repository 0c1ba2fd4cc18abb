import type { StaffRole } from '@hilltop/platform/identity/identity';
import type { Problem } from '@hilltop/platform/outcome/problem';
import type { DocumentNode, GraphQLInputObjectType } from 'graphql';

/** JSON Schema 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

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
  /** Fields with an amount of money: these also accept a JSON number. */
  readonly amounts?: readonly string[];
  /** Fields that are required unless the one named beside them is there. */
  readonly alternatives?: Readonly<Record<string, string>>;
  readonly example: unknown;
}

export interface StreamedBody {
  readonly mediaType: string;
  readonly schema: JsonSchema;
}

export interface AnswerDescription {
  readonly status: number;
  readonly description: string;
  /** Path of the body in the operation's data: response names, and the type of the outcome that is not a refusal. */
  readonly at?: readonly string[];
  /** Schema of a body that is not in the operation's data. */
  readonly schema?: JsonSchema;
  /** Media type of a body that is not JSON. */
  readonly mediaType?: string;
  /** Media types of files that have the same, where the caller asks for one. */
  readonly alsoAs?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly example?: unknown;
}

export interface ProblemDescription {
  readonly status: number;
  readonly name: string;
  readonly title: string;
  readonly facts?: Readonly<Record<string, JsonSchema>>;
  readonly example: Readonly<Record<string, unknown>>;
}

/** One documented call: the REST adapter runs it, and the OpenAPI document describes it. */
export interface RouteDescription {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `{names}`, as in OpenAPI. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly operation?: { readonly name: string; readonly text: string; readonly document: DocumentNode };
  readonly parameters?: readonly ParameterDescription[];
  readonly body?: JsonBody | StreamedBody;
  readonly answer: AnswerDescription;
  /** Problems in addition to the refusals of the operation, which its result type lists. */
  readonly problems?: readonly ProblemDescription[];
  /** The staff roles that can call it; everyone can without this. */
  readonly roles?: readonly StaffRole[];
}

/** Describes a problem without facts. */
export const plainProblem = ({ status, name, title, detail }: Problem): ProblemDescription => ({
  status,
  name,
  title,
  example: detail === undefined ? {} : { detail },
});
