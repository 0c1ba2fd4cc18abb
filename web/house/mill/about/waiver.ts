import { t } from '@lingui/core/macro';
import { waiver } from '../../../../services/shared/house/mill/house.json';

export const waiverForOthers = t`Each other guest signs their own, and a parent signs for a child: by a link that comes with your ticket, or at the wheel.`;

/** Version of this text. Signatures name it, and the bookings service accepts no other. */
export const waiverVersion: string = waiver.version;
