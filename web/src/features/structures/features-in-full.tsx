import { features } from '../../content/features.js';
import { Claims } from '../../design/marks/claims.js';

/** The text of all dialogs for readers without scripts. Only in the prerendered page. */
export function FeaturesInFull() {
  return (
    <noscript>
      {features.map(({ id, title, detailedDescription, footing }) => (
        <section key={id}>
          <h2>{title}</h2>
          {detailedDescription.map((paragraph) => (
            <p key={paragraph}>
              <Claims text={paragraph} />
            </p>
          ))}
          <p>{footing}</p>
        </section>
      ))}
    </noscript>
  );
}
