import type { RefusalName, RefusalRow } from './refusal-row.js';

type BookRefusal = 'DaysRefused' | 'ProviderSilent' | 'MovementNotFound' | 'MovementNotCorrectable';

export const bookProblems: { readonly [Name in BookRefusal & RefusalName]: RefusalRow<Name> } = {
  DaysRefused: { status: 400, name: 'days-refused', title: 'A report covers 1 to 400 days.' },
  ProviderSilent: { status: 424, name: 'provider-silent', title: 'The payment provider did not answer.' },
  MovementNotFound: { status: 404, name: 'movement-not-found', title: 'There is no such movement in the books.' },
  MovementNotCorrectable: {
    status: 409,
    name: 'movement-not-correctable',
    title: 'This movement cannot be corrected.',
  },
};
