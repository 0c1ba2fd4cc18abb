import type { Font } from 'fontkit';
import type { SvgElement } from './svg-tree.js';

/** The fonts that drawings can use, by family name. */
export type Faces = Readonly<Record<string, Font>>;

interface Setting {
  readonly family: string;
  readonly size: number;
  readonly spacing: number;
  readonly anchor: string;
}

function settingOf(attributes: Readonly<Record<string, string>>, inherited: Setting): Setting {
  return {
    family: attributes['font-family'] ?? inherited.family,
    size: Number(attributes['font-size'] ?? inherited.size),
    spacing: Number(attributes['letter-spacing'] ?? inherited.spacing),
    anchor: attributes['text-anchor'] ?? inherited.anchor,
  };
}

function plain(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function outline(text: string, font: Font, { size, spacing, anchor }: Setting, x: number, y: number): string {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale + spacing, 0);
  let pen = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  let d = '';
  for (const [index, glyph] of glyphs.entries()) {
    for (const { command, args } of glyph.path.commands) {
      const letter = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' }[command];
      const numbers = args.map((value, place) => round(place % 2 === 0 ? pen + value * scale : y - value * scale));
      d += letter + numbers.join(' ');
    }
    pen += (positions[index]?.xAdvance ?? 0) * scale + spacing;
  }
  return d;
}

const UNSET: Setting = { family: 'Jost', size: 16, spacing: 0, anchor: 'start' };
const TYPE = /^(font-.+|letter-spacing|text-anchor|x|y)$/;

/**
 * Replaces each `<text>` with outlines, so that a drawing needs no font and looks the same everywhere. @throws Error
 * for an unknown font
 */
export function outlineText(element: SvgElement, faces: Faces, inherited: Setting = UNSET): SvgElement {
  const setting = settingOf(element.attributes, inherited);
  const attributes = Object.fromEntries(Object.entries(element.attributes).filter(([key]) => !TYPE.test(key)));
  if (element.name !== 'text') {
    const children = element.children.map((child) =>
      typeof child === 'string' ? child : outlineText(child, faces, setting),
    );
    return { ...element, children };
  }
  const font = faces[setting.family];
  if (font === undefined) throw new Error(`no face "${setting.family}"`);
  const { x = '0', y = '0' } = element.attributes;
  const d = outline(plain(element.children.join('')), font, setting, Number(x), Number(y));
  return { name: 'path', attributes: { ...attributes, d }, children: [] };
}
