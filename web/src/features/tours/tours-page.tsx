import { styled } from 'styled-components';
import skyline from '../../art/skyline-gate.svg';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { Page } from '../../design/layout/page.js';
import { usePageTitle } from '../../document/page-title.js';
import { BeforeYouCome } from './before-you-come.js';
import { ContactPanel } from './contact-panel.js';
import { TourList } from './tour-list.js';

const Inside = styled(Page)`
  padding-block: clamp(2.25rem, 1.6rem + 2.6vw, 4rem) clamp(3rem, 2rem + 4vw, 6rem);
`;

/** /tours: what is on offer, what to know, whom to ask (spec.md §2). */
export const ToursPage = () => {
  usePageTitle(
    'Tours',
    'Guided tours of Top O’ Hill Terrace in Arlington, Texas: what each one shows, how long it takes, what it costs, and where to book it online.',
  );
  return (
    <>
      <Masthead title="Tours" lead="Choose your way up the drive. Every one ends in daylight." skyline={skyline} />
      <Terrace>
        <Inside>
          <TourList />
          <BeforeYouCome />
          <ContactPanel />
        </Inside>
      </Terrace>
    </>
  );
};
