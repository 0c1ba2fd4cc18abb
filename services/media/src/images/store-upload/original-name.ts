const longest = 200;

/** What the last part of a path is, on any system. */
const lastPart = (text: string): string => text.split(/[\\/]/).at(-1) ?? '';

/**
 * The name that a file had where it came from, fit to be shown and stored: no path, nothing invisible or that turns the
 * direction of writing, not too long. It is never used as a name of anything here.
 */
export function originalName(given: string | undefined): string {
  const visible = lastPart((given ?? '').toWellFormed().normalize('NFC')).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
  const characters = [...visible.trim()];
  if (characters.length <= longest) return characters.join('') || 'image';
  // The ending is what people look for.
  const ending = /\.[A-Za-z\d]{1,8}$/.exec(visible)?.[0] ?? '';
  return characters.slice(0, longest - ending.length).join('') + ending;
}
