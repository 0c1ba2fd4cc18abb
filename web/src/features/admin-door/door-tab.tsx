import { styled } from 'styled-components';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { useRole } from '../../admin/session/session-store.js';
import { media } from '../../design/media.js';
import { venueToday } from '../../lib/venue-dates.js';
import { ConflictsSection } from './conflicts-section.js';
import { KitchenSection } from './kitchen-section.js';
import { WalkUpSection } from './walk-up-section.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-6);
  align-items: start;
  @media (min-width: 68rem) { grid-template-columns: 26rem minmax(0, 1fr); }
  ${media.print} { display: block; }
`;

/** The kitchen sheet is printed alone. */
const OnScreen = styled.div`
  min-width: 0;
  ${media.print} { display: none; }
`;

/** What is done at the door today: seats are sold, and food is taken in. */
export function DoorTab() {
  const today = venueToday();
  const isGuide = useRole() === 'guide';
  return (
    <AdminColumns>
      {isGuide ? null : (
        <OnScreen>
          <ConflictsSection date={today} />
        </OnScreen>
      )}
      <Columns>
        <OnScreen>
          <WalkUpSection date={today} />
        </OnScreen>
        <KitchenSection today={today} />
      </Columns>
    </AdminColumns>
  );
}
