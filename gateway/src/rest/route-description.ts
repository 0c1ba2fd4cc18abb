import type { StaffRole } from '@hilltop/platform/identity/identity';
import type { Problem } from '@hilltop/platform/outcome/problem';
import type { DocumentNode, GraphQLInputObjectType } from 'graphql';

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
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
  /** Fields that hold an amount of money: they may be a JSON number as well. */
  readonly amounts?: readonly string[];
  readonly example: unknown;
}

export interface StreamedBody {
  readonly mediaType: string;
  readonly schema: JsonSchema;
}

export interface AnswerDescription {
  readonly status: number;
  readonly description: string;
  /** Where the body is in the operation's data: response names, and the type of the outcome that is not a refusal. */
  readonly at?: readonly string[];
  /** Of a body that is not in the operation's data. */
  readonly schema?: JsonSchema;
  /** Of a body that is not JSON. */
  readonly mediaType?: string;
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

/** One documented call: what the REST adapter runs, and its part of the OpenAPI document. */
export interface RouteDescription {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `{names}`, as OpenAPI writes them. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly operation?: { readonly name: string; readonly text: string; readonly document: DocumentNode };
  readonly parameters?: readonly ParameterDescription[];
  readonly body?: JsonBody | StreamedBody;
  readonly answer: AnswerDescription;
  /** Problems besides the refusals of the operation's result, which are known by its type. */
  readonly problems?: readonly ProblemDescription[];
  /** The roles of staff that may call it; everybody may without. */
  readonly roles?: readonly StaffRole[];
}

/** Describes a problem without facts. */
export const plainProblem = ({ status, name, title, detail }: Problem): ProblemDescription => ({
  status,
  name,
  title,
  example: detail === undefined ? {} : { detail },
});
