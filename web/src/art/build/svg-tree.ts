/** An element of a drawing; `children` holds elements and text in order. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgNode[];
}
export type SvgNode = SvgElement | string;

const TOKEN = /<!--[\s\S]*?-->|<\/?[a-zA-Z][^>]*>|[^<]+/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: SvgNode[];
}

/**
 * Parses a hand-written drawing: elements, double-quoted attributes, text; comments are dropped. @throws Error for an
 * unmatched closing tag or without a single root
 */
export function parseSvg(source: string): SvgElement {
  const root: OpenElement = { name: '#root', attributes: {}, children: [] };
  const open = [root];
  for (const [token] of source.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (token.startsWith('<!--')) continue;
    if (!token.startsWith('<')) {
      if (token.trim() !== '') parent.children.push(token.trim());
      continue;
    }
    const name = /^<\/?([\w:-]+)/.exec(token)?.[1] ?? '';
    if (token.startsWith('</')) {
      if (parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>`);
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries([...token.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]));
    const element: OpenElement = { name, attributes: attributes as Record<string, string>, children: [] };
    parent.children.push(element);
    if (!token.endsWith('/>')) open.push(element);
  }
  const [first, ...rest] = root.children;
  if (open.length !== 1 || first === undefined || typeof first === 'string' || rest.length > 0) {
    throw new Error(`one closed root element is wanted, <${open.at(-1)?.name}> is open`);
  }
  return first;
}

/** Serializes a drawing without white space between its elements. */
export function writeSvg(node: SvgNode): string {
  if (typeof node === 'string') return node;
  const attributes = Object.entries(node.attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  if (node.children.length === 0) return `<${node.name}${attributes}/>`;
  return `<${node.name}${attributes}>${node.children.map(writeSvg).join('')}</${node.name}>`;
}

/** All elements of a drawing, outermost first. */
export function* elementsOf(node: SvgNode): Generator<SvgElement> {
  if (typeof node === 'string') return;
  yield node;
  for (const child of node.children) yield* elementsOf(child);
}

/** The ids that a drawing refers to, by `url(#id)` or `href`. */
export function referencesIn(node: SvgNode): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { attributes } of elementsOf(node)) {
    for (const [key, value] of Object.entries(attributes)) {
      const target = key === 'href' ? value.split('#')[1] : value;
      if (key === 'href' || key === 'aria-labelledby') found.add(target ?? '');
      for (const [, id] of value.matchAll(/url\(#([\w-]+)\)/g)) if (id !== undefined) found.add(id);
    }
  }
  return found;
}

/** A drawing with each element replaced by the result of `change`, innermost first. */
export function mapElements(node: SvgElement, change: (element: SvgElement) => SvgElement): SvgElement {
  return change({
    ...node,
    children: node.children.map((child) => (typeof child === 'string' ? child : mapElements(child, change))),
  });
}
