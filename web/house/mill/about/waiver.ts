import { t } from '@lingui/core/macro';
import { waiver } from '../../../../services/shared/house/mill/house.json';

/** An example, as the mill is. */
export const waiverText: readonly string[] = [
  t`The mill is at work while we visit it. Wheels, belts and stones turn; floors shake, stairs are steep, and the slate by the creek can be wet.`,
  t`I will stay with the miller, keep hands, hair and sleeves away from whatever moves, and say beforehand if stairs are hard for me or for a child I sign for.`,
  t`For myself, and for a child I sign for, I release Slate Creek Mill and those who work there from claims for injury or loss that come from the ordinary risks of such a visit, as far as the law of Vermont allows.`,
];

export const waiverForOthers = t`Each other guest signs their own, and a parent signs for a child: by a link that comes with your ticket, or at the wheel.`;

/** Version of this text. Signatures name it, and the bookings service accepts no other. */
export const waiverVersion: string = waiver.version;
