const outcomes = ['mail', 'full', 'failed'] as const;

/** For pages without scripts: the token is not from the mail, the list is full, or there was no answer. */
export type ConfirmOutcome = (typeof outcomes)[number];

/** The gateway redirects to the page with it. */
export function confirmOutcomeOf(query: URLSearchParams): ConfirmOutcome | undefined {
  return outcomes.find((known) => known === query.get('confirm'));
}

export function confirmSearch(query: URLSearchParams): string {
  const outcome = confirmOutcomeOf(query);
  return outcome === undefined ? '' : `?confirm=${outcome}`;
}
