interface People {
  readonly pupils: number;
  readonly adults: number;
}

/** "48 pupils and 6 adults" */
export function peopleWords({ pupils, adults }: People): string {
  const some = [
    pupils > 0 ? `${pupils} ${pupils === 1 ? 'pupil' : 'pupils'}` : '',
    adults > 0 ? `${adults} ${adults === 1 ? 'adult' : 'adults'}` : '',
  ];
  return some.filter(Boolean).join(' and ');
}

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
