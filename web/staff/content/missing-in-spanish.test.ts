import { expect, it } from '@jest/globals';
import { missingInSpanish } from './missing-in-spanish.js';

const written = { nameEs: 'A', descriptionEs: 'B', featuresEs: ['C'] };
const words = { labelEs: 'A', singularEs: 'B', pluralEs: 'C', noteEs: null };
const senior = { __typename: 'TicketType', label: 'Seniors', note: '', ended: false, ...words } as const;
const nothing = { __typename: 'Query', ticketTypes: null, products: null, restaurants: null } as const;
const calendar = { __typename: 'HouseCalendar', notices: [] } as const;

it('names what Spanish pages show in English, and nothing that is empty in English too', () => {
  const tour = { __typename: 'Tour', name: 'Gate to Garden', features: [], ...written } as const;
  const all = missingInSpanish(
    {
      ...nothing,
      tours: [tour, { ...tour, features: ['Lamps'], nameEs: null, featuresEs: null }],
      ticketTypes: [
        senior,
        { ...senior, note: '65 and older', pluralEs: null },
        { ...senior, ended: true, labelEs: null },
      ],
      products: [{ __typename: 'Product', name: 'House Chip', descriptionEs: null }],
      houseCalendar: {
        ...calendar,
        notices: [{ __typename: 'Notice', text: 'The tunnel is wet.', textEs: null }],
      },
    },
    [{ topic: 'rules', question: 'Bags', answer: 'Small ones.', state: 'known', questionEs: 'Bolsas' }],
  );
  expect(all.map((one) => one.words)).toEqual([
    'Tour “Gate to Garden”: name, features',
    'Ticket type “Seniors”: words, note',
    'Product “House Chip”: description',
    'Notice: “The tunnel is wet.”',
    'Question “Bags”: answer',
  ]);
});

it('finds nothing where all is written', () => {
  expect(missingInSpanish({ ...nothing, tours: [], ticketTypes: [senior], houseCalendar: calendar }, [])).toEqual([]);
});
