/** What a parcel can be addressed to: the states, the capital, the territories, and the armed forces. */
export const US_STATES: Readonly<Record<string, string>> = {
  ...{ AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas' },
  ...{ CA: 'California', CO: 'Colorado', CT: 'Connecticut', DE: 'Delaware' },
  ...{ DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii' },
  ...{ ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa' },
  ...{ KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine' },
  ...{ MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota' },
  ...{ MS: 'Mississippi', MO: 'Missouri', MT: 'Montana', NE: 'Nebraska' },
  ...{ NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico' },
  ...{ NY: 'New York', NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio' },
  ...{ OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania', RI: 'Rhode Island' },
  ...{ SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas' },
  ...{ UT: 'Utah', VT: 'Vermont', VA: 'Virginia', WA: 'Washington' },
  ...{ WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming', AS: 'American Samoa' },
  ...{ GU: 'Guam', MP: 'Northern Mariana Islands', PR: 'Puerto Rico', VI: 'Virgin Islands' },
  ...{ AA: 'Armed Forces Americas', AE: 'Armed Forces Europe', AP: 'Armed Forces Pacific' },
};

/** Two slips in a name are still that name. */
const MOST_SLIPS = 2;

/** How many letters to add, remove or exchange, to make one text the other. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, wanted] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** What to look at again in a typed state; undefined for one that is known, and for none. It is stored as typed. */
export function stateHint(typed: string): string | undefined {
  const text = typed.trim().toLowerCase().replaceAll('.', '');
  if (text === '') return undefined;
  const states = Object.entries(US_STATES);
  if (states.some(([code, name]) => code.toLowerCase() === text || name.toLowerCase() === text)) return undefined;
  const close = states
    .map(([code, name]) => ({ code, name, slips: slipsBetween(text, name.toLowerCase()) }))
    .sort((one, other) => one.slips - other.slips)[0];
  if (close && text.length > MOST_SLIPS && close.slips <= MOST_SLIPS) {
    return `Did you mean ${close.name}? ${close.name} is ${close.code}.`;
  }
  return 'We know no such state. Two letters are enough: Texas is TX.';
}

/** What to look at again in a typed ZIP code: five digits, or nine. Undefined for a good one, and for none. */
export function zipHint(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || /^\d{5}([- ]?\d{4})?$/.test(text) ? undefined : 'ZIP codes have five digits, as in 76012.';
}
