import type { Guest } from '../../texts/guests/guest.js';
import type { Drawing } from '../drawing.js';
import { cardTitle } from './card-title.js';
import bennyBinion from './drawn/benny-binion.svg';
import bonnieAndClyde from './drawn/bonnie-and-clyde.svg';
import busterKeaton from './drawn/buster-keaton.svg';
import cardBackFile from './drawn/card-back.svg';
import clarkGable from './drawn/clark-gable.svg';
import deanMartin from './drawn/dean-martin.svg';
import frankSinatra from './drawn/frank-sinatra.svg';
import geneAutry from './drawn/gene-autry.svg';
import gingerRogers from './drawn/ginger-rogers.svg';
import hedyLamarr from './drawn/hedy-lamarr.svg';
import howardHughes from './drawn/howard-hughes.svg';
import johnWayne from './drawn/john-wayne.svg';
import lewJenkins from './drawn/lew-jenkins.svg';
import maeWest from './drawn/mae-west.svg';
import maxBaer from './drawn/max-baer.svg';
import maxieRosenbloom from './drawn/maxie-rosenbloom.svg';
import texBeneke from './drawn/tex-beneke.svg';
import tommyDorsey from './drawn/tommy-dorsey.svg';
import wCFields from './drawn/w-c-fields.svg';
import willRogers from './drawn/will-rogers.svg';

const files: Readonly<Record<string, string>> = {
  'benny-binion': bennyBinion,
  'bonnie-and-clyde': bonnieAndClyde,
  'buster-keaton': busterKeaton,
  'clark-gable': clarkGable,
  'dean-martin': deanMartin,
  'frank-sinatra': frankSinatra,
  'gene-autry': geneAutry,
  'ginger-rogers': gingerRogers,
  'hedy-lamarr': hedyLamarr,
  'howard-hughes': howardHughes,
  'john-wayne': johnWayne,
  'lew-jenkins': lewJenkins,
  'mae-west': maeWest,
  'max-baer': maxBaer,
  'maxie-rosenbloom': maxieRosenbloom,
  'tex-beneke': texBeneke,
  'tommy-dorsey': tommyDorsey,
  'w-c-fields': wCFields,
  'will-rogers': willRogers,
};

const card = { width: 500, height: 700 } as const;

/** A guest's playing card. @throws Error if that guest has none */
export function guestCard(guest: Guest): Drawing {
  const src = files[guest.id];
  if (src === undefined) throw new Error(`no card is drawn for ${guest.id}`);
  return { src, ...card, alt: cardTitle(guest) };
}

export const cardBack: Drawing = {
  src: cardBackFile,
  ...card,
  alt: 'Card back: the gate of the Terrace, twice, on a pattern of fans',
};
