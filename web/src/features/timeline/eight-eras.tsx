import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { drawing } from '../../art/scenes/drawings.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Night } from '../../design/ground/ground.js';
import { Page } from '../../design/layout/page.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';

const Band = styled(Night)`
  position: relative;
  padding-top: clamp(3rem, 2.4rem + 3vw, 5.5rem);
  border-bottom: 1px solid var(--brass);
  box-shadow: 0 3px 0 var(--night), 0 4px 0 var(--brass);
  /* The ratio is given, because browsers use that of a strip once the History page has shown one of the same file. */
  > img { width: 100%; max-width: none; height: auto; aspect-ratio: 1600 / 520; object-fit: cover; margin-top: clamp(2rem, 4vw, 3.5rem); border-top: 1px solid var(--brass); }
  ${media.belowTablet} { > img { height: 15rem; object-fit: cover; object-position: 66% 100%; } }
  ${media.print} { display: none; }
`;

const Content = styled(Page)`
  display: grid;
  justify-items: start;
  gap: var(--s-4) var(--s-7);
  h2 { font-size: var(--t-8); }
  h2 + p { margin-top: var(--s-3); max-width: 40rem; }
  ${media.fromDesktop} { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
`;

/** The link to the History page. */
export function EightEras() {
  return (
    <Band as="section" aria-labelledby="eight-eras">
      <Content>
        <div>
          <h2 id="eight-eras">Eight eras, one tunnel</h2>
          <Text kind="lead">The same hill eight times over, from the first parasol to the present, on one line.</Text>
        </div>
        <ButtonLink to="/history">See the eight eras</ButtonLink>
      </Content>
      <DrawingImage drawing={drawing('hill-eras')} loading="lazy" />
    </Band>
  );
}
