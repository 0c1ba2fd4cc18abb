const patterns: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['the British spelling', /\bcancell(?:ed|ing)\b/i],
  ['an id', /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/i],
  ['a date of machines', /\b\d{4}-\d{2}-\d{2}(?:T\d|\b)/],
  ['a date in figures', /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/],
  [
    'a mark that runs into text',
    /(?:on record|\breported(?!ly)|local tradition)[\p{L}\p{N}“]|[\p{L}\p{N}.,;:!?”)](?:on record|local tradition)|[.,;:!?”)]reported/u,
  ],
  ['a name of code', /\b(?:undefined|NaN|\[object Object\]|Invalid Date)\b/],
];

/** Words with which messages begin: a message is run together with one that ends without a period. */
const runTogether =
  /[^\s.!?:;,“"(–-]\s+(?:Please|The|Every|You|We|This|There|It|Tours|Maximum|Enter|Choose|Name|Price|First name|Last name|Full name)\b/;

/** URLs and e-mail addresses contain ids that nobody reads. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, '').replaceAll(/\S+@\S+/g, '');
}

/** Faults in a text, by line. @param isRefusal whether it is a refusal */
export function wordFaults(text: string, isRefusal = false): readonly string[] {
  return withoutAddresses(text)
    .split('\n')
    .map((line) => line.trim())
    .flatMap((line) => {
      const found = patterns.filter(([, pattern]) => pattern.test(line)).map(([fault]) => `${fault}: ${line}`);
      return isRefusal && runTogether.test(line) ? [...found, `two messages run together: ${line}`] : found;
    });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What people read or hear of an HTML document, one block per line. */
export function readable(html: string): string {
  const shown = html.replaceAll(/<!--.*?-->|<(script|style|template|svg)\b.*?<\/\1>/gs, '');
  const named = [...shown.matchAll(/\b(?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(
    ([, words]) => words ?? '',
  );
  const text = shown.replaceAll(/<\/?(?:a|b|em|i|small|span|strong)\b[^>]*>/g, '').replaceAll(/<[^>]+>/g, '\n');
  return [text, ...named].join('\n').replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
