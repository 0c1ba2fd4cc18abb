import type { UserConfig } from 'vite';

/** Names classes after files, not in order of execution, which differs in a browser that loads fewer scripts. */
export const stableClassNames = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } },
} satisfies UserConfig['oxc'];

/** For a page that is not prerendered: names by a counter are shorter. */
export const shortClassNames = {
  plugins: { styledComponents: { ssr: false, displayName: false, fileName: false } },
} satisfies UserConfig['oxc'];

/** A class named by a counter. */
const counted = /\bsc-(?![0-9a-z]+-\d+\b)\w+/;

/** @throws for a class name that depends on execution order */
export function assertStableClassNames(path: string, html: string): void {
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const found = counted.exec(classes);
    if (found !== null) throw new Error(`The class ${found[0]} on ${path} depends on the order in which scripts run`);
  }
}
