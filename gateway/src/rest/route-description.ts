import type { StaffRole } from '@hilltop/platform/identity/identity';
import type { Problem } from '@hilltop/platform/outcome/problem';
import type { DocumentNode, GraphQLInputObjectType } from 'graphql';
import type { RefusalName } from '../errors/refusal-problem.js';

/** 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface ParameterDescription {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly description: string;
  readonly schema?: JsonSchema;
  /** Of the query; a parameter of the path always is. */
  readonly required?: true;
  readonly example: unknown;
}

/** Read by a GraphQL input type (`json-body.ts`). */
export interface JsonBody {
  readonly type: GraphQLInputObjectType;
  /** Amounts of money, which can also be JSON numbers. */
  readonly amounts?: readonly string[];
  /** Required unless the field beside them is there. */
  readonly alternatives?: Readonly<Record<string, string>>;
  /** Its fields are variables of the operation, and not `input`. */
  readonly asVariables?: true;
  /** The operation's input, where the body is not it. @throws ProblemError */
  readonly toInput?: (read: Record<string, unknown>) => Record<string, unknown>;
  /** What the body calls a refused field of that input. @param given the body */
  readonly fieldOf?: (field: string, given: Record<string, unknown>) => string;
  readonly example: unknown;
}

export interface StreamedBody {
  readonly mediaType: string;
  readonly schema: JsonSchema;
}

export interface AnswerDescription {
  readonly status: number;
  readonly description: string;
  /** In the operation's data: response names, and the type of the outcome that is not a refusal. */
  readonly at?: readonly string[];
  /** For a body that is not in the operation's data. */
  readonly schema?: JsonSchema;
  /** Of a body that is not JSON. */
  readonly mediaType?: string;
  /** Other media types of the same data, if the caller asks for one. */
  readonly alsoAs?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly example?: unknown;
}

export interface ProblemDescription {
  readonly status: number;
  readonly name: string;
  readonly title: string;
  readonly facts?: Readonly<Record<string, JsonSchema>>;
  /** Facts that only some occurrences have. */
  readonly sometimes?: Readonly<Record<string, JsonSchema>>;
  readonly example: Readonly<Record<string, unknown>>;
}

/** Parts of the document, and what is in them. */
export const tags = {
  Tours: 'Tours, their bookings, visits by their links, and the waiting list.',
  Groups: 'Schools and other organizations: asking, and what their organizers do by their link.',
  Calendar: 'Opening hours, notices, and calendar files.',
  Content: 'Texts and facts of the house.',
  'Guest book': 'What visitors write after a visit, and how they end mails after visits.',
  Store: 'Products and orders.',
  Cart: 'Products in a cart.',
  Basket: 'A cart with everything in it: products, tours, gift vouchers, codes, and its checkout.',
  Vouchers: 'Gift vouchers by their links, and those that managers issue.',
  Contact: 'Messages to the house.',
  Pictures: 'Images of tours and products.',
  Payments: 'Messages of the payment provider.',
  Reports: 'Money and visits, for managers and their programs.',
  Staff: 'Sign-in, the status of the services, and live changes.',
} as const;

/** The REST adapter runs it, and the OpenAPI document describes it. */
export interface RouteDescription {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `{names}`, as in OpenAPI. */
  readonly path: string;
  readonly tag: keyof typeof tags;
  readonly summary: string;
  readonly description?: string;
  readonly operation?: { readonly name: string; readonly text: string; readonly document: DocumentNode };
  readonly parameters?: readonly ParameterDescription[];
  readonly body?: JsonBody | StreamedBody;
  readonly answer: AnswerDescription;
  /** The refusals of the operation that this call can meet; all of them without this. */
  readonly refusals?: readonly RefusalName[];
  /** In addition to the refusals of the operation. */
  readonly problems?: readonly ProblemDescription[];
  /** Everyone can call it without this. */
  readonly roles?: readonly StaffRole[];
}

export const plainProblem = ({ status, name, title, detail }: Problem): ProblemDescription => ({
  status,
  name,
  title,
  example: detail === undefined ? {} : { detail },
});
