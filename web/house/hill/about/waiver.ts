import { t } from '@lingui/core/macro';

export const waiverForOthers = t`Each other guest signs their own, and a parent signs for a child: by a link that comes with your ticket, or at the door.`;

/** Version of this text. Signatures name it, and the bookings service accepts no other (waiver-version.ts). */
export const waiverVersion = '2026-11-27';
