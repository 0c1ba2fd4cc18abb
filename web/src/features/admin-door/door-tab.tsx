import { styled } from 'styled-components';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { useRole } from '../../admin/session-state/session-store.js';
import { ToolAnchor } from '../../design/controls/tool-link.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { venueToday } from '../../lib/venue-dates.js';
import { ConflictsSection } from './conflicts-section.js';
import { KitchenSection } from './kitchen-section.js';
import { WalkUpSection } from './walk-up-section.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-6);
  align-items: start;
  @media (min-width: 80rem) { grid-template-columns: 26rem minmax(0, 1fr); }
  ${media.print} { display: block; }
`;

/** The kitchen sheet is printed alone. */
const OnScreen = styled.div`
  min-width: 0;
  ${media.print} { display: none; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-4);
  ${media.belowTablet} { > a { flex: 1 1 100%; } }
  ${media.print} { display: none; }
`;

/** What is done at the door today: conflicts are settled, seats are sold, and food is taken in. */
export function DoorTab() {
  const today = venueToday();
  const isGuide = useRole() === 'guide';
  return (
    <AdminColumns>
      <Head>
        <Text soft>
          {isGuide
            ? 'Names and tickets on your phone, even offline.'
            : 'Scans are never rejected or lost. When two phones disagree, staff decide here.'}
        </Text>
        <ToolAnchor kind="main" href="/door">
          Open the door
        </ToolAnchor>
      </Head>
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
