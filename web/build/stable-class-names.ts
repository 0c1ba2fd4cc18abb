import type { UserConfig } from 'vite';

/**
 * Names styled components after their file and their place in it. Without it they are counted as they come, and a page
 * that is taken over with fewer scripts than it was prerendered with would count differently.
 */
export const stableClassNames = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } },
} satisfies UserConfig['oxc'];

/** The class of a component that was named after its place among those that came before it. */
const counted = /\bsc-(?![0-9a-z]+-\d+\b)\w+/;

/** @throws naming the first class in a page that another order of scripts would change */
export const demandStableClassNames = (path: string, html: string): void => {
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const found = counted.exec(classes);
    if (found !== null) throw new Error(`The class ${found[0]} on ${path} depends on the order in which scripts come`);
  }
};
