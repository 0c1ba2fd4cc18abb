interface Parts {
  readonly head: readonly string[];
  readonly html?: string;
}

const headMark = '<!-- Metadata of the page -->';
const rootMark = '<div id="root"></div>';

/** Renders a page into the built `index.html`. @throws when the template lacks a placeholder */
export function htmlPage(template: string, { head, html = '' }: Parts): string {
  for (const mark of [headMark, rootMark]) {
    if (!template.includes(mark)) throw new Error(`The site's index.html has no ${mark}`);
  }
  return template.replace(headMark, () => head.join('\n    ')).replace(rootMark, () => `<div id="root">${html}</div>`);
}
