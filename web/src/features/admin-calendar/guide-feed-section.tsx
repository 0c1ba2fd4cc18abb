import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Notice } from '../../design/marks/notice.js';
import {
  CreateGuideFeedDocument,
  GuideFeedDocument,
  RevokeGuideFeedDocument,
} from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';

const Body = styled(AdminSectionBody)`
  display: grid;
  gap: var(--s-4);
`;

/** The private link to the times that one leads oneself, for a calendar app. */
export function GuideFeedSection() {
  const { data } = useAdminQuery(GuideFeedDocument, {});
  const create = useAdminMutation(CreateGuideFeedDocument, [GuideFeedDocument]);
  const revoke = useAdminMutation(RevokeGuideFeedDocument, [GuideFeedDocument]);
  const [url, setUrl] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const feed = data?.guideFeed;
  const make = async (): Promise<void> => {
    const answer = await create({});
    const made = answer !== 'unanswered' && answer.__typename === 'GuideFeedCreated' ? answer.url : undefined;
    setUrl(made);
    setHasFailed(made === undefined);
  };
  const end = async (): Promise<void> => {
    setHasFailed((await revoke({})) === 'unanswered');
    setUrl(undefined);
  };
  return (
    <AdminSection title="Guides’ feed">
      <Body>
        <p>
          A private link for your calendar app: the times that you lead, with how many come.{' '}
          {feed ? `You have one since ${venueDateTime(feed.createdAt)}; a new one ends it.` : 'You have none.'}
        </p>
        {url === undefined ? null : (
          <TextField
            label="Your link (shown only once)"
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
        )}
        {hasFailed ? <Notice tone="refused" title="The server did not answer. Please try again." alert /> : null}
        <FormActions>
          <ToolButton onClick={() => void make()}>{feed ? 'Create a new link' : 'Create a link'}</ToolButton>
          {feed ? <ToolButton onClick={() => void end()}>Revoke the link</ToolButton> : null}
        </FormActions>
      </Body>
    </AdminSection>
  );
}
