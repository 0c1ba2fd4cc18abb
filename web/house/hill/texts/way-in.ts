import type { WayIn } from '../../../kit/house/way-in.js';

/** FOR THE OWNER TO CONFIRM: where the guide meets a party, and which lot it takes. */
export const wayInWords: Omit<WayIn, 'drawing'> = {
  alt: 'Illustration. From above, at dusk: the highway, two gate towers, a drive that winds uphill past parked cars to a lit building, a ramp, the mouth of the tunnel and a walled garden',
  caption: 'The way as we draw it, not to scale. Which lot visitors take is not settled yet.',
  stops: [
    { title: 'Division Street', question: 'How do I find the gate?', at: [8.2, 57] },
    {
      title: 'The gate',
      text: 'Two sandstone towers and an iron gate stand at number 3001. The state’s marker is beside them.',
      at: [19, 41],
    },
    { title: 'The meeting point', question: 'Where do we meet?', at: [22.1, 77] },
    {
      title: 'The drive',
      text: 'In the days of the casino it was about 900 feet long. It is a campus today, so please drive slowly.',
      at: [36, 54],
    },
    { title: 'Parking', question: 'Where do I park?', at: [50.8, 36] },
    { title: 'The hillside', text: 'Every tour is on foot, over a hillside with steps.', at: [60, 66] },
    { title: 'The ramp', question: 'The tunnel', at: [69.6, 89] },
    { title: 'The tunnel', question: 'Do we go into a tunnel?', at: [77.3, 61] },
    {
      title: 'The garden',
      text: 'Sandstone walls with ironwork, a small pond and a gazebo with a tiled roof.',
      at: [84.4, 39],
    },
    { title: 'The overlook', text: 'From here one looks toward Fort Worth.', at: [97.6, 36] },
  ],
};
