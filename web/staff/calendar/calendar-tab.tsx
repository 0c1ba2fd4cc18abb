import { useState } from 'react';
import { styled } from 'styled-components';
import {
  CreateGuideFeedDocument,
  GuideFeedDocument,
  ReopenDayDocument,
  RevokeGuideFeedDocument,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { FormActions } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { longDate, venueDateTime } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useCalendarForm, useCalendarMutation } from '../data/use-calendar-change.js';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { useCalendarPlace } from './calendar-address.js';
import { CalendarBar } from './calendar-bar.js';
import { CloseDayForm } from './close-day-form.js';
import { ClosureAnswers } from './closure-answers.js';
import { DayTimes } from './day-times.js';
import { HolidaysForm } from './holidays-form.js';
import { HoursForm } from './hours-form.js';
import { MonthGrid } from './month-grid.js';
import { NoticesSection } from './notices-section.js';
import { useClosures } from './use-closures.js';
import { WeekGrid } from './week-grid.js';

const Body = styled(AdminSectionBody)`
  display: grid;
  gap: var(--s-4);
`;

/** A private link to one's own times, for calendar apps. */
function GuideFeedSection() {
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
          A private link for your calendar app: the times you lead, with the number of guests.{' '}
          {feed ? `You created one on ${venueDateTime(feed.createdAt)}; a new one replaces it.` : 'You have none yet.'}
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

const schema = z.object({ reason: z.string().transform((text) => text || null) });

/** Reopens a closed day, after showing who gets their seats back and who stays on another day. */
function ReopenForm({ date, onLeave }: { readonly date: string; readonly onLeave: () => void }) {
  const reopen = useCalendarMutation(ReopenDayDocument, 'NotClosed');
  const { form, ...sending } = useCalendarForm({
    keptAs: `reopening of ${date}`,
    schema,
    empty: { reason: '' },
    send: ({ reason }) => reopen({ date, reason }),
    onDone: onLeave,
  });
  const closures = useClosures(date).flatMap(({ closure }) => (closure.reopenedAt === null ? [closure] : []));
  const sum = (field: 'unanswered' | 'moved' | 'cancelled') =>
    closures.reduce((total, closure) => total + closure[field], 0);
  return (
    <AdminSection title={`Reopen ${longDate(date)}`} tools={<ToolButton onClick={onLeave}>Stay closed</ToolButton>}>
      <AdminSectionBody>
        <StaffForm of={sending} button={`Reopen and notify ${counted(sum('unanswered'), 'party')}`}>
          <Leaders
            facts={[
              { term: 'Get their seats back', value: counted(sum('unanswered'), 'party') },
              { term: 'Stay where they moved', value: counted(sum('moved'), 'party') },
              { term: 'Stay canceled', value: counted(sum('cancelled'), 'party') },
            ]}
          />
          <p>
            Parties that have not answered get an e-mail: we are open after all. Parties that moved keep their new time.
            Refunds that were sent stay sent.
          </p>
          <ReasonField usual="reopening" label="Reason (internal)" {...fieldProps(form, 'reason')} />
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  justify-content: flex-end;
`;

/** Opening times by month, week and day; managers can change them. */
export function CalendarTab() {
  const { view, date, go } = useCalendarPlace();
  const role = useRole();
  const isManager = role === 'manager';
  const toDay = () => go({ view: 'day' });
  if (isManager && view === 'close')
    return (
      <CloseDayForm key={date} date={date} onLeave={toDay} onClosed={(closed) => go({ view: 'day', date: closed })} />
    );
  if (isManager && view === 'holidays') {
    return (
      <AdminColumns>
        <HolidaysForm date={date} onLeave={() => go({ view: 'month' })} />
      </AdminColumns>
    );
  }
  if (isManager && view === 'reopen') return <ReopenForm key={date} date={date} onLeave={toDay} />;
  if (isManager && view === 'hours') {
    return (
      <AdminColumns>
        <HoursForm onLeave={() => go({ view: 'month' })} />
        <NoticesSection />
        <GuideFeedSection />
      </AdminColumns>
    );
  }
  return (
    <AdminColumns>
      <CalendarBar
        tools={
          <Tools>
            {isManager ? (
              <>
                <ToolButton onClick={() => go({ view: 'hours' })}>Hours, notices and feeds</ToolButton>
                <ToolButton onClick={() => go({ view: 'holidays' })}>Holidays</ToolButton>
                <ToolButton kind="main" onClick={() => go({ view: 'close' })}>
                  Close a day
                </ToolButton>
              </>
            ) : null}
          </Tools>
        }
      />
      {view === 'week' ? <WeekGrid date={date} /> : null}
      {view === 'day' && role !== 'guide' ? <ClosureAnswers key={date} date={date} isManager={isManager} /> : null}
      {view === 'day' ? <DayTimes key={date} date={date} isManager={isManager} /> : null}
      {view === 'week' || view === 'day' ? null : <MonthGrid date={date} />}
      {isManager ? null : <GuideFeedSection />}
    </AdminColumns>
  );
}
