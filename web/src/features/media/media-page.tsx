import { useState } from 'react';
import skyline from '../../art/skyline-mast.svg';
import { Tabs } from '../../design/controls/tabs.js';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { PageBody } from '../../design/layout/page.js';
import { usePageTitle } from '../../document/page-title.js';
import { atShelf, firstChoice, picking } from './media-choice.js';
import { MediaInFull } from './media-in-full.js';
import { Articles, Books, Films } from './shelves.js';
import { useShownMedia } from './shown-media.js';

/** /media: films, articles and books, a list on the left and the selected item on the right. */
export function MediaPage() {
  usePageTitle(
    'Media',
    'Top O’ Hill Terrace on film, in the papers and between covers: five films, four articles and three books, each with its source.',
  );
  const { videos, documents, books } = useShownMedia();
  const [choice, setChoice] = useState(firstChoice);
  const shelf = { picked: choice.item, onPick: (id: string) => setChoice((now) => picking(now, id)) };
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
