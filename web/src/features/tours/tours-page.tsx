import skyline from '../../art/skyline-gate.svg';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { PageBody } from '../../design/layout/page.js';
import { usePageTitle } from '../../document/page-title.js';
import { BeforeYouCome } from './before-you-come.js';
import { ContactPanel } from './contact-panel.js';
import { TourList } from './tour-list.js';

export function ToursPage() {
  usePageTitle(
    'Tours',
    'Guided tours of Top O’ Hill Terrace in Arlington, Texas: what each one shows, how long it takes, what it costs, and where to book it online.',
  );
  return (
    <>
      <Masthead
        title="Tours"
        lead="Guided tours of the gate, the garden, the casino level and the tunnel."
        skyline={skyline}
      />
      <Terrace>
        <PageBody>
          <TourList />
          <BeforeYouCome />
          <ContactPanel />
        </PageBody>
      </Terrace>
    </>
  );
}
