import { styled } from 'styled-components';
import skyline from '../../art/skyline-post.svg';
import { visitHeading, visitLead } from '../../content/visit.js';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { PageBody } from '../../design/layout/page.js';
import { media } from '../../design/media.js';
import { usePageTitle } from '../../document/page-title.js';
import { ContactAside } from './contact-aside.js';
import { FindUs } from './find-us.js';
import { MessageForm } from './message-form.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7);
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  padding-top: var(--s-6);
  border-top: 4px double var(--rule);
  ${media.fromDesktop} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
`;

export function ContactPage() {
  usePageTitle(
    visitHeading,
    'Visit Top O’ Hill Terrace in Arlington, Texas: write to us, call, and find the gate on West Division Street. Tours by appointment.',
  );
  return (
    <>
      <Masthead title={visitHeading} lead={visitLead} skyline={skyline} />
      <Terrace>
        <PageBody>
          <FindUs />
          <Columns>
            <MessageForm />
            <ContactAside />
          </Columns>
        </PageBody>
      </Terrace>
    </>
  );
}
