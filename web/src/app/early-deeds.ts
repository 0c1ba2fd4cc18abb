type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Deed = () => void;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** A button whose command stands in the page, in a browser that knows commands: it acts by itself. */
const isTheBrowsers = (button: Element): boolean =>
  'commandForElement' in HTMLButtonElement.prototype && button.hasAttribute('commandfor');

/** Fills a field in as a visitor does, so that whoever looks after it hears of it. */
const fillIn = (field: Field, value: string): void => {
  // Past the setter that React puts on the element: a value set through that one is nothing new to it.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const tick = (field: HTMLInputElement, checked: boolean): void => {
  if (field.checked !== checked) field.click();
};

/**
 * Keeps what a visitor does on a page that is drawn but does not answer yet, and does it again when it does: buttons that
 * were pressed, fields that were filled in. Links work by themselves, and so do buttons with a command. A form is not sent by the browser meanwhile: what
 * was typed would stand in the address.
 */
export class EarlyDeeds {
  private readonly deeds: Deed[] = [];
  private readonly page: Document;

  constructor(page: Document) {
    this.page = page;
    page.addEventListener('click', this.onClick, true);
    page.addEventListener('input', this.onInput, true);
    page.addEventListener('submit', this.onSubmit, true);
  }

  /** Stops listening and does everything again, in order. Once: there is nothing left for a second time. */
  repeat(): void {
    this.page.removeEventListener('click', this.onClick, true);
    this.page.removeEventListener('input', this.onInput, true);
    this.page.removeEventListener('submit', this.onSubmit, true);
    for (const deed of this.deeds.splice(0)) deed();
  }

  private readonly onClick = (event: Event): void => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role="button"]') : null;
    if (button === null || isTheBrowsers(button)) return;
    event.preventDefault();
    event.stopPropagation();
    this.keep(button, () => button.click());
  };

  private readonly onInput = ({ target }: Event): void => {
    if (!isField(target)) return;
    if (isTick(target)) {
      const { checked } = target;
      this.keep(target, () => tick(target, checked));
    } else {
      const { value } = target;
      this.keep(target, () => fillIn(target, value));
    }
  };

  private readonly onSubmit = (event: Event): void => event.preventDefault();

  private keep(element: Element, deed: Deed): void {
    this.deeds.push(() => {
      if (element.isConnected) deed();
    });
  }
}
