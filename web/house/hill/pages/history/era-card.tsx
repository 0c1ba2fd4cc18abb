import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { IconButton } from '../../../../kit/design/controls/icon-button.js';
import { Frame } from '../../../../kit/design/frames/frame.js';
import { nightColors } from '../../../../kit/design/ground/ground.js';
import { Page } from '../../../../kit/design/layout/page.js';
import { Icon } from '../../../../kit/design/marks/icon.js';
import { Leaders } from '../../../../kit/design/marks/leaders.js';
import { media } from '../../../../kit/design/media.js';
import { CertaintyMark } from '../../design/certainty-mark.js';
import { Claims } from '../../design/claims.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { eraScene } from '../../drawings/scenes/era-drawings.js';
import type { Era } from '../../texts/eras.js';
import { Year } from './year.js';

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s-3) var(--s-5);
  margin-top: var(--s-6);
  padding-top: var(--s-3);
  border-top: 4px double var(--rule);
`;

const Step = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: var(--target);
  font: 500 var(--t-3) / 1.2 var(--ui);
  text-align: left;
  color: var(--accent);
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  &:last-child { margin-left: auto; text-align: right; }
  svg { flex: none; }
`;

interface EraStepsProps {
  readonly before: Era | undefined;
  readonly after: Era | undefined;
  readonly onChoose: (era: string) => void;
}

function EraSteps({ before, after, onChoose }: EraStepsProps) {
  return (
    <Steps>
      {before ? (
        <Step type="button" aria-label={`Previous era: ${before.title}`} onClick={() => onChoose(before.id)}>
          <Icon name="previous" size={20} />
          {before.title}
        </Step>
      ) : null}
      {after ? (
        <Step type="button" aria-label={`Next era: ${after.title}`} onClick={() => onChoose(after.id)}>
          {after.title}
          <Icon name="next" size={20} />
        </Step>
      ) : null}
    </Steps>
  );
}

const Card = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) clamp(2rem, 5vw, 4.5rem);
  padding-block: clamp(1.75rem, 3vw, 3rem) clamp(3rem, 5vw, 5.5rem);
  /* Opening scrolls the title into view and keeps the years of the line visible. */
  scroll-margin: 4rem 0 55svh;
  ${media.fromDesktop} { grid-template-columns: minmax(0, 6fr) minmax(0, 7fr); align-items: start; }
`;

const Poster = styled(Frame)`
  ${nightColors}
  > img { aspect-ratio: 520 / 664; object-fit: cover; }
  ${media.belowDesktop} { > img { aspect-ratio: 4 / 3; object-position: 50% var(--focal, 60%); } }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--s-4);
`;

const BigYear = styled.p`
  font: 400 clamp(3rem, 2rem + 5vw, 6rem) / 0.9 var(--sign);
  color: var(--oxblood);
  &[data-span] { font-size: clamp(2.25rem, 1.4rem + 3.4vw, 4.5rem); }
`;

const Content = styled.div`
  h2 { margin-top: var(--s-3); font-size: var(--t-8); }
  dl { margin-top: var(--s-5); max-width: var(--measure); }
  dt { font: 400 var(--t-3) / 1.35 var(--text); }
  > a { margin-top: var(--s-5); }
`;

const Tagline = styled.p`
  margin-top: var(--s-3);
  font: italic 400 var(--t-5) / 1.4 var(--text);
  color: var(--fg-soft);
  text-wrap: balance;
`;

const Paragraph = styled.p`
  margin-top: var(--s-4);
  max-width: var(--measure);
  font: 400 var(--t-4) / var(--lh-read) var(--text);
  text-wrap: pretty;
`;

interface EraCardProps {
  readonly id: string;
  readonly era: Era;
  readonly before: Era | undefined;
  readonly after: Era | undefined;
  readonly onChoose: (era: string) => void;
  readonly onClose: () => void;
}

/** The open era: picture, headline, tagline, story, and how sure each part is. Its title takes focus. */
export function EraCard({ id, era, before, after, onChoose, onClose }: EraCardProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [era.id]);

  return (
    <Card as="section" id={id} ref={card} aria-labelledby={`${id}-title`}>
      <Poster>
        <DrawingImage drawing={eraScene(era.drawing)} />
      </Poster>
      <Content>
        <Top>
          <BigYear data-span={era.year.includes('-') || undefined}>
            <Year>{era.year}</Year>
          </BigYear>
          <IconButton icon="close" edged label={`Close ${era.title}`} onClick={onClose} />
        </Top>
        <h2 id={`${id}-title`} ref={title} tabIndex={-1}>
          {era.title}
        </h2>
        <Tagline>
          <Claims text={era.tagline} />
        </Tagline>
        {era.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>
            <Claims text={paragraph} />
          </Paragraph>
        ))}
        <Leaders
          facts={era.marks.map(({ claim, certainty }) => ({
            term: claim,
            value: <CertaintyMark certainty={certainty} />,
          }))}
        />
        {era.seenOn ? <ButtonLink to={era.seenOn.to}>{era.seenOn.label}</ButtonLink> : null}
        <EraSteps before={before} after={after} onChoose={onChoose} />
      </Content>
    </Card>
  );
}
