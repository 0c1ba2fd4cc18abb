import { beforeEach, expect, it } from '@jest/globals';
import { EventReplay } from './event-replay.js';

function find<Found extends Element>(words: string): Found {
  const found = document.querySelector<Found>(words);
  if (found === null) throw new Error(`There is no ${words}`);
  return found;
}

function type(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="name"><input type="checkbox" name="agreed"><button><b>Send</b></button></form><a href="#on">On</a>';
});

it('replays every click once there are listeners', () => {
  find('form').addEventListener('submit', (event) => event.preventDefault());
  const events = new EventReplay(document);
  find<HTMLElement>('b').click();
  find<HTMLElement>('b').click();
  const received: string[] = [];
  find('button').addEventListener('click', (event) => received.push(event.type));
  events.replay();
  expect(received).toEqual(['click', 'click']);
  events.replay();
  expect(received).toHaveLength(2);
});

it('refills fields that hydration has emptied', () => {
  const events = new EventReplay(document);
  const name = find<HTMLInputElement>('[name=name]');
  const agreed = find<HTMLInputElement>('[name=agreed]');
  type(name, 'Ad');
  type(name, 'Ada');
  agreed.click();
  name.value = '';
  agreed.checked = false;
  const received: string[] = [];
  name.addEventListener('input', () => received.push(name.value));
  events.replay();
  expect(name.value).toBe('Ada');
  expect(received.at(-1)).toBe('Ada');
  expect(agreed.checked).toBe(true);
});

it('keeps a checked box that survived hydration', () => {
  const events = new EventReplay(document);
  find<HTMLInputElement>('[name=agreed]').click();
  events.replay();
  expect(find<HTMLInputElement>('[name=agreed]').checked).toBe(true);
});

it('blocks native form submission, but not links', () => {
  const events = new EventReplay(document);
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  const followed = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(followed);
  expect(followed.defaultPrevented).toBe(false);
  events.replay();
  const later = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});

function pressEarly(button: HTMLElement): Event {
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
  button.dispatchEvent(pressed);
  return pressed;
}

it('leaves a command button to a browser that supports commands, and replays it in any other', () => {
  const button = find<HTMLElement>('button');
  button.setAttribute('type', 'button');
  button.setAttribute('commandfor', 'menu');
  const without = new EventReplay(document);
  expect(pressEarly(button).defaultPrevented).toBe(true);
  without.replay();
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { configurable: true, value: null });
  try {
    const events = new EventReplay(document);
    expect(pressEarly(button).defaultPrevented).toBe(false);
    events.replay();
  } finally {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  }
});

it('skips elements that are gone', () => {
  const events = new EventReplay(document);
  const button = find<HTMLElement>('button');
  button.click();
  button.remove();
  let received = 0;
  button.addEventListener('click', () => received++);
  events.replay();
  expect(received).toBe(0);
});

it('sends mousedown to a tab, which selects on it', () => {
  document.body.innerHTML = '<div role="tablist"><button role="tab">Photos</button></div>';
  const events = new EventReplay(document);
  const tab = find<HTMLElement>('[role=tab]');
  tab.click();
  const received: string[] = [];
  for (const kind of ['mousedown', 'click']) tab.addEventListener(kind, ({ type }) => received.push(type));
  events.replay();
  expect(received).toEqual(['mousedown', 'click']);
});

it('replays arrow keys on tabs, starting at the focused one', () => {
  document.body.innerHTML = '<div role="tablist"><button role="tab">A</button><button role="tab">B</button></div>';
  const events = new EventReplay(document);
  const [first, second] = document.querySelectorAll<HTMLElement>('[role=tab]');
  const press = (key: string): boolean | undefined =>
    first?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('ArrowRight');
  press('Tab');
  press('ArrowRight');
  const received: string[] = [];
  first?.addEventListener('keydown', ({ key }) => {
    received.push(`first ${key}`);
    second?.focus();
  });
  second?.addEventListener('keydown', ({ key }) => received.push(`second ${key}`));
  events.replay();
  expect(received).toEqual(['first ArrowRight', 'second ArrowRight']);
});

it('replays earlier events that the page recorded', () => {
  const recorded: Event[] = [];
  const stopped: string[] = [];
  const note = (event: Event): void => void recorded.push(event);
  for (const kind of ['click', 'input']) document.addEventListener(kind, note, { capture: true });
  const name = find<HTMLInputElement>('[name=name]');
  find<HTMLElement>('a').addEventListener('click', (event) => event.preventDefault());
  find<HTMLElement>('b')
    .closest('form')
    ?.addEventListener('submit', (event) => event.preventDefault());
  find<HTMLElement>('b').click();
  find<HTMLElement>('a').click();
  type(name, 'Early Bird');
  const events = new EventReplay(document, { events: recorded, stop: () => stopped.push('stopped') });
  for (const kind of ['click', 'input']) document.removeEventListener(kind, note, { capture: true });
  expect(stopped).toEqual(['stopped']);
  name.value = '';
  const received: string[] = [];
  find('button').addEventListener('click', () => received.push('button'));
  find('a').addEventListener('click', () => received.push('link'));
  events.replay();
  expect(received).toEqual(['button']);
  expect(name.value).toBe('Early Bird');
});

it('replays on the elements that hydration has put in the place of those that were used', () => {
  document.body.innerHTML =
    '<label for="a">Name</label><input id="a"><button>Add</button><button>Add</button><button>Remove</button>';
  const events = new EventReplay(document);
  type(find<HTMLInputElement>('input'), 'Ada');
  document.querySelectorAll('button')[1]?.click();
  find<HTMLElement>('button:last-child').click();
  // React gives other ids to elements that it renders anew.
  document.body.innerHTML = '<label for="b">Name</label><input id="b"><button>Add</button><button>Add</button>';
  const pressed: number[] = [];
  for (const [place, button] of document.querySelectorAll('button').entries()) {
    button.addEventListener('click', () => pressed.push(place));
  }
  events.replay();
  expect(find<HTMLInputElement>('input').value).toBe('Ada');
  expect(pressed).toEqual([1]);
});
