import { styled } from 'styled-components';
import { ButtonLink } from '../../../kit/design/controls/button-link.js';
import { Night } from '../../../kit/design/ground/ground.js';
import { Page } from '../../../kit/design/layout/page.js';
import gate from '../about/drawings/gate-closed.svg';

const Last = styled(Night)`
  position: relative;
  z-index: 1;
  padding-top: clamp(3.5rem, 3rem + 3vw, 6rem);
  text-align: center;
  border-bottom: 1px solid var(--brass);
  box-shadow: 0 3px 0 var(--night), 0 4px 0 var(--brass);
  h2 { font-size: var(--t-8); }
  a { min-width: min(15rem, 100%); margin-top: var(--s-6); }
  > img { width: 100%; max-width: none; height: clamp(12.5rem, 22.2vw, 36rem); margin-top: clamp(1.5rem, 4vw, 3rem); object-fit: cover; object-position: 50% 100%; mask-image: linear-gradient(transparent, #000 30%); }
`;

/** The end of every story page: a closing gate with a booking button. */
export function GateCloses() {
  return (
    <Last as="section" aria-labelledby="by-appointment">
      <Page>
        <h2 id="by-appointment">The gate opens by appointment.</h2>
        <ButtonLink to="/tours">Book Your Tour</ButtonLink>
      </Page>
      <img src={gate} alt="" width={1440} height={320} loading="lazy" />
    </Last>
  );
}
