import { type DrawingId, drawingAlts } from '../../texts/drawing-alts.js';
import type { Drawing } from '../drawing.js';
import archiveSurvey from './drawn/archive-survey.svg';
import emptyTable from './drawn/empty-table.svg';
import eraBeginning from './drawn/era-beginning.svg';
import eraCrusader from './drawn/era-crusader.svg';
import eraHandover from './drawn/era-handover.svg';
import eraLegacy from './drawn/era-legacy.svg';
import eraPeak from './drawn/era-peak.svg';
import eraRaid from './drawn/era-raid.svg';
import eraSchool from './drawn/era-school.svg';
import eraTransformation from './drawn/era-transformation.svg';
import featureCasino from './drawn/feature-casino.svg';
import featureCooling from './drawn/feature-cooling.svg';
import featurePool from './drawn/feature-pool.svg';
import featureStables from './drawn/feature-stables.svg';
import featureTeaGarden from './drawn/feature-tea-garden.svg';
import featureTunnels from './drawn/feature-tunnels.svg';
import hillEras from './drawn/hill-eras.svg';
import mediaDesk from './drawn/media-desk.svg';
import mediaWall from './drawn/media-wall.svg';
import storyBeginning from './drawn/story-beginning.svg';
import storyCrusadeBegins from './drawn/story-crusade-begins.svg';
import storyCrusaderLegacy from './drawn/story-crusader-legacy.svg';
import storyHope from './drawn/story-hope.svg';
import storyLegacy from './drawn/story-legacy.svg';
import storyManBehindMission from './drawn/story-man-behind-mission.svg';
import storyPeak from './drawn/story-peak.svg';
import storyProcess from './drawn/story-process.svg';
import storyProphecy from './drawn/story-prophecy.svg';
import storyPurchase from './drawn/story-purchase.svg';
import storyTransformation from './drawn/story-transformation.svg';
import storyUniversity from './drawn/story-university.svg';
import widePeak from './drawn/wide-peak.svg';
import wideTeaRoom from './drawn/wide-tea-room.svg';

function poster(src: string): Omit<Drawing, 'alt'> {
  return { src, width: 600, height: 900 };
}
function scene(src: string): Omit<Drawing, 'alt'> {
  return { src, width: 720, height: 480 };
}

const files: Readonly<Record<DrawingId, Omit<Drawing, 'alt'>>> = {
  'era-beginning': poster(eraBeginning),
  'era-transformation': poster(eraTransformation),
  'era-peak': poster(eraPeak),
  'era-crusader': poster(eraCrusader),
  'era-raid': poster(eraRaid),
  'era-handover': poster(eraHandover),
  'era-school': poster(eraSchool),
  'era-legacy': poster(eraLegacy),
  'story-beginning': scene(storyBeginning),
  'story-transformation': scene(storyTransformation),
  'story-peak': scene(storyPeak),
  'story-crusader-legacy': scene(storyCrusaderLegacy),
  'story-man-behind-mission': scene(storyManBehindMission),
  'story-crusade-begins': scene(storyCrusadeBegins),
  'story-prophecy': scene(storyProphecy),
  'story-purchase': scene(storyPurchase),
  'story-process': scene(storyProcess),
  'story-university': scene(storyUniversity),
  'story-legacy': scene(storyLegacy),
  'story-hope': scene(storyHope),
  'feature-casino': scene(featureCasino),
  'feature-tunnels': scene(featureTunnels),
  'feature-tea-garden': scene(featureTeaGarden),
  'feature-pool': scene(featurePool),
  'feature-stables': scene(featureStables),
  'feature-cooling': scene(featureCooling),
  'hill-eras': { src: hillEras, width: 1600, height: 520 },
  'archive-survey': scene(archiveSurvey),
  'media-desk': scene(mediaDesk),
  'media-wall': scene(mediaWall),
  'wide-tea-room': { src: wideTeaRoom, width: 1440, height: 520 },
  'wide-peak': { src: widePeak, width: 1440, height: 520 },
  'empty-table': scene(emptyTable),
};

export function drawing(id: DrawingId): Drawing {
  return { ...files[id], alt: drawingAlts[id] };
}

/** An era's poster without year, title and paper. */
export function posterDrawing(id: DrawingId): Drawing {
  return { src: `${files[id].src}#picture`, width: 556, height: 700, alt: drawingAlts[id] };
}

/** A poster without year, title, paper and hairline. The view is in the URL, because all crops are one file. */
export function eraScene(id: DrawingId): Drawing {
  return { src: `${files[id].src}#svgView(viewBox(40,40,520,664))`, width: 520, height: 664, alt: drawingAlts[id] };
}

/** One of the eight strips of `hill-eras`, which form one hill next to each other. Decorative. */
export function eraStrip(era: string): Drawing {
  return { src: `${files['hill-eras'].src}#${era}`, width: 200, height: 520, alt: '' };
}
