import { articleBlocks } from './article-text.js';
import { useShownMedia } from './shown-media.js';

/** The text of all tabs for readers without scripts. Only in the prerendered page. */
export function MediaInFull() {
  const { videos, documents, books } = useShownMedia();
  return (
    <noscript>
      <h2>Video Content</h2>
      {videos.map(({ id, title, source, description, status, sourcePage, sourceLabel }) => (
        <section key={id}>
          <h3>{title}</h3>
          <p>{source}</p>
          <p>{description}</p>
          <p>
            {status} <a href={sourcePage}>{sourceLabel}</a>
          </p>
        </section>
      ))}
      <h2>Written Content</h2>
      {documents.map(({ id, title, source, date, content, sourcePage }) => (
        <section key={id}>
          <h3>{title}</h3>
          <p>
            {[source, date].filter(Boolean).join('. ')}. <a href={sourcePage}>Read it where it was printed</a>
          </p>
          {articleBlocks(content).map((block) => {
            const lines = block.kind === 'bullets' ? block.items : [block.text];
            return lines.map((line) => <p key={line}>{line}</p>);
          })}
        </section>
      ))}
      <h2>Published Books</h2>
      {books.map(({ id, title, authors, price, shipping, summary }) => (
        <section key={id}>
          <h3>{title}</h3>
          <p>
            {authors}. ${price}. Shipping: {shipping}
          </p>
          <p>{summary}</p>
        </section>
      ))}
    </noscript>
  );
}
