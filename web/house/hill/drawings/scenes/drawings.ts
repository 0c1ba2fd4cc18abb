import { type DrawingId, drawingAlts } from '../../texts/drawing-alts.js';
import type { Drawing } from '../drawing.js';
import archiveSurvey from './drawn/archive-survey.svg';
import emptyTable from './drawn/empty-table.svg';
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
import { eraFiles } from './era-drawings.js';

function scene(src: string): Omit<Drawing, 'alt'> {
  return { src, width: 720, height: 480 };
}

const files: Readonly<Record<DrawingId, Omit<Drawing, 'alt'>>> = {
  ...eraFiles,
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

/** One of the eight strips of `hill-eras`, which form one hill next to each other. Decorative. */
export function eraStrip(era: string): Drawing {
  return { src: `${files['hill-eras'].src}#${era}`, width: 200, height: 520, alt: '' };
}
