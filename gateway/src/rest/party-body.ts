import { GraphQLInputObjectType, GraphQLInt, getNullableType } from 'graphql';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import type { JsonBody } from './route-description.js';

interface Ticket {
  readonly type: string;
  readonly count: number;
}

interface GivenParty {
  readonly groupSize?: number;
  readonly tickets?: readonly Ticket[];
}

/**
 * The body of an input type with `tickets`. Callers can say a number of adults instead, `groupSize`, which only this file reads: behind it
 * a party is tickets.
 */
export function partyBody(body: Pick<JsonBody, 'type' | 'amounts' | 'example'>): JsonBody {
  return { ...body, type: withGroupSize(body.type), alternatives: { groupSize: 'tickets' }, toInput, fieldOf };
}

function withGroupSize(type: GraphQLInputObjectType): GraphQLInputObjectType {
  const fields = Object.entries(type.toConfig().fields).flatMap(([name, field]) => {
    if (name !== 'tickets') return [[name, field] as const];
    const groupSize = {
      type: GraphQLInt,
      description: 'Guests, 1 to 20. Can be left out with `tickets`, and must be their sum otherwise.',
    };
    const description = 'Guests by type. Without it, `groupSize` adults.';
    const tickets = { ...field, type: getNullableType(field.type), description };
    return [['groupSize', groupSize] as const, [name, tickets] as const];
  });
  return new GraphQLInputObjectType({ name: `${type.name}Body`, fields: Object.fromEntries(fields) });
}

/** @throws ProblemError 422 when both are given and differ */
function toInput({ groupSize, tickets, ...rest }: GivenParty & Record<string, unknown>): Record<string, unknown> {
  // The service refuses a party of nobody.
  if (!tickets) return { ...rest, tickets: [{ type: 'adult', count: Math.max(0, groupSize ?? 0) }] };
  const sum = tickets.reduce((guests, { count }) => guests + count, 0);
  if (groupSize === undefined || groupSize === sum) return { ...rest, tickets };
  throw problemOfRefusal({
    __typename: 'InvalidInput',
    message: 'Please check the marked fields.',
    fields: [{ field: 'groupSize', message: `Group size must be the sum of the tickets, which is ${sum}` }],
  });
}

/** A fault of the party as a whole is one of the number, if that was given. */
function fieldOf(field: string, { groupSize }: Record<string, unknown>): string {
  return field === 'tickets' && (groupSize ?? '') !== '' ? 'groupSize' : field;
}

/** A party of adults in a response. @param unitPrice US dollars, two decimals */
export const adultParty = (count: number, unitPrice: string) => ({
  party: `${count} guests`,
  tickets: [
    {
      ...{ type: 'adult', singular: 'adult', plural: 'adults', count, unitPrice },
      ...{ amount: (Number(unitPrice) * count).toFixed(2), listPrice: null, reason: null, seats: 1, proof: false },
    },
  ],
});
