import { type Browser, expect, type Page, test } from '@playwright/test';
import { publicRoutes } from './support/public-routes.js';

/** Controls that do something on the page itself. Links go elsewhere by themselves; a form is sent by its own tests. */
const controls = 'button:not([type="submit"], :disabled), [role="tab"], input, select, textarea';

/** Acts on one control, as soon as the page was first painted, or when it is hydrated. */
interface Action {
  readonly path: string;
  readonly place: number;
  readonly isEarly: boolean;
}

/** Presses, checks, chooses or types, in the page itself: no message to the browser takes as long as a hundred milliseconds. */
function act(selector: string, place: number): void {
  const control = document.querySelectorAll<HTMLElement>(selector)[place];
  if (!control) throw new Error(`There is no control ${place}`);
  const isTyped = control.matches('input:not([type="checkbox"], [type="radio"]), textarea');
  if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
  else if (isTyped) (control as HTMLInputElement).value = 'Early Bird';
  else {
    control.focus();
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
    control.click();
    return;
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What a visitor finds afterwards: what is open, chosen, checked and typed, what a dialog is called, and what is in the cart. */
function outcome(): readonly string[] {
  const states = ['aria-expanded', 'aria-selected', 'aria-pressed', 'aria-checked', 'open', 'data-on-record'];
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);
  const open = [...document.querySelectorAll(states.map((state) => `[${state}]`).join(', '))].map((element) =>
    [element.tagName, nameOf(element), ...states.map((state) => element.getAttribute(state))].join(' '),
  );
  const typed = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ name, value, type, checked }) => `${name} ${type === 'checkbox' || type === 'radio' ? checked : value}`,
  );
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].map(nameOf);
  const cart = [...document.querySelectorAll('[aria-label^="Cart"]')].map(nameOf);
  return [...open, ...typed, ...dialogs, ...cart, location.pathname + location.search + location.hash];
}

async function openPage(browser: Browser, { path, place, isEarly }: Action): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (isEarly) {
    await page.addInitScript(
      ([source, selector, at]) => {
        const run = new Function(`return (${source})`)() as (selector: string, place: number) => void;
        new PerformanceObserver((list, observer) => {
          if (!list.getEntriesByName('first-contentful-paint').length) return;
          observer.disconnect();
          run(selector, at);
        }).observe({ type: 'paint', buffered: true });
      },
      [act.toString(), controls, place] as const,
    );
  }
  await page.goto(path);
  await page.locator('html').dispatchEvent('touchstart');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  return page;
}

/** How long what follows an action may take, in milliseconds: a script, an answer of the gateway. */
const ANSWER_MS = 2_000;

/** What comes of the action on a page that is ready for it. */
async function lateOutcome(browser: Browser, action: Action): Promise<readonly string[]> {
  const page = await openPage(browser, { ...action, isEarly: false });
  await page.evaluate(`(${act.toString()})(${JSON.stringify(controls)}, ${action.place})`);
  await page.waitForTimeout(ANSWER_MS);
  const found = await page.evaluate(outcome);
  await page.context().close();
  return found;
}

for (const { path } of publicRoutes) {
  test(`every control of ${path} takes effect once when it is used at the first paint`, async ({ browser, page }) => {
    await page.goto(path);
    const places = await page.evaluate((selector) => {
      const kinds = new Map<string, number>();
      document.querySelectorAll<HTMLElement>(selector).forEach((control, place) => {
        // Header and footer are the same on every page: the home page stands for all.
        const isShared = control.closest('main') === null && location.pathname !== '/';
        if (isShared || !control.checkVisibility() || control.closest('noscript')) return;
        // Of controls that differ by their data alone, the first stands for all: days of a month, products, cards.
        const kind = [
          control.tagName,
          control.getAttribute('type'),
          control.className,
          control.getAttribute('role'),
        ].join(' ');
        if (!kinds.has(kind)) kinds.set(kind, place);
      });
      return [...kinds.values()];
    }, controls);
    for (const place of places) {
      const late = await lateOutcome(browser, { path, place, isEarly: false });
      const early = await openPage(browser, { path, place, isEarly: true });
      const message = `control ${place} of ${path}`;
      await expect.poll(() => early.evaluate(outcome), { message }).toEqual(late);
      // What is done twice is undone, or done to two.
      await early.waitForLoadState('networkidle');
      expect(await early.evaluate(outcome), message).toEqual(late);
      await early.context().close();
    }
  });
}
