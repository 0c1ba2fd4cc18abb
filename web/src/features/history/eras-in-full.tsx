import type { Era } from '../../content/eras.js';

/** What the cards tell, for a reader whose browser runs no scripts: only the prerendered page holds it. */
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
