import { cleanLine } from '@hilltop/platform/values/typed-text';

const longest = 200;

/** The last part of a path, on any system. */
const lastPart = (text: string): string => text.split(/[\\/]/).at(-1) ?? '';

/**
 * The original file name, safe to show and store: without a path, invisible characters and changes of writing
 * direction, and not too long. It is never used as a file name here.
 */
export function originalName(given: string | undefined): string {
  const visible = cleanLine(lastPart((given ?? '').toWellFormed()));
  const characters = [...visible];
  if (characters.length <= longest) return characters.join('') || 'image';
  // Keeps the extension, which people look for.
  const ending = /\.[A-Za-z\d]{1,8}$/.exec(visible)?.[0] ?? '';
  return characters.slice(0, longest - ending.length).join('') + ending;
}
