import { EncodedText } from '../answers/encoded-text.js';
import type { KeptAnswer } from '../answers/kept-answer.js';
import type { KeptAnswers } from '../answers/kept-answers.js';
import type { PublicAsker, SiteOperation } from '../answers/public-asker.js';
import type { PublicQuestions } from '../answers/public-questions.js';
import type { GatewayContext } from '../session/gateway-context.js';
import type { AddressedPage } from '../site/addressed-pages.js';
import { pagePolicy } from '../site/content-policy.js';
import type { DrawingProcess, Drawn } from './drawing-process.js';
import type { LiveBuild } from './live-build.js';

/** A page that was drawn, as it is sent. */
export interface LiveAnswer extends AddressedPage {
  /** The last good answer of a service that is away is in it. */
  readonly standIn: boolean;
}

export interface LivePageParts {
  readonly kept: KeptAnswers;
  readonly questions: PublicQuestions;
  readonly asker: PublicAsker;
  readonly process: DrawingProcess;
  /** Puts the site's address into a page. */
  readonly addressed: (html: string) => string;
}

/** For which build and day a page is wanted, and on whose behalf its answers are asked for. */
export interface Wish {
  readonly build: LiveBuild;
  readonly today: string;
  readonly context: GatewayContext;
}

/** No page asks more than a few things before it is drawn. */
const mostReads = 5;

/** How old the seats on a page may be, in milliseconds: they are sold by the second, and the page asks for them again. */
const seatsMs = 3_000;

const mostSteps = 32;

/** One page, drawn once for each change of what it shows. Nothing of whoever asks is in it. */
export class LivePage {
  private last: { readonly key: string; readonly drawnAt: number; readonly answer: LiveAnswer } | undefined;
  /** What is to be asked next, by what was answered before; the way to a page is the same each time. */
  private readonly asks = new Map<string, SiteOperation>();
  private readonly steps = new Map<string, Promise<Drawn>>();

  constructor(
    private readonly path: string,
    private readonly parts: LivePageParts,
  ) {}

  get isDrawn(): boolean {
    return this.last !== undefined;
  }

  /** @returns undefined when something that it shows is not to be had. @throws what drawing comes to */
  async tell(wish: Wish): Promise<LiveAnswer | undefined> {
    const { kept, asker } = this.parts;
    const answers: KeptAnswer[] = [];
    let key = `${wish.build.version} ${wish.today}`;
    let standIn = false;
    while (answers.length <= mostReads) {
      if (this.last?.key === key) return { ...this.last.answer, standIn };
      const next = this.asks.get(key) ?? (await this.step(key, wish, answers));
      if (typeof next === 'string') return { ...this.keep(key, next), standIn };
      const scope = this.parts.questions.scopeOf(next);
      if (!scope) throw new Error(`${next.operationName} on ${this.path} is not the same for everybody`);
      if (this.last && scope.topics.includes('seats') && this.isFresh(key)) return this.last.answer;
      const question = { key: JSON.stringify(['page', next]), scope };
      const told = await kept.tell(question, () => asker.operation(next, wish.context));
      if (!told.answer) return undefined;
      answers.push(told.answer);
      key += ` ${told.answer.etag}`;
      standIn ||= told.standIn;
    }
    throw new Error(`${this.path} asks and asks`);
  }

  /** Whether the page was drawn from the same answers so far, and a moment ago. */
  private isFresh(key: string): boolean {
    return this.last?.key.startsWith(`${key} `) === true && performance.now() - this.last.drawnAt < seatsMs;
  }

  /** @returns what is to be asked, or the page; one step for all who want the same */
  private async step(
    key: string,
    { build, today }: Wish,
    answers: readonly KeptAnswer[],
  ): Promise<SiteOperation | string> {
    let step = this.steps.get(key);
    if (!step) {
      const data = answers.map(({ facts }) => JSON.parse(facts.text) as unknown);
      step = this.parts.process
        .draw(build, { path: this.path, today, answers: data })
        .finally(() => this.steps.delete(key));
      this.steps.set(key, step);
    }
    const drawn = await step;
    if (drawn.html !== undefined) return drawn.html;
    if (this.asks.size >= mostSteps) this.asks.clear();
    this.asks.set(key, drawn.ask);
    return drawn.ask;
  }

  private keep(key: string, html: string): LiveAnswer {
    if (this.last?.key === key) return this.last.answer;
    const text = this.parts.addressed(html);
    const answer = { page: new EncodedText(text), policy: pagePolicy(text), standIn: false };
    this.last = { key, drawnAt: performance.now(), answer };
    return answer;
  }
}
