import { paint } from './brushes/brush-box.js';
import { type Kit, partsFor } from './kit.js';
import { type Faces, outlineText } from './outline-text.js';
import { elementsOf, mapElements, referencesIn, type SvgElement } from './svg-tree.js';

function definedIn(drawing: SvgElement): ReadonlySet<string> {
  return new Set([...elementsOf(drawing)].flatMap(({ attributes }) => attributes.id ?? []));
}

function withoutIdleIds(drawing: SvgElement): SvgElement {
  const used = referencesIn(drawing);
  return mapElements(drawing, (element) => {
    const { id, ...rest } = element.attributes;
    const kept = id === undefined || used.has(id) || element.name === 'view' || element.name === 'title';
    return kept ? element : { ...element, attributes: rest };
  });
}

function localHref(element: SvgElement): SvgElement {
  const href = element.attributes.href?.replace('kit.svg#', '#');
  return href === undefined ? element : { ...element, attributes: { ...element.attributes, href } };
}

/**
 * Makes a drawing self-contained: paints brushes, outlines texts, inlines the kit's parts, removes unused ids. A filter of
 * its own takes the place of the kit's filter of that name: another light for the same people.
 * @throws Error for a reference that neither the drawing nor the kit defines, or a layer named like a part
 */
export function selfContained(source: SvgElement, kit: Kit, faces: Faces): SvgElement {
  const painted = outlineText(mapElements(source, paint), faces);
  const own = definedIn(painted);
  const parts = partsFor(painted, kit).filter(
    ({ name, attributes: { id } }) => name !== 'filter' || !own.has(id ?? ''),
  );
  const whole = { ...painted, children: [{ name: 'defs', attributes: {}, children: parts }, ...painted.children] };
  for (const { attributes } of parts) {
    if (attributes.id !== undefined && own.has(attributes.id)) {
      throw new Error(`#${attributes.id} is the name of a part of the kit that it uses`);
    }
  }
  const drawn = definedIn(whole);
  for (const id of referencesIn(whole)) {
    if (!drawn.has(id)) throw new Error(`it refers to #${id}, which nobody draws`);
  }
  return withoutIdleIds(mapElements(whole, localHref));
}
