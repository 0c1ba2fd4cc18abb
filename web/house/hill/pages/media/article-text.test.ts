import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { documents } from '../../texts/media.js';
import { articleBlocks } from './article-text.js';

describe('articleBlocks', () => {
  it('tells headings, bullets and paragraphs apart', () => {
    expect(articleBlocks('One.\n## Two\n- three\n- four\n\nFive - six\n- seven')).toEqual([
      { kind: 'paragraph', text: 'One.' },
      { kind: 'heading', text: 'Two' },
      { kind: 'bullets', items: ['three', 'four'] },
      { kind: 'paragraph', text: 'Five - six' },
      { kind: 'bullets', items: ['seven'] },
    ]);
  });

  it('leaves `#` and `-` alone within a line', () => {
    expect(articleBlocks('#hash\n-dash\n<b>bold</b>').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'paragraph',
      'paragraph',
    ]);
  });

  it('keeps every word of any text', () => {
    const line = fc.constantFrom('## A', '- b', '- c d', 'e f', '', '  ', 'g');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const set = articleBlocks(lines.join('\n')).flatMap((block) =>
          block.kind === 'bullets' ? block.items : [block.text],
        );
        const given = lines.map((text) => text.replace(/^(## |- )/, '').trim()).filter((text) => text !== '');
        return JSON.stringify(set) === JSON.stringify(given);
      }),
    );
  });

  it('finds headings and bullets in all our articles', () => {
    for (const { content } of documents) {
      const kinds = new Set(articleBlocks(content).map(({ kind }) => kind));
      expect([...kinds].sort()).toEqual(['bullets', 'heading', 'paragraph']);
    }
  });
});
