import type { CSSProperties, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { Paper } from '../../../../kit/design/ground/ground.js';
import { IllustratedDialog } from '../../../../kit/design/layers/illustrated-dialog.js';
import { Page } from '../../../../kit/design/layout/page.js';
import { media } from '../../../../kit/design/media.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { Claims } from '../../design/claims.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import { type Era, eras as eightEras } from '../../texts/eras.js';
import { EraCard } from './era-card.js';
import { EraLine } from './era-line.js';
import { useEraLine } from './use-era-line.js';
import { Year } from './year.js';

/** Where a pointer hovers over a wide line, the strips themselves say what they hold. */
const Contents = styled(Page)`
  padding-block: clamp(2rem, 3vw, 3rem) clamp(3rem, 5vw, 5.5rem);
  @media (min-width: 60rem) and (hover: hover) { display: none; }
`;

/** From 960 px in two columns, read down first. */
const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: clamp(2rem, 5vw, 4.5rem);
  margin-top: var(--s-4);
  ${media.fromDesktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); grid-template-rows: repeat(var(--rows), auto); grid-auto-flow: column; }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--s-5);
  align-items: baseline;
  height: 100%;
  padding: var(--s-4) 0;
  border-top: 1px solid var(--rule);
  text-decoration: none;
  > span:first-child { font: 400 var(--t-5) / 1.15 var(--title); color: var(--oxblood); }
  b { display: block; font: 400 var(--t-6) / 1.15 var(--title); }
  b + span { display: block; margin-top: var(--s-1); font: 400 var(--t-4) / 1.45 var(--text); color: var(--fg-soft); }
  &:hover { background: var(--hover); b { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; } }
  ${media.fromPhone} { grid-template-columns: 9.75rem minmax(0, 1fr); }
`;

/** The eight eras as a list, while none is open. Each row links to its era's fragment. */
function EraContents({ eras }: { readonly eras: readonly Era[] }) {
  return (
    <Contents as="section" aria-labelledby="where-to-begin">
      <h2 id="where-to-begin">Where to begin</h2>
      <List style={{ '--rows': Math.ceil(eras.length / 2) } as CSSProperties}>
        {eras.map(({ id, year, title, preview }) => (
          <li key={id}>
            <Row to={{ hash: id }} replace preventScrollReset>
              <span>
                <Year>{year}</Year>
              </span>
              <span>
                <b>{title}</b>
                <span>
                  <Claims text={preview} />
                </span>
              </span>
            </Row>
          </li>
        ))}
      </List>
    </Contents>
  );
}

const BigYear = styled.p`
  margin-top: var(--s-3);
  font: 400 clamp(2.25rem, 1.6rem + 2.4vw, 3.5rem) / 0.95 var(--sign);
  color: var(--oxblood);
`;

const Description = styled.p`
  margin-top: var(--s-4);
  font: italic 400 var(--t-5) / 1.4 var(--text);
  color: var(--fg-soft);
`;

const Summary = styled.p`
  margin-top: var(--s-4);
  font: 400 var(--t-4) / var(--lh-read) var(--text);
`;

interface EraDialogProps {
  readonly era: Era;
  readonly onClose: () => void;
}

/** An era without a card of its own: year, title, description, image, summary. */
function EraDialog({ era, onClose }: EraDialogProps) {
  return (
    <IllustratedDialog
      open
      onOpenChange={onClose}
      title={era.title}
      place="beside"
      illustration={<DrawingImage drawing={drawing(era.drawing)} />}
    >
      <BigYear>
        <Year>{era.year}</Year>
      </BigYear>
      <Description>
        <Claims text={era.preview} />
      </Description>
      <Summary>{era.summary}</Summary>
    </IllustratedDialog>
  );
}

const CARD = 'era';

const slide = keyframes`from { clip-path: inset(0 calc(100% - 100% * var(--strip-end)) 100% calc(100% * var(--strip-start))); }`;

/** The sheet below the line; the open era's year touches it. On a wide screen it slides out of the open strip. */
const Sheet = styled(Paper)`
  border-top: 4px solid var(--brass-lit);
  ${media.fromDesktop} { &[data-open] { animation: ${slide} 320ms var(--ease); } }
  ${media.reducedMotion} { &[data-open] { animation: none; } }
`;

const dedicated = new Set(eightEras.map(({ id }) => id));

/** /history: eight eras on one line, one open at a time. Any other era opens in a dialog. */
export function HistoryPage({ eras = eightEras }: { readonly eras?: readonly Era[] }) {
  usePageTitle(
    'History in eight eras',
    'Tea room, casino, raid, seminary, university: eight eras of Top O’ Hill Terrace on one line, each with its story and how sure we are of it.',
  );
  const control = useEraLine(eras.map(({ id }) => id));
  const place = eras.findIndex(({ id }) => id === control.open);
  const open = eras[place];
  const hasCard = open !== undefined && dedicated.has(open.id);

  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key !== 'Escape' || defaultPrevented) return;
    if (control.preview === undefined) control.close();
    else control.tell({ kind: 'escaped' });
  };

  return (
    <>
      {/* Escape works wherever focus is between the line and the card. */}
      <section aria-label="Eight eras" onKeyDown={onKeyDown}>
        <EraLine eras={eras} control={control} cardId={CARD} />
        <Sheet
          key={hasCard ? open.id : undefined}
          data-open={hasCard ? '' : undefined}
          style={{ '--strip-start': place / eras.length, '--strip-end': (place + 1) / eras.length } as CSSProperties}
        >
          {hasCard ? (
            <EraCard
              id={CARD}
              era={open}
              before={eras[place - 1]}
              after={eras[place + 1]}
              onChoose={(era) => control.tell({ kind: 'chosen', era })}
              onClose={control.close}
            />
          ) : (
            <EraContents eras={eras} />
          )}
          <ErasInFull eras={eras} />
        </Sheet>
      </section>
      {open !== undefined && !hasCard ? (
        <EraDialog era={open} onClose={() => control.tell({ kind: 'closed' })} />
      ) : null}
    </>
  );
}

/** The text of all cards for readers without scripts. Only in the prerendered page. */
function ErasInFull({ eras }: { readonly eras: readonly Era[] }) {
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
