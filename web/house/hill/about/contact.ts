import { t } from '@lingui/core/macro';
import type { ContactTexts } from '../../../kit/house/house.js';

export const contactTexts: ContactTexts = {
  lead: t`The gate opens by appointment. Write to us about a tour, a group or a book. Did someone in your family work here? Please tell us.`,
  description: t`Visit Top O’ Hill Terrace in Arlington, Texas: write to us, call, and find the gate on West Division Street. Tours by appointment.`,
  actions: [
    { to: '/tours', label: t`Tours`, text: t`Choose a day and time` },
    { to: '/groups', label: t`Groups`, text: t`Schools, companies, clubs` },
    { to: '/store', label: t`Store`, text: t`Books and keepsakes` },
    { to: '/media', label: t`Media`, text: t`Films, articles, books` },
  ],
  findUs: {
    heading: t`Find Us`,
    text: t`Look for two sandstone towers and an iron gate on West Division Street. It is the old Bankhead Highway, 10 miles from downtown Fort Worth and 21 from downtown Dallas in a straight line. The state’s marker stands by the gate.`,
    steps: [
      t`From either city, take Texas 180 into Arlington; in town it is called Division Street.`,
      t`The gate is at number 3001, on the west side of town. It belongs to the university now, so please drive slowly, as you would near any school.`,
      t`Please arrive fifteen minutes before your tour. Parking is free.`,
      t`It is a hillside, with steps. The tunnel has a ramp and handrails; if stairs are difficult for you, tell us before you come, and we will tell you what you can reach.`,
    ],
  },
};
