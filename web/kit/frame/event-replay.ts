/** Events before this script ran, recorded by `index.html`. */
export interface EarlyEvents {
  readonly events: readonly Event[];
  readonly stop: () => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** In a browser with invoker commands, such a button works without scripts. */
function hasCommand(button: Element): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype && button.hasAttribute('commandfor');
}

function fillIn(field: Field, value: string): void {
  // React overrides the element's setter, and would not notice a value set through that.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** All mouse events, because some controls act on `mousedown`. */
function press(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
  button.click();
}

/** Identifies an element of the page, and one that replaces it. */
function nameOf(element: Element): string {
  const attributes = ['type', 'name', 'role', 'aria-label'].map((name) => element.getAttribute(name));
  const words = isField(element) ? [...(element.labels ?? [])].map((label) => label.textContent) : element.textContent;
  return JSON.stringify([element.tagName, ...attributes, words]);
}

/** Finds an element again, or the one with which hydration replaced it. */
function finderOf<Found extends Element>(element: Found): () => Found | undefined {
  const named = (): Found[] => {
    const alike = document.querySelectorAll<Found>(element.tagName);
    return [...alike].filter((each) => nameOf(each) === name);
  };
  const name = nameOf(element);
  const before = named();
  return () => {
    if (element.isConnected) return element;
    const after = named();
    return after.length === before.length ? after[before.indexOf(element)] : undefined;
  };
}

/** Keys that move between tabs. */
const tabKeys: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * Records clicks on buttons, filled fields and keys on tabs before hydration, and replays them afterward. Links and
 * command buttons work without scripts. Forms are not submitted, because what was typed would be in the URL.
 */
export class EventReplay {
  private readonly recorded: (() => void)[] = [];
  private readonly listening = new AbortController();

  constructor(page: Document, early?: EarlyEvents) {
    const options = { capture: true, signal: this.listening.signal };
    page.addEventListener('click', (event) => this.onClick(event), options);
    page.addEventListener('keydown', (event) => this.onKeyDown(event), options);
    page.addEventListener('input', (event) => this.onInput(event), options);
    page.addEventListener('submit', (event) => event.preventDefault(), options);
    early?.stop();
    for (const event of early?.events ?? []) {
      if (event.type === 'click') this.onClick(event);
      else if (event.type === 'input') this.onInput(event);
      else if (event instanceof KeyboardEvent) this.onKeyDown(event);
    }
  }

  /** Stops listening, and replays all events once, in order. Skips elements that are gone without replacement. */
  replay(): void {
    this.listening.abort();
    for (const replay of this.recorded.splice(0)) replay();
  }

  private onClick(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button, [role="button"]');
    if (!button || hasCommand(button)) return;
    event.preventDefault();
    event.stopPropagation();
    this.record(button, press);
  }

  private record<Target extends Element>(target: Target, replay: (current: Target) => void): void {
    const find = finderOf(target);
    this.recorded.push(() => {
      const current = find();
      if (current) replay(current);
    });
  }

  private onKeyDown({ target, key }: KeyboardEvent): void {
    if (!(target instanceof Element) || !target.matches('[role="tab"]') || !tabKeys.has(key)) return;
    this.record(target, (tab) => {
      const focused = document.activeElement?.matches('[role="tab"]') ? document.activeElement : tab;
      focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  }

  private onInput({ target }: Event): void {
    if (!isField(target)) return;
    if (isCheckable(target)) {
      const { checked } = target;
      this.record(target, (box) => {
        if (box.checked !== checked) box.click();
      });
      return;
    }
    const { value } = target;
    this.record(target, (field) => fillIn(field, value));
  }
}
