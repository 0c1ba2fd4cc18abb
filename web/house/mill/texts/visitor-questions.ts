import type { VisitorQuestion } from '../../../kit/lib/site-content.js';

/** The questions until staff change them. */
export const visitorQuestions: readonly VisitorQuestion[] = [
  {
    topic: 'arrival',
    question: 'How do I find the mill?',
    answer: 'From the green in Fernley Falls, follow Mill Road down to the creek and over the covered bridge.',
    state: 'known',
  },
  {
    topic: 'arrival',
    question: 'Where do I park?',
    answer: 'In the field across the road. It is free.',
    state: 'known',
  },
  {
    topic: 'arrival',
    question: 'When should I be there?',
    answer: 'Please arrive fifteen minutes before your tour. We meet at the wheel.',
    state: 'known',
  },
  {
    topic: 'accessibility',
    question: 'Stairs',
    answer: 'The stone floor is level with the yard. Two steep flights lead to the gears and the bins, with a rail.',
    state: 'known',
  },
  {
    topic: 'accessibility',
    question: 'Noise and dust',
    answer:
      'The stones are loud for ten minutes of each tour, and there is flour in the air. We have ear muffs and masks.',
    state: 'known',
  },
  {
    topic: 'accessibility',
    question: 'Service animals',
    answer: 'They are welcome wherever visitors go.',
    state: 'known',
  },
  {
    topic: 'accessibility',
    question: 'If you use a wheelchair or a cane',
    answer:
      'Tell us when you book, under “Access needs”, in your own words. Your guide reads it before you come, and it is deleted a day after your visit.',
    state: 'known',
  },
  {
    topic: 'rules',
    question: 'What to wear',
    answer: 'Shoes that hold on wet slate, long hair tied back, and nothing that minds a little flour.',
    state: 'known',
  },
  {
    topic: 'rules',
    question: 'Children',
    answer: 'From any age, with a grown-up who holds a hand near the gears. A parent signs the waiver for them.',
    state: 'known',
  },
  {
    topic: 'rules',
    question: 'Strollers',
    answer: 'As far as the stone floor. A carrier is better for the rest.',
    state: 'known',
  },
  {
    topic: 'rules',
    question: 'Low water',
    answer: 'In a dry August the wheel may rest. We then show the stones by hand, and write to you beforehand.',
    state: 'known',
  },
  {
    topic: 'other',
    question: 'Can I buy flour without a tour?',
    answer: 'Yes. The mill store is open whenever a tour is on, and sends flour by mail.',
    state: 'known',
  },
  {
    topic: 'other',
    question: 'Can I bring my own grain?',
    answer: 'Up to a bushel, clean and dry. Please call a week before.',
    state: 'known',
  },
  {
    topic: 'other',
    question: 'Is the flour gluten free?',
    answer: 'No. Wheat runs through every part of the mill.',
    state: 'known',
  },
];
