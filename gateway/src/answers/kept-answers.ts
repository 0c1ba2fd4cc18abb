import { CLOCK, type Clock } from '@hilltop/platform/clock/clock';
import { Figures } from '@hilltop/platform/telemetry/figures';
import { Inject, Injectable } from '@nestjs/common';
import { answerFigures, type HowAnswered } from './answer-figures.js';
import { BoundedMap } from './bounded-map.js';
import { ChangeFeed } from './change-feed.js';
import { Generations } from './generations.js';
import { KeptAnswer } from './kept-answer.js';
import type { Scope } from './public-reads.js';

/** Longest that an answer is kept, in milliseconds: the bound for an event that is late because its service is away. */
export const longestKeptMs = 10_000;

/** Longest that the last good answer stands in for a subgraph that does not answer, in milliseconds. */
const longestStandInMs = 60 * 60_000;

const quarterHourMs = 15 * 60_000;

/** All answers together, in bytes. */
const mostBytes = 32 * 1024 * 1024;

/** What everybody who asks the same is answered the same. */
export interface Question {
  /** Equal for equal questions only. */
  readonly key: string;
  readonly scope: Scope;
}

/** What a run came to. Only whole answers are good. */
export type Outcome<Refused> =
  | { readonly good: true; readonly text: string; readonly contentType: string }
  | { readonly good: false; readonly away: boolean; readonly refused: Refused };

/** What is told. `standIn`: the last good answer, as nothing newer is to be had. */
export type Told<Refused> =
  | { readonly answer: KeptAnswer; readonly standIn: boolean }
  | { readonly answer?: undefined; readonly refused: Refused };

interface Run {
  readonly generation: number;
  readonly outcome: Promise<unknown>;
}

/** Keeps public answers until an event says that they are out of date, and lets equal questions share one run. */
@Injectable()
export class KeptAnswers {
  private readonly answers = new BoundedMap<KeptAnswer>(mostBytes);
  private readonly runs = new Map<string, Run>();
  private readonly counts: Record<HowAnswered, number> = { kept: 0, asked: 0, shared: 0, 'stand-in': 0, refused: 0 };

  constructor(
    private readonly generations: Generations,
    private readonly feed: ChangeFeed,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(Figures) figures: Figures,
  ) {
    answerFigures(figures, this.counts, () => ({ bytes: this.answers.bytes, emptied: this.generations.emptied }));
  }

  /** Whether answers may be kept and told at all right now. */
  get open(): boolean {
    return this.feed.listening;
  }

  /** Whether an answer says what is so, as far as anybody could know. */
  isGood({ facts }: KeptAnswer): boolean {
    const { scope, generation, goodUntil } = facts;
    return this.feed.listening && this.generations.of(scope.topics) === generation && this.now() < goodUntil;
  }

  /** Counts an answer that was told without asking here. */
  countKept(): void {
    this.counts.kept += 1;
  }

  /** Answers a question from what is kept, else by `run`, or by the run of somebody who asked the same just before. */
  async tell<Refused>(question: Question, run: () => Promise<Outcome<Refused>>): Promise<Told<Refused>> {
    const kept = this.answers.get(question.key);
    if (kept && this.isGood(kept)) {
      this.counts.kept += 1;
      return { answer: kept, standIn: false };
    }
    const told = await this.share(question, run);
    if (told.answer || !told.away) return told;
    if (!kept?.facts.scope.evenIfDown || this.now() - kept.facts.askedAt > longestStandInMs) return told;
    this.counts['stand-in'] += 1;
    return { answer: kept, standIn: true };
  }

  /** A run that began before the last change may have read what was before it: nobody who asks after it shares that. */
  private share<Refused>(question: Question, run: () => Promise<Outcome<Refused>>): Promise<Shared<Refused>> {
    const generation = this.generations.of(question.scope.topics);
    const running = this.runs.get(question.key);
    if (running?.generation === generation) {
      this.counts.shared += 1;
      return running.outcome as Promise<Shared<Refused>>;
    }
    const outcome = this.ask(question, generation, run).finally(() => {
      if (this.runs.get(question.key)?.outcome === outcome) this.runs.delete(question.key);
    });
    this.runs.set(question.key, { generation, outcome });
    return outcome;
  }

  private async ask<Refused>(
    { key, scope }: Question,
    generation: number,
    run: () => Promise<Outcome<Refused>>,
  ): Promise<Shared<Refused>> {
    const askedAt = this.now();
    const outcome = await run();
    if (!outcome.good) {
      this.counts.refused += 1;
      return { refused: outcome.refused, away: outcome.away };
    }
    this.counts.asked += 1;
    const { text, contentType } = outcome;
    const goodUntil = endOf(askedAt, scope);
    const answer = new KeptAnswer({ text, contentType, scope, generation, askedAt, goodUntil });
    this.answers.set(key, answer, answer.bytes + 2 * key.length);
    return { answer, standIn: false };
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

type Shared<Refused> =
  | { readonly answer: KeptAnswer; readonly standIn: false }
  | { readonly answer?: undefined; readonly refused: Refused; readonly away: boolean };

function endOf(askedAt: number, { turnsWithTheClock }: Scope): number {
  const latest = askedAt + longestKeptMs;
  if (!turnsWithTheClock) return latest;
  return Math.min(latest, (Math.floor(askedAt / quarterHourMs) + 1) * quarterHourMs);
}
