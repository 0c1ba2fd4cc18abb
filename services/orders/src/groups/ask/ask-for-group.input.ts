import { emailField } from '@hilltop/platform/values/typed-email';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { GROUP_PAYMENTS } from '../group.entity.js';
import { addressField, dayOfGroup, type OfferedDays, optionalWords, wholePeople, words } from '../group.fields.js';
import { ORGANIZATION_KINDS } from '../organization.entity.js';
import type { GroupTerms } from '../terms/group-terms.js';

const MOST_PREFERRED_DAYS = 3;
const time = lineField()
  .max(20, 'Please write a time such as 10:00 AM')
  .nullish()
  .transform((text) => text || null);

interface Asker extends OfferedDays {
  /** Its organization has not come before. */
  readonly isNew: boolean;
}

export function askForGroupInput({ isNew, ...days }: Asker, terms: GroupTerms) {
  const day = dayOfGroup(days);
  const fields = z.object({
    organizationName: lineField().max(100, 'The name can have at most 100 characters').nullish(),
    organizationKind: z.enum(ORGANIZATION_KINDS).nullish(),
    address: addressField.nullish().transform((text) => text ?? ''),
    organizerName: words('The name', 100),
    organizerEmail: emailField,
    organizerPhone: words('The phone number', 40),
    grade: lineField()
      .max(40, 'The grade can have at most 40 characters')
      .nullish()
      .transform((text) => text ?? ''),
    tourId: z.uuid('This tour does not exist').toLowerCase(),
    pupils: wholePeople('pupils'),
    adults: wholePeople('adults'),
    preferredDays: z
      .array(z.object({ day, from: time, until: time }))
      .min(1, 'Please name a day')
      .max(MOST_PREFERRED_DAYS, `Please name at most ${MOST_PREFERRED_DAYS} days`),
    paysBy: z.enum(GROUP_PAYMENTS),
    accessNeeds: optionalWords('What the group needs', 300),
    note: optionalWords('The note', 1_000),
  });
  return fields.superRefine(({ pupils, adults, organizationName, organizationKind }, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const { smallestGroup, mostPeople } = terms;
    if (pupils + adults < smallestGroup)
      problem('pupils', `A group has at least ${smallestGroup} people. Smaller parties book online`);
    if (pupils + adults > mostPeople) problem('pupils', `A group has at most ${mostPeople} people`);
    if (!isNew) return;
    if (!organizationName) problem('organizationName', 'Please name the organization');
    if (!organizationKind) problem('organizationKind', 'Please choose what it is');
  });
}

export type GroupAsk = z.output<ReturnType<typeof askForGroupInput>>;
