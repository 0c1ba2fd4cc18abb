/** Every media query matches, as on a wide screen: jsdom has no layout. */
export function wideScreen(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
