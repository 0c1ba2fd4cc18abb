import type { Era } from '../../content/eras.js';

/** The text of all cards for readers without scripts. Only in the prerendered page. */
export function ErasInFull({ eras }: { readonly eras: readonly Era[] }) {
  return (
    <noscript>
      {eras.map(({ id, year, title, tagline, paragraphs }) => (
        <section key={id} id={id}>
          <h2>
            {year}: {title}
          </h2>
          <p>{tagline}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </noscript>
  );
}
