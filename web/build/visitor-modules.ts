import { globSync } from 'node:fs';

const ROOMS = /^web\/(kit|shop|site|house)\/.*\.tsx?$/;

/**
 * Tests and their samples, programs that draw, files for search engines, what staff alone read, the waiver, which is signed in English, and the story, which is told in English. Drawings of the story have a
 * folder for each of its pages; those of other pages are beside these folders.
 */
const NOT_READ =
  /\.test\.tsx?$|-samples?\.ts$|\/sample-[^/]+$|\/e2e\/|^web\/kit\/(desk|staff-session)\/|^web\/house\/[^/]+\/(images|pages|texts|drawings\/[^/]+)\/|\/make-[^/]+$|\/text-files\.ts$|\/about\/waiver-text\.ts$/;

/** Whether visitors read the texts of a module, so that each has a translation. @param path from the root of the checkout */
export function isVisitors(path: string): boolean {
  return ROOMS.test(path) && !NOT_READ.test(path);
}

/** @param root of the checkout @returns paths below it, sorted */
export function visitorModules(root: string): readonly string[] {
  return globSync('web/{kit,shop,site,house}/**/*.{ts,tsx}', { cwd: root }).filter(isVisitors).sort();
}
