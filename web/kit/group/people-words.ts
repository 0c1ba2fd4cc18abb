/** "48 pupils and 6 adults" */
export function peopleWords({ pupils, adults }: { readonly pupils: number; readonly adults: number }): string {
  const some = [
    pupils > 0 ? `${pupils} ${pupils === 1 ? 'pupil' : 'pupils'}` : '',
    adults > 0 ? `${adults} ${adults === 1 ? 'adult' : 'adults'}` : '',
  ];
  return some.filter(Boolean).join(' and ');
}
