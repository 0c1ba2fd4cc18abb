import { features } from '../../content/features.js';
import { Claims } from '../../design/marks/claims.js';

/** What the dialogs tell, for a reader whose browser runs no scripts: only the prerendered page holds it. */
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
