function isText(child: unknown): child is string | number {
  return typeof child === 'string' || typeof child === 'number';
}

/**
 * `<b>${sum}</b>` has two texts, which React writes to the page one by one. A browser that translates the page puts elements of its own in
 * their place, and what React writes from then on is not seen: old money stayed on screen. As the only text of its element it is
 * replaced with the element's content. So texts that follow each other become one, at the place of the first; others keep their place.
 */
export function wholeTexts(children: unknown): unknown {
  if (!Array.isArray(children) || !children.some(isText)) return children;
  const places: unknown[] = [];
  let first = -1;
  for (const [place, child] of children.entries()) {
    const goesOn = first !== -1 && isText(child);
    places.push(goesOn ? null : child);
    if (goesOn) places[first] = `${String(places[first])}${child}`;
    else first = isText(child) ? place : -1;
  }
  const isAlone = places.every((child) => isText(child) || child === null || typeof child === 'boolean');
  return isAlone ? places.filter(isText).join('') : places;
}

/** With its texts whole. */
export function withWholeTexts<Props>(props: Props): Props {
  const { children } = props as { readonly children?: unknown };
  const whole = wholeTexts(children);
  return whole === children ? props : { ...props, children: whole };
}

export function isSeveral(props: unknown): boolean {
  return Array.isArray((props as { readonly children?: unknown }).children);
}
