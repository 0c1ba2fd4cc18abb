import type { compileMessage } from '@lingui/message-utils/compileMessage';

type Compiled = ReturnType<typeof compileMessage>;

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ', A: 'Á', E: 'É', O: 'Ó' };

/** Tags of elements, and the number of a plural. */
const KEPT = /(<\/?\w+\/?>|^#$)/;

/**
 * An English text as a language that nobody reads: accented, 40 % longer and in brackets, so that a test finds what is not translated, cut
 * off or joined. Placeholders and branches stay.
 */
export function pseudoMessage(compiled: Compiled): Compiled {
  return ['[', ...accented(compiled), ']'] as Compiled;
}

function accented(parts: readonly unknown[]): unknown[] {
  return parts.map((part) => {
    if (typeof part === 'string') return part.split(KEPT).map((text) => (KEPT.test(text) ? text : longer(text))).join('');
    if (!Array.isArray(part) || typeof part[2] !== 'object' || part[2] === null) return part;
    const branches = Object.entries(part[2] as Record<string, unknown>).map(([name, branch]) => [
      name,
      Array.isArray(branch) ? accented(branch) : branch,
    ]);
    return [part[0], part[1], Object.fromEntries(branches)];
  });
}

function longer(text: string): string {
  const letters = text.replaceAll(/[aeiounAEO]/g, (letter) => ACCENTS[letter] ?? letter);
  return letters.replaceAll(/[áéó]/g, (letter) => letter + letter);
}
