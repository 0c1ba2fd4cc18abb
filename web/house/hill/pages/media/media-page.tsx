import { useState } from 'react';
import { Masthead } from '../../../../kit/design/frames/masthead.js';
import { Terrace } from '../../../../kit/design/frames/terrace.js';
import { PageBody } from '../../../../kit/design/layout/page.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { Tabs } from '../../design/tabs.js';
import skyline from '../../drawings/skyline-mast.svg';
import { articleBlocks } from './article-text.js';
import { Articles, Books, Films } from './shelves.js';
import { useShownMedia } from './shown-media.js';

type Shelf = 'video' | 'documents' | 'books';

interface MediaChoice {
  readonly shelf: Shelf;
  /** Undefined: the tab's first; null: none. */
  readonly item: string | null | undefined;
}

export const firstChoice: MediaChoice = { shelf: 'video', item: undefined };

/** Another tab opens its first item; the same tab changes nothing. */
export function atShelf(choice: MediaChoice, shelf: Shelf): MediaChoice {
  return choice.shelf === shelf ? choice : { shelf, item: undefined };
}

/** Selects an item; selecting the open one clears the selection. */
export function picking(choice: MediaChoice, item: string, isOpen: boolean): MediaChoice {
  return { ...choice, item: isOpen ? null : item };
}

/** /media: films, articles and books, a list on the left and the selected item on the right. */
export function MediaPage() {
  usePageTitle(
    'Media',
    'Top O’ Hill Terrace on film, in the papers and between covers: five films, four articles and three books, each with its source.',
  );
  const { videos, documents, books } = useShownMedia();
  const [choice, setChoice] = useState(firstChoice);
  const shelf = {
    picked: choice.item,
    onPick: (id: string, isOpen: boolean) => setChoice((now) => picking(now, id, isOpen)),
  };
  return (
    <>
      <Masthead title="Media" lead="Videos, articles and books about the hill." skyline={skyline} />
      <Terrace>
        <PageBody>
          <Tabs
            label="Kind of media"
            active={choice.shelf}
            onChange={(name) => setChoice((now) => atShelf(now, name))}
            tabs={[
              { name: 'video', label: 'Video Content', count: videos.length, panel: <Films {...shelf} /> },
              { name: 'documents', label: 'Written Content', count: documents.length, panel: <Articles {...shelf} /> },
              { name: 'books', label: 'Published Books', count: books.length, panel: <Books {...shelf} /> },
            ]}
          />
          <MediaInFull />
        </PageBody>
      </Terrace>
    </>
  );
}

/** The text of all tabs for readers without scripts. Only in the prerendered page. */
function MediaInFull() {
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
