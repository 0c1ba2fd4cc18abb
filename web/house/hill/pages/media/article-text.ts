export type ArticleBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets'; readonly items: readonly string[] };

const HEADING = '## ';
const BULLET = '- ';

/**
 * Parses plain text: a line that begins with `## ` is a heading, lines that begin with `- ` form a list, others are
 * paragraphs.
 */
export function articleBlocks(content: string): readonly ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (const line of content.split('\n').map((raw) => raw.trim())) {
    const last = blocks.at(-1);
    if (line === '') continue;
    if (line.startsWith(HEADING)) blocks.push({ kind: 'heading', text: line.slice(HEADING.length).trim() });
    else if (!line.startsWith(BULLET)) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'bullets') {
      blocks[blocks.length - 1] = { kind: 'bullets', items: [...last.items, line.slice(BULLET.length).trim()] };
    } else blocks.push({ kind: 'bullets', items: [line.slice(BULLET.length).trim()] });
  }
  return blocks;
}
