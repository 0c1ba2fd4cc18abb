import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { buildASTSchema, Kind, parse, validate } from 'graphql';
import { ticketQuery } from './ticket.js';

it('fits the schema of bookings', () => {
  const document = parse(readFileSync(new URL('../../../bookings/schema.graphql', import.meta.url), 'utf8'));
  // The federation link is for the gateway.
  const definitions = document.definitions.filter(({ kind }) => kind !== Kind.SCHEMA_EXTENSION);
  const schema = buildASTSchema({ ...document, definitions }, { assumeValidSDL: true });
  expect(validate(schema, parse(ticketQuery(3))).map(({ message }) => message)).toEqual([]);
  const misspelt = parse(ticketQuery(3).replace('confirmationCode', 'confirmationKode'));
  expect(validate(schema, misspelt)).toHaveLength(1);
});
