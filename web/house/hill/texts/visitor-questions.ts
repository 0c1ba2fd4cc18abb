import type { VisitorQuestion } from '../../../kit/lib/site-content.js';

/**
 * The questions until staff change them. `infra/docs/facts.md` has the source of each answer. FOR THE OWNER TO CONFIRM:
 * every answer that is `unconfirmed`, and what is `unknown`.
 */
export const visitorQuestions: readonly VisitorQuestion[] = [
  {
    topic: 'arrival',
    question: 'How do I find the gate?',
    answer:
      'From Dallas or Fort Worth, take Texas 180 into Arlington; in town it is called Division Street. Look for two sandstone towers and an iron gate on the west side of town.',
    state: 'known',
    source: 'the visitors’ bureau of Arlington',
  },
  {
    topic: 'arrival',
    question: 'Where do I park?',
    answer: 'Parking is free.',
    state: 'known',
    source: 'the visitors’ bureau of Arlington',
  },
  {
    topic: 'arrival',
    question: 'Which parking lot is nearest?',
    answer: 'The house has not said yet which lot visitors should take. Please ask when you call, write or book.',
    state: 'unknown',
  },
  {
    topic: 'arrival',
    question: 'When should I be there?',
    answer: 'Please arrive fifteen minutes before your tour.',
    state: 'known',
  },
  {
    topic: 'arrival',
    question: 'Where do we meet?',
    answer: 'Your guide meets you at the gate.',
    state: 'unconfirmed',
  },
  {
    topic: 'arrival',
    question: 'Can I come without a car?',
    answer: 'We cannot say yet which bus, train or shared ride stops nearby.',
    state: 'unknown',
  },
  {
    topic: 'accessibility',
    question: 'The tunnel',
    answer: 'The tunnel has a ramp and handrails.',
    state: 'known',
    source: 'the engineers who opened it',
  },
  {
    topic: 'accessibility',
    question: 'If you use a wheelchair or a cane',
    answer:
      'Tell us when you book, under “Access needs”, in your own words. Your guide reads it before you come, and it is deleted a day after your visit.',
    state: 'known',
  },
  {
    topic: 'accessibility',
    question: 'How many steps',
    answer: 'It is a hillside, with steps. How many there are on each tour has not been counted yet.',
    state: 'unknown',
  },
  {
    topic: 'accessibility',
    question: 'How far, and how steep',
    answer: 'Every tour is on foot. How long its way is, and how steep, has not been measured yet.',
    state: 'unknown',
  },
  {
    topic: 'accessibility',
    question: 'Places to sit',
    answer: 'We cannot say yet where you can sit on the way. Please ask before you come.',
    state: 'unknown',
  },
  {
    topic: 'accessibility',
    question: 'Toilets',
    answer: 'We cannot say yet which toilets are open to visitors, or wide enough for a wheelchair.',
    state: 'unknown',
  },
  {
    topic: 'accessibility',
    question: 'Hearing',
    answer:
      'We cannot say yet whether there is a loop or a headset. Tell us when you book, and your guide knows beforehand.',
    state: 'unknown',
  },
  {
    topic: 'accessibility',
    question: 'Service animals',
    answer:
      'A dog that is trained to do work or tasks for a person with a disability comes along wherever visitors go; so does a miniature horse where the way allows it. It costs nothing and needs no papers. Where it is not plain, we may ask two things: whether the animal is required because of a disability, and what work or task it has been trained to perform. It must be under your control.',
    state: 'known',
    source: 'the Americans with Disabilities Act',
  },
  {
    topic: 'rules',
    question: 'Bags',
    answer: 'Bring a small bag. Please leave large ones in the car.',
    state: 'unconfirmed',
  },
  {
    topic: 'rules',
    question: 'Strollers',
    answer: 'A stroller is fine outdoors. In the tunnel, a carrier is easier.',
    state: 'unconfirmed',
  },
  {
    topic: 'rules',
    question: 'Dogs',
    answer: 'Please leave your dog at home, unless it is a service animal: those are welcome wherever visitors go.',
    state: 'unconfirmed',
  },
  {
    topic: 'rules',
    question: 'Rain, storm and ice',
    answer:
      'When the weather closes a day, we write to you. You choose a time that we keep for you, another one, or all your money back.',
    state: 'known',
  },
  {
    topic: 'rules',
    question: 'Photographs',
    answer: 'You may take pictures for yourself, without a tripod. A tour of your own has time for them.',
    state: 'unconfirmed',
  },
  {
    topic: 'rules',
    question: 'If you are late',
    answer:
      'Please call or write to us from the road. The tour starts on time; where it is possible, you join it on the way.',
    state: 'unconfirmed',
  },
  {
    topic: 'rules',
    question: 'Children',
    answer: 'A grown-up comes with them, and signs the waiver for them.',
    state: 'unconfirmed',
  },
  {
    topic: 'other',
    question: 'Can I just walk in?',
    answer: 'Every visit is guided, and seats are few. Please book online, or call or write and ask for today.',
    state: 'unconfirmed',
  },
  {
    topic: 'other',
    question: 'How long does it take?',
    answer: 'A tour takes from 90 minutes to 3 hours. Each one says how long it is.',
    state: 'known',
  },
  {
    topic: 'other',
    question: 'Do we go into a tunnel?',
    answer: 'One tunnel was given a ramp and handrails, and can be walked.',
    state: 'known',
    source: 'the engineers who opened it',
  },
  {
    topic: 'other',
    question: 'Is it still a casino?',
    answer: 'No. It is the campus of a university.',
    state: 'known',
  },
  {
    topic: 'other',
    question: 'Can we eat there?',
    answer: 'A party of ten or more can order food with its booking.',
    state: 'known',
  },
  {
    topic: 'other',
    question: 'What if I lost my ticket?',
    answer: 'On “Find my booking”, give the address you booked with. The links to all your coming visits go there.',
    state: 'known',
  },
  {
    topic: 'other',
    question: 'We are a school or a church group.',
    answer: 'Please call us or write to us, and we find a time.',
    state: 'unconfirmed',
  },
];
