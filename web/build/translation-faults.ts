import { compileMessage } from '@lingui/message-utils/compileMessage';

interface Parts {
  readonly names: Set<string>;
  readonly tags: Set<string>;
  readonly branches: Set<string>;
}

function collect(part: unknown, { names, tags, branches }: Parts): void {
  if (typeof part === 'string') for (const [tag] of part.matchAll(/<\/?\d+\/?>/g)) tags.add(tag);
  if (!Array.isArray(part)) return;
  const [name, kind, forms] = part as [string, string?, Record<string, unknown>?];
  names.add(name);
  if (kind === undefined || typeof forms !== 'object') return;
  branches.add(`${name}: ${Object.keys(forms).sort().join(' ')}`);
  for (const texts of Object.values(forms)) {
    if (Array.isArray(texts)) for (const inner of texts) collect(inner, { names, tags, branches });
  }
}

function partsOf(message: string): Readonly<Record<keyof Parts, string>> {
  const parts: Parts = { names: new Set(), tags: new Set(), branches: new Set() };
  for (const part of compileMessage(message)) collect(part, parts);
  const sorted = (found: Set<string>) => [...found].sort().join(', ');
  return { names: sorted(parts.names), tags: sorted(parts.tags), branches: sorted(parts.branches) };
}

/** Numbers that a text says itself: not those of placeholders, tags, and the branches of a plural. */
function numbersIn(message: string): string {
  const said = message.replaceAll(/=\d+ |<\/?\d+\/?>/g, ' ');
  return [...new Set(said.match(/\d+(?:[.,]\d+)*/g) ?? [])].sort().join(', ');
}

/** Words that a Spanish page never says, with what it says instead. */
const NEVER: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})reservas?(?!\p{L})/iu, 'reservación'],
  [/(?<!\p{L})(?:vosotros|vosotras|os)(?!\p{L})/iu, 'ustedes'],
  [/(?<!\p{L})(?:tú|tienes|puedes|quieres|eres|ti|contigo)(?!\p{L})/iu, 'usted'],
  [/'/, '’'],
];

/** @returns what is wrong with a Spanish text, by what the English one has; nothing for a good one */
export function translationFaults(english: string, spanish: string): readonly string[] {
  if (spanish === '') return ['is not translated'];
  const [from, to] = [partsOf(english), partsOf(spanish)];
  const different = (['names', 'tags', 'branches'] as const)
    .filter((kind) => from[kind] !== to[kind])
    .map((kind) => `has other ${kind}: ${to[kind]}, and not ${from[kind]}`);
  const words = NEVER.filter(([word]) => word.test(spanish)).map(([, instead]) => `must say ${instead}`);
  const opened = (mark: string, opening: string) => spanish.includes(mark) && !spanish.includes(opening);
  return [
    ...different,
    ...words,
    ...(numbersIn(english) === numbersIn(spanish) ? [] : ['has other numbers']),
    ...(opened('?', '¿') ? ['asks without ¿'] : []),
    ...(opened('!', '¡') ? ['calls without ¡'] : []),
  ];
}
