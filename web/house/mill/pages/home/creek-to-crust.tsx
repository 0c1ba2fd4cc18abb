import { styled } from 'styled-components';
import { Night } from '../../../../kit/design/ground/ground.js';
import { Page } from '../../../../kit/design/layout/page.js';
import creek from '../../drawings/step-creek.svg';
import flour from '../../drawings/step-flour.svg';
import stones from '../../drawings/step-stones.svg';
import wheel from '../../drawings/step-wheel.svg';

const steps = [
  ['The creek', creek, 'We lift one board, and Slate Creek runs down the race onto the wheel.'],
  ['The wheel', wheel, 'It is oak, sixteen feet high, and in no hurry: six turns a minute.'],
  ['The stones', stones, 'Wooden gears make ninety of those six. Between the stones fits a sheet of paper.'],
  ['The flour', flour, 'It falls warm into the bin and smells like toast. Some of it goes home with you.'],
] as const;

const Ground = styled(Night)`
  background: var(--night) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='64' height='24' fill='none' stroke='%23ffffff' stroke-opacity='.045' stroke-width='2'%3E%3Cpath d='M0 12q8-9 16 0t16 0 16 0 16 0'/%3E%3C/svg%3E");
`;

const Inside = styled(Page)`
  padding-block: clamp(2.5rem, 5vw, 5rem);
  h2 { font-size: var(--t-8); }
  ol { display: grid; gap: var(--s-6) clamp(1.5rem, 3vw, 3rem); margin-top: clamp(1.5rem, 3vw, 3rem); }
  @media (min-width: 40rem) { ol { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  @media (min-width: 62rem) { ol { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  align-content: start;
  gap: 0 var(--s-5);
  img { grid-row: 1 / 3; width: 100%; height: auto; }
  h3 { font-size: var(--t-6); }
  p { margin-top: var(--s-2); font: 400 var(--t-4) / 1.45 var(--text); }
  @media (min-width: 62rem) { grid-template-columns: minmax(0, 1fr); gap: var(--s-3); img { grid-row: auto; width: 11rem; } p { margin-top: 0; } }
`;

/** What happens in the mill, in the order in which a tour sees it. */
export function CreekToCrust() {
  return (
    <Ground as="section" aria-labelledby="creek-to-crust">
      <Inside>
        <h2 id="creek-to-crust">From creek to crust</h2>
        <ol>
          {steps.map(([title, drawing, text]) => (
            <Step key={title}>
              <img src={drawing} width={200} height={132} alt="" loading="lazy" />
              <h3>{title}</h3>
              <p>{text}</p>
            </Step>
          ))}
        </ol>
      </Inside>
    </Ground>
  );
}
