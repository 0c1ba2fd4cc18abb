/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readKit, selfContained } from './draw-collections.js';
import { parseSvg, writeSvg } from './svg-tree.js';

const kit = readKit(
  parseSvg(
    '<svg><defs><path id="leaf" d="M0 0"/><g id="oak"><use href="#leaf"/></g><path id="idle" d="M1 1"/></defs></svg>',
  ),
);
function build(source: string): string {
  return writeSvg(selfContained(parseSvg(source), kit, {}));
}

describe('a drawing made self-contained', () => {
  it('includes exactly the parts it uses, directly or indirectly', () => {
    const drawn = build('<svg><use href="kit.svg#oak" x="3"/></svg>');
    expect(drawn).toContain('<use href="#oak" x="3"/>');
    expect(drawn).toContain('id="leaf"');
    expect(drawn).not.toContain('idle');
    expect(drawn).not.toContain('kit.svg');
  });

  it('drops unused ids, and keeps views', () => {
    const drawn = build(
      '<svg><view id="tall" viewBox="0 0 1 2"/><g id="layer"><path id="p" d="M0 0"/></g><use href="#p"/></svg>',
    );
    expect(drawn).not.toContain('id="layer"');
    expect(drawn).toContain('id="tall"');
    expect(drawn).toContain('id="p"');
  });

  it('rejects a drawing with an undefined reference', () => {
    expect(() => build('<svg><use href="kit.svg#elm"/></svg>')).toThrow('#elm');
    expect(() => build('<svg><rect fill="url(#glow)"/></svg>')).toThrow('#glow');
  });

  it('rejects a layer named like a part that it uses, which would be recursive', () => {
    expect(() => build('<svg><g id="leaf"><use href="kit.svg#leaf"/></g></svg>')).toThrow('#leaf');
    expect(() => build('<svg><g id="idle"><use href="kit.svg#leaf"/></g></svg>')).not.toThrow();
  });

  it('rejects an unknown brush and a brush without its numbers', () => {
    expect(() => build('<svg><brush kind="feather"/></svg>')).toThrow('feather');
    expect(() => build('<svg><brush kind="rays" cx="1" cy="1" R="5"/></svg>')).toThrow('number n');
  });

  it('paints the same wall from the same seed and another from another', () => {
    const wall = (seed: number) => build(`<svg><brush kind="stones" x="0" y="0" w="90" h="40" seed="${seed}"/></svg>`);
    expect(wall(4)).toBe(wall(4));
    expect(wall(4)).not.toBe(wall(5));
    expect(wall(4)).toContain('var(--stone,');
  });
});

describe('the drawing parser', () => {
  it('round-trips a drawing, without comments and white space', () => {
    const source = '<svg a="1">\n  <!-- x -->\n  <text>Tea &amp; cake</text>\n  <g><path d="M0 0"/></g>\n</svg>';
    expect(writeSvg(parseSvg(source))).toBe('<svg a="1"><text>Tea &amp; cake</text><g><path d="M0 0"/></g></svg>');
  });

  it('rejects unbalanced tags', () => {
    expect(() => parseSvg('<svg><g></svg>')).toThrow();
    expect(() => parseSvg('<svg><g>')).toThrow();
  });
});
