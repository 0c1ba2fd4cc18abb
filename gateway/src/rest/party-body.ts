import { GraphQLInputObjectType, GraphQLInt, getNullableType, isInputObjectType } from 'graphql';
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
 * The body of an input type with a party. Callers can say a number of adults instead of tickets, `groupSize`, which only this file reads:
 * behind it a party is tickets. A body is flat: the fields of an input's `visit` stand beside the others.
 */
export function partyBody({ type, ...body }: Pick<JsonBody, 'type' | 'amounts' | 'example'>): JsonBody {
  const { visit } = type.getFields();
  const visitType = visit && getNullableType(visit.type);
  if (!isInputObjectType(visitType)) {
    return { ...body, type: bodyType(type.name, type), alternatives, toInput: withTickets, fieldOf };
  }
  const names = Object.keys(visitType.getFields());
  const toInput = (read: Record<string, unknown>) => withVisit(withTickets(read), names);
  return { ...body, type: bodyType(type.name, visitType, type), alternatives, toInput, fieldOf };
}

const alternatives = { groupSize: 'tickets' };

function bodyType(name: string, ...types: readonly GraphQLInputObjectType[]): GraphQLInputObjectType {
  const all = types.flatMap((type) => Object.entries(type.toConfig().fields)).filter(([field]) => field !== 'visit');
  const fields = all.flatMap(([name, field]) => {
    if (name !== 'tickets') return [[name, field] as const];
    const groupSize = {
      type: GraphQLInt,
      description: 'Guests, 1 to 20. Can be left out with `tickets`, and must be their sum otherwise.',
    };
    const description = 'Guests by type. Without it, `groupSize` adults.';
    const tickets = { ...field, type: getNullableType(field.type), description };
    return [['groupSize', groupSize] as const, [name, tickets] as const];
  });
  return new GraphQLInputObjectType({ name: `${name}Body`, fields: Object.fromEntries(fields) });
}

function withVisit(read: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const isOfVisit = ([name]: [string, unknown]) => names.includes(name);
  const entries = Object.entries(read);
  const rest = entries.filter((entry) => !isOfVisit(entry));
  return { visit: Object.fromEntries(entries.filter(isOfVisit)), ...Object.fromEntries(rest) };
}

/** @throws ProblemError 422 when both are given and differ */
function withTickets({ groupSize, tickets, ...rest }: GivenParty & Record<string, unknown>): Record<string, unknown> {
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
