/** What who organizes a group confirms for all of its pupils. A change is a new version, because each confirmation names its own. */
export const GROUP_RULES: readonly string[] = [
  'Our adults stay with our pupils all the time, and see that they keep with the guide.',
  'We have told our pupils to touch nothing, to stay on the path, and to walk.',
  'We have the permission of a parent for each pupil, and somebody with us knows whom to call.',
  'If a pupil has a need that a guide should know, it is written on the ticket’s page.',
];

export const GROUP_RULES_VERSION = '2026-12-01';
