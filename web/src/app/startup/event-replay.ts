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

/** A button with an invoker command, in a browser that supports them: it works without scripts. */
function hasCommand(button: Element): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype && button.hasAttribute('commandfor');
}

function fillIn(field: Field, value: string): void {
  // React overrides the setter on the element, and would not see a value set through that as a change.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Clicks with all mouse events, because some controls act on `mousedown`. */
function press(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
  button.click();
}

/** What says which element of a page this is, also when another one has taken its place. */
function nameOf(element: Element): string {
  const attributes = ['type', 'name', 'role', 'aria-label'].map((name) => element.getAttribute(name));
  const words = isField(element) ? [...(element.labels ?? [])].map((label) => label.textContent) : element.textContent;
  return JSON.stringify([element.tagName, ...attributes, words]);
}

/** Finds an element again: itself, or the one that hydration has put in its place. */
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
 * Records what a visitor does before hydration, and replays it afterward: clicked buttons, filled fields, keys on
 * tabs. Links and command buttons work without scripts. Form submission is blocked, because what was typed would
 * appear in the URL.
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

  /** Stops listening and replays all events in order, once. Skips elements that are gone and have no successor. */
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
