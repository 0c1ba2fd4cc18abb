import type { Ornaments } from '../../../kit/design/tokens/ornaments.js';

/** Stepped as a ziggurat is, and fans. */
export const ornaments: Ornaments = {
  cut: 'polygon(0 calc(2 * var(--c)), var(--c) calc(2 * var(--c)), var(--c) var(--c), calc(2 * var(--c)) var(--c), calc(2 * var(--c)) 0, calc(100% - 2 * var(--c)) 0, calc(100% - 2 * var(--c)) var(--c), calc(100% - var(--c)) var(--c), calc(100% - var(--c)) calc(2 * var(--c)), 100% calc(2 * var(--c)), 100% calc(100% - 2 * var(--c)), calc(100% - var(--c)) calc(100% - 2 * var(--c)), calc(100% - var(--c)) calc(100% - var(--c)), calc(100% - 2 * var(--c)) calc(100% - var(--c)), calc(100% - 2 * var(--c)) 100%, calc(2 * var(--c)) 100%, calc(2 * var(--c)) calc(100% - var(--c)), var(--c) calc(100% - var(--c)), var(--c) calc(100% - 2 * var(--c)), 0 calc(100% - 2 * var(--c)))',
  cutTop:
    'polygon(0 calc(2 * var(--c)), var(--c) calc(2 * var(--c)), var(--c) var(--c), calc(2 * var(--c)) var(--c), calc(2 * var(--c)) 0, calc(100% - 2 * var(--c)) 0, calc(100% - 2 * var(--c)) var(--c), calc(100% - var(--c)) var(--c), calc(100% - var(--c)) calc(2 * var(--c)), 100% calc(2 * var(--c)), 100% 100%, 0 100%)',
  tread: 'clamp(10px, 2vw, 28px)',
  frame:
    "<path stroke-width='1.5' d='M.75 24.75H12.75V12.75H24.75V.75H215.25V12.75H227.25V24.75H239.25V215.25H227.25V227.25H215.25V239.25H24.75V227.25H12.75V215.25H.75z'/><path d='M6.5 30.5H18.5V18.5H30.5V6.5H209.5V18.5H221.5V30.5H233.5V209.5H221.5V221.5H209.5V233.5H30.5V221.5H18.5V209.5H6.5z'/>",
  hair: "<path d='M.5 12.5H6.5V6.5H12.5V.5H47.5V6.5H53.5V12.5H59.5V47.5H53.5V53.5H47.5V59.5H12.5V53.5H6.5V47.5H.5z'/>",
  endpaper:
    "<path d='M0 64a32 32 0 0 1 64 0M10 64a22 22 0 0 1 44 0M22 64a10 10 0 0 1 20 0M32 64V32M32 64L16.4 36.4M32 64L47.6 36.4M-32 32a32 32 0 0 1 64 0M-22 32a22 22 0 0 1 44 0M-10 32a10 10 0 0 1 20 0M0 32V0M0 32L15.6 4.4M0 32L-15.6 4.4M32 32a32 32 0 0 1 64 0M42 32a22 22 0 0 1 44 0M54 32a10 10 0 0 1 20 0M64 32V0M64 32L48.4 4.4M64 32L79.6 4.4'/>",
  pattern:
    "<path d='M0 32a16 16 0 0 1 32 0M6 32a10 10 0 0 1 20 0M12 32a4 4 0 0 1 8 0M-16 16a16 16 0 0 1 32 0M-10 16a10 10 0 0 1 20 0M-4 16a4 4 0 0 1 8 0M16 16a16 16 0 0 1 32 0M22 16a10 10 0 0 1 20 0M28 16a4 4 0 0 1 8 0'/>",
  stepRadius: { wide: '9px', narrow: '7px' },
};
