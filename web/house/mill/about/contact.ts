import { t } from '@lingui/core/macro';
import type { ContactTexts } from '../../../kit/house/house.js';

export const contactTexts: ContactTexts = {
  lead: t`Ask us about a tour, a school class, or why your bread came out flat. The miller answers most mornings, before the stones start.`,
  description: t`Write to Slate Creek Mill, call, and find us in Fernley Falls, Vermont: how to get here, where to park, and when tours run.`,
  actions: [
    { to: '/tours', label: t`Tours`, text: t`Choose a day and time` },
    { to: '/groups', label: t`Groups`, text: t`Schools, companies, clubs` },
    { to: '/store', label: t`Mill store`, text: t`Flour, meal, good tools` },
    { to: '/visit-us', label: t`Plan your visit`, text: t`Stairs, shoes, strollers` },
  ],
  findUs: {
    heading: t`How to find us`,
    text: t`From the green in Fernley Falls, follow Mill Road down to the creek. The road crosses it on a covered bridge; the mill is the red house right after it, on the left, with its feet in the water.`,
    steps: [
      t`Park in the field across the road. It is free, and the cat may inspect your car.`,
      t`Please arrive fifteen minutes before your tour, and come around to the wheel: that is where we meet.`,
      t`Wear shoes that hold on wet slate, and nothing that minds a little flour.`,
      t`If stairs are hard for you, tell us before you come. The stone floor is level with the yard; the floors above it are not.`,
    ],
  },
};
