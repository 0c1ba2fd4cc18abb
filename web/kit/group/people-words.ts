import { plural } from '@lingui/core/macro';
import { listed } from '../lib/sentences.js';

interface People {
  readonly pupils: number;
  readonly adults: number;
}

/** "48 pupils and 6 adults", of those who are more than none. */
export function peopleWords({ pupils, adults }: People): string {
  const some = [
    pupils > 0 ? plural(pupils, { one: '# pupil', other: '# pupils' }) : '',
    adults > 0 ? plural(adults, { one: '# adult', other: '# adults' }) : '',
  ];
  return listed(some.filter(Boolean));
}
