interface Free {
  readonly rateKind: 'school' | 'adult';
  readonly free: number;
}

/** "6 adults come free." */
export function freeWords({ rateKind, free }: Free): string {
  const who = rateKind === 'school' ? 'adult' : 'person';
  const many = rateKind === 'school' ? 'adults' : 'people';
  return free === 0 ? '' : `${free} ${free === 1 ? `${who} comes` : `${many} come`} free.`;
}
