import { styled } from 'styled-components';
import { imageCredits, imageCreditsLead } from '../../content/image-credits.js';
import { Paper } from '../../design/ground/ground.js';
import { Page } from '../../design/layout/page.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';

const Ledge = styled(Paper)`
  position: relative;
  z-index: 1;
  border-top: 1px solid var(--brass);
  box-shadow: 0 -3px 0 var(--night), 0 -4px 0 var(--brass);
`;

const Credits = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-8);
  padding-block: clamp(2.5rem, 2rem + 2.4vw, 4rem) clamp(3rem, 2rem + 4vw, 5.5rem);
  h2 + p { margin-top: var(--s-3); }
  dl { border-top: 4px double var(--rule); }
  dl > div { display: grid; gap: var(--s-1) var(--s-5); padding-block: var(--s-3); border-bottom: 1px solid var(--line); }
  dt { font: 400 var(--t-5) / 1.2 var(--title); }
  dd { font: 400 var(--t-3) / 1.5 var(--text); color: var(--fg-soft); }
  ${media.fromPhone} { dl > div { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: baseline; } }
  ${media.fromDesktop} { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); }
`;

export function ImageCredits() {
  return (
    <Ledge as="section" aria-labelledby="image-credits">
      <Credits>
        <div>
          <h2 id="image-credits">Image credits</h2>
          <Text kind="serif">{imageCreditsLead}</Text>
        </div>
        <dl>
          {imageCredits.map(({ subject, credit }) => (
            <div key={subject}>
              <dt>{subject}</dt>
              <dd>{credit}</dd>
            </div>
          ))}
        </dl>
      </Credits>
    </Ledge>
  );
}
