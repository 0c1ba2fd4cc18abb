type Parts = { readonly head: readonly string[]; readonly html?: string };

const headMark = '<!-- What each page says of itself -->';
const rootMark = '<div id="root"></div>';

/**
 * The built `index.html` with a page in it.
 * @throws when the template has no place for it
 */
export const htmlPage = (template: string, { head, html = '' }: Parts): string => {
  for (const mark of [headMark, rootMark]) {
    if (!template.includes(mark)) throw new Error(`The site's index.html has no ${mark}`);
  }
  return template.replace(headMark, () => head.join('\n    ')).replace(rootMark, () => `<div id="root">${html}</div>`);
};
