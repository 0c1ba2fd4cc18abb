const outcomes = ['mail', 'full', 'failed'] as const;

/** How the form for pages without scripts went: the token is not of the mail, the list is full, or there was no answer. */
export type ConfirmOutcome = (typeof outcomes)[number];

/** The gateway leads back to the page with it. */
export function confirmOutcomeOf(query: URLSearchParams): ConfirmOutcome | undefined {
  return outcomes.find((known) => known === query.get('confirm'));
}

/** The query string of an outcome. */
export function confirmSearch(query: URLSearchParams): string {
  const outcome = confirmOutcomeOf(query);
  return outcome === undefined ? '' : `?confirm=${outcome}`;
}
