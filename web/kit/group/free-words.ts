import { plural } from '@lingui/core/macro';

interface Free {
  readonly rateKind: 'school' | 'adult';
  readonly free: number;
}

/** "6 adults come free." */
export function freeWords({ rateKind, free }: Free): string {
  if (free === 0) return '';
  return rateKind === 'school'
    ? plural(free, { one: '# adult comes free.', other: '# adults come free.' })
    : plural(free, { one: '# person comes free.', other: '# people come free.' });
}
