import { ButtonLink } from '../../../design/controls/button-link.js';
import { Notice } from '../../../design/marks/notice.js';
import { Text } from '../../../design/type/text.js';
import { usePhone } from '../../../document/use-house.js';
import { ChangeRows } from './change-rows.js';
import { RefundSteps } from './refund-steps.js';
import type { Visit, VisitState } from './use-visit.js';
import { VisitEmail } from './visit-email.js';
import { VisitFood } from './visit-food.js';
import { VisitLink } from './visit-link.js';
import { VisitNeeds } from './visit-needs.js';
import { VisitWaivers } from './visit-waivers.js';

export interface VisitProps extends VisitState {
  readonly visit: Visit;
  readonly token: string;
  /** The link of this page has ended. */
  readonly onReplaced: () => void;
}

/** What can be changed about a visit, beside its ticket; what happens now when it is canceled. */
export function VisitChanges(props: VisitProps) {
  const phone = usePhone();
  const { visit, token, news, changedTo } = props;
  return (
    <section aria-labelledby="change-your-visit">
      <h2 id="change-your-visit">{visit.status === 'cancelled' ? 'What happens now' : 'Change your visit'}</h2>
      {visit.status === 'cancelled' ? null : <VisitEmail key={visit.revision} visit={visit} token={token} />}
      {news?.kind === 'stale' ? (
        <Notice title="This visit has changed" alert>
          You are looking at the current version. Your change was not made, and nothing was charged.
        </Notice>
      ) : null}
      {news?.kind === 'refused' ? (
        <Notice tone="refused" title="Nothing was changed" alert>
          {news.message}
        </Notice>
      ) : null}
      {visit.status === 'cancelled' ? (
        <>
          <Text kind="serif" mt={4}>
            We have released your seats, and our e-mail removes the visit from your calendar. We keep signed waivers for
            a year, then delete them. Come another time.
          </Text>
          <Text mt={4}>
            <ButtonLink to="/tours" kind="second">
              See the tours
            </ButtonLink>
          </Text>
        </>
      ) : (
        <ChangeRows {...props} key={changedTo} />
      )}
      <Text kind="small" soft mt={4}>
        If something looks wrong, call {phone}.
      </Text>
      {visit.status === 'confirmed' ? (
        <>
          <VisitWaivers {...props} />
          <VisitNeeds {...props} />
          <VisitFood visit={visit} />
        </>
      ) : null}
      {visit.status !== 'cancelled' && (visit.refunds ?? []).length > 0 ? <RefundSteps visit={visit} /> : null}
      <VisitLink {...props} />
    </section>
  );
}
