import { styled } from 'styled-components';
import { Night } from '../../../kit/design/ground/ground.js';
import { Page } from '../../../kit/design/layout/page.js';
import { useOffersFood } from '../../../kit/document/use-house.js';
import { BookingMarks } from '../../design/booking-marks.js';
import { type BookingStep, stepCount } from '../../state/booking-step.js';

const Head = styled(Night)`
  padding-top: clamp(1rem, 0.6rem + 1.4vw, 2rem);
  h1 { font-size: var(--t-7); }
  p { margin-top: var(--s-1); color: var(--cream); font: 400 var(--t-4) / 1.3 var(--text); }
`;

const Inside = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding-bottom: clamp(1rem, 2vw, 1.5rem);
  > ol { width: 100%; max-width: 46rem; }
  @media (min-width: 74rem) { grid-template-columns: minmax(0, 1fr) minmax(0, 46rem); align-items: center; }
`;

interface BookingHeadProps {
  readonly title: string;
  /** Of the title, where it is not the page's. */
  readonly lang?: 'en' | undefined;
  readonly step: BookingStep;
  readonly label: string;
  readonly guests: number;
}

/** The dark header above a step. Its text is announced when the step changes. */
export function BookingHead({ title, lang, step, label, guests }: BookingHeadProps) {
  return (
    <Head>
      <Inside>
        <div>
          <h1 tabIndex={-1} lang={lang}>
            {title}
          </h1>
          <p role="status">
            {stepCount(step, useOffersFood())}: {label}
          </p>
        </div>
        <BookingMarks step={step} guests={guests} />
      </Inside>
    </Head>
  );
}
