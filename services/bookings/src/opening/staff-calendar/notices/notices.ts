import { randomUUID } from 'node:crypto';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Injectable } from '@nestjs/common';
import type { CalendarChangedMeanwhile, NoticeNotFound } from '../../../generated/refusals.js';
import { refuse } from '../../../refusals.en.js';
import type { NoticeDraft } from '../calendar.input.js';
import { CalendarChange, type CalendarChanged } from '../calendar-change.js';

@Injectable()
export class Notices {
  constructor(private readonly calendarChange: CalendarChange) {}

  add(notice: NoticeDraft, staff: StaffIdentity): Promise<CalendarChanged | CalendarChangedMeanwhile> {
    const id = randomUUID();
    return this.calendarChange.execute<never>({
      staff,
      action: 'addNotice',
      version: null,
      change: async (manager) => {
        await manager.query(
          `INSERT INTO notices (id, text, text_es, level, valid_from, valid_until)
           VALUES ($1::uuid, $2::text, $3::text, $4::text, $5::timestamptz, $6::timestamptz)`,
          [id, notice.text, notice.textEs, notice.level, notice.from, notice.until],
        );
        return { targetType: 'notice', targetId: id, before: null, after: { ...notice } };
      },
    });
  }

  remove(id: string, staff: StaffIdentity): Promise<CalendarChanged | CalendarChangedMeanwhile | NoticeNotFound> {
    return this.calendarChange.execute<NoticeNotFound>({
      staff,
      action: 'removeNotice',
      version: null,
      change: async (manager, { data }) => {
        const notice = data.notices.find((known) => known.id === id);
        if (!notice) return refuse.NoticeNotFound();
        await manager.query('DELETE FROM notices WHERE id = $1::uuid', [id]);
        const { text, textEs, level, from, until } = notice;
        return { targetType: 'notice', targetId: id, before: { text, textEs, level, from, until }, after: null };
      },
    });
  }
}
