import { styled } from 'styled-components';
import skyline from '../../art/skyline-post.svg';
import { visitHeading, visitLead } from '../../content/visit.js';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { Page } from '../../design/layout/page.js';
import { media } from '../../design/media.js';
import { usePageTitle } from '../../document/page-title.js';
import { ContactAside } from './contact-aside.js';
import { FindUs } from './find-us.js';
import { Letter } from './letter.js';

const Inside = styled(Page)`
  padding-block: clamp(2.25rem, 1.6rem + 2.6vw, 4rem) clamp(3rem, 2rem + 4vw, 6rem);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7);
  ${media.fromDesk} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
`;

/** /contact: write to us, reach us, find us (spec.md §2). */
export const ContactPage = () => {
  usePageTitle(
    visitHeading,
    'Visit Top O’ Hill Terrace in Arlington, Texas: write to us, call, and find the gate on West Division Street. Tours by appointment.',
  );
  return (
    <>
      <Masthead title={visitHeading} lead={visitLead} skyline={skyline} />
      <Terrace>
        <Inside>
          <Columns>
            <Letter />
            <ContactAside />
          </Columns>
          <FindUs />
        </Inside>
      </Terrace>
    </>
  );
};
