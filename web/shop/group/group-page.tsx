import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MyGroupDocument } from '../../generated/operations.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { isolated } from '../../kit/lib/names.js';
import { useWhileVisible } from '../../kit/lib/use-while-visible.js';
import { DrawnState } from '../design/drawn-state.js';
import { Whole } from '../design/own-page-parts.js';
import { TokenPage, useTokenQuery } from '../token-page.js';
import { GroupView } from './group-view.js';

/** How often the page asks while seats are being changed. */
const STEP_MS = 3_000;

/** /group/{token}: a group, for its organizer. */
export function GroupPage() {
  usePageTitle(t`Your group`);
  const { token, data, isLoading, refetch } = useTokenQuery(MyGroupDocument);
  const group = data?.myGroup;
  const ask = (): void => void refetch().catch(() => undefined);
  useWhileVisible(typeof group?.step === 'string', STEP_MS, ask);
  if (group) {
    const { number, tourName } = group;
    const organization = isolated(group.organizationName);
    return (
      <>
        <Masthead
          title={t`Your group`}
          lead={
            <Trans>
              {organization}: {tourName}, number <Whole>{number}</Whole>.
            </Trans>
          }
        />
        <Terrace>
          <GroupView group={group} token={token} />
        </Terrace>
      </>
    );
  }
  return (
    <TokenPage
      isLoading={isLoading}
      waiting={t`Looking for your group...`}
      failed={[t`We couldn’t load your group`, t`Your group is safe.`]}
      onRetry={ask}
    >
      {data ? (
        <DrawnState
          isPage
          alert
          title={t`This link doesn’t lead to a group`}
          action={
            <ButtonLink to="/contact">
              <Trans>Ask us</Trans>
            </ButtonLink>
          }
        >
          <Trans>It may have been cut off, or we have sent you a newer one. Our last e-mail has the whole link.</Trans>
        </DrawnState>
      ) : null}
    </TokenPage>
  );
}
