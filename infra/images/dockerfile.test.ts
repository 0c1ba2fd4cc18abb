import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { validate } from 'dockerfile-utils';
import { manifestsOf } from './dockerfile-text.ts';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'infra/images/Dockerfile'), 'utf8');
const lint = (dockerfile: string): string[] => validate(dockerfile).map(({ message }) => String(message));

function lastStage(instruction: string): string[] {
  const stage = text.slice(text.lastIndexOf('\nFROM '));
  return [...stage.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].map(([, words = '']) => words);
}

describe('the Dockerfile', () => {
  it('passes the linter', () => expect(lint(text)).toEqual([]));

  it('hands npm the manifest of every workspace, so that its lock-file holds', () => {
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
    const wanted = ['package.json', 'package-lock.json', '.npmrc', ...workspaces.map((one) => `${one}/package.json`)];
    expect(manifestsOf(text).sort()).toEqual(wanted.sort());
  });

  it('names a Node that is the one in package.json', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: { node: string };
    };
    expect(text).toContain(`ARG NODE_IMAGE=docker.io/library/node:${dependencies.node}-slim\n`);
    for (const [, base = ''] of text.matchAll(/^FROM (\S+)/gm)) {
      expect(/^\$\{NODE_IMAGE\}$/.test(base) || new RegExp(`^FROM .* AS ${base}$`, 'm').test(text)).toBe(true);
    }
  });

  it('ends as somebody without rights, with a health check, and without the packages of those who build', () => {
    expect(lastStage('USER')).toEqual(['node']);
    expect(lastStage('CMD')).toEqual(['["node", "dist/main.js"]']);
    expect(lastStage('HEALTHCHECK')).toHaveLength(1);
    for (const copy of lastStage('COPY')) expect(copy).toMatch(/^--from=laid-out /);
  });

  it('copies only what is there', () => {
    for (const file of [...manifestsOf(text), 'infra/images/build.ts', 'infra/images/lay-out.ts']) {
      expect(existsSync(join(root, file))).toBe(true);
    }
  });
});

it.each([
  ['an instruction that there is not', text.replace('USER node', 'USERS node')],
  ['a stage without a beginning', text.replace(/^FROM .*$/gm, '')],
  ['two commands', `${text}\nCMD ["node"]\n`],
])('the linter sees %s', (_, dockerfile) => expect(lint(dockerfile)).not.toEqual([]));
