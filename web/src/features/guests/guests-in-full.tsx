import { guestCategories } from '../../content/guests/guests.js';

/** The text of all categories and dialogs for readers without scripts. Only in the prerendered page. */
export function GuestsInFull() {
  return (
    <noscript>
      {guestCategories.map(({ id, title, guests }) => (
        <section key={id}>
          <h2>{title}</h2>
          {guests.map(({ id: guestId, name, description, era, notable, biography, sureness }) => (
            <section key={guestId}>
              <h3>{name}</h3>
              <p>{description}</p>
              <p>
                {era}. {notable}. The visit: {sureness}.
              </p>
              {biography.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </section>
      ))}
    </noscript>
  );
}
