import type { HouseTexts } from '../../../kit/house/house.js';

/** The mill is invented, so its sentences rest on no facts. Staff keep address, phone and e-mail. */
export const texts: HouseTexts = {
  description:
    'A gristmill on Slate Creek in Fernley Falls, Vermont, that still grinds by water. See the stones turn, bake with the flour, take a bag home.',
  setting: 'Where the road crosses Slate Creek, below the falls. Look for the red gable and listen for the wheel.',
  beside: 'where the road crosses Slate Creek',
  parking: 'Parking is free, in the field across the road.',
  footnote: 'Stone-ground since the creek was let in',
  meetAt: 'the wheel',
  meetAtInWords: 'the big wooden wheel',
  ground:
    'Inside, the stairs are steep and the floor shakes when the stones run. By the creek the slate is slippery when it is wet.',
  toursLead: 'The miller shows you around: the wheel, the gears, the stones, and what comes out of them.',
  storeTitle: 'The Mill Store',
  storeLead: 'Flour from this week, and a few good things to bake it with.',
  contact: {
    lead: 'Ask us about a tour, a school class, or why your bread came out flat. The miller answers most mornings, before the stones start.',
    description:
      'Write to Slate Creek Mill, call, and find us in Fernley Falls, Vermont: how to get here, where to park, and when tours run.',
    actions: [
      { to: '/tours', label: 'Tours', text: 'Choose a day and time' },
      { to: '/store', label: 'Mill store', text: 'Flour, meal, good tools' },
      { to: '/visit-us', label: 'Plan your visit', text: 'Stairs, shoes, strollers' },
    ],
  },
  findUs: {
    heading: 'How to find us',
    text: 'From the green in Fernley Falls, follow Mill Road down to the creek. The road crosses it on a covered bridge; the mill is the red house right after it, on the left, with its feet in the water.',
    steps: [
      'Park in the field across the road. It is free, and the cat may inspect your car.',
      'Please arrive fifteen minutes before your tour, and come around to the wheel: that is where we meet.',
      'Wear shoes that hold on wet slate, and nothing that minds a little flour.',
      'If stairs are hard for you, tell us before you come. The stone floor is level with the yard; the floors above it are not.',
    ],
  },
  missing: 'The water never came down this race. Try one of these instead.',
};
