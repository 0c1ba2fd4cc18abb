import archiveSurvey from './drawn/archive-survey.svg';
import comingSoon from './drawn/coming-soon.svg';
import emptyTable from './drawn/empty-table.svg';
import eraBeginning from './drawn/era-beginning.svg';
import eraCrusader from './drawn/era-crusader.svg';
import eraHandover from './drawn/era-handover.svg';
import eraLegacy from './drawn/era-legacy.svg';
import eraPeak from './drawn/era-peak.svg';
import eraRaid from './drawn/era-raid.svg';
import eraSchool from './drawn/era-school.svg';
import eraTransformation from './drawn/era-transformation.svg';
import failure from './drawn/failure.svg';
import featureCasino from './drawn/feature-casino.svg';
import featureCooling from './drawn/feature-cooling.svg';
import featurePool from './drawn/feature-pool.svg';
import featureStables from './drawn/feature-stables.svg';
import featureTeaGarden from './drawn/feature-tea-garden.svg';
import featureTunnels from './drawn/feature-tunnels.svg';
import hillCutaway from './drawn/hill-cutaway.svg';
import hillEras from './drawn/hill-eras.svg';
import mediaScreen from './drawn/media-screen.svg';
import mediaWall from './drawn/media-wall.svg';
import notFound from './drawn/not-found.svg';
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
import { type PictureId, pictureAlts } from './picture-alts.js';

/** A drawing as an `<img>` wants it. Width and height are its own; they say its shape, not how large to show it. */
export type Picture = { readonly src: string; readonly width: number; readonly height: number; readonly alt: string };

const poster = (src: string): Omit<Picture, 'alt'> => ({ src, width: 600, height: 900 });
const scene = (src: string): Omit<Picture, 'alt'> => ({ src, width: 720, height: 480 });

const files: Readonly<Record<PictureId, Omit<Picture, 'alt'>>> = {
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
  'hill-cutaway': { src: hillCutaway, width: 1600, height: 716 },
  'hill-eras': { src: hillEras, width: 1600, height: 520 },
  'archive-survey': scene(archiveSurvey),
  'media-screen': scene(mediaScreen),
  'media-wall': scene(mediaWall),
  'coming-soon': scene(comingSoon),
  'not-found': scene(notFound),
  failure: scene(failure),
  'empty-table': scene(emptyTable),
};

/**
 * The picture of that name: its file, shape and alternative text. Eras are posters with year and title; `posterPicture`
 * gives one without its lettering.
 */
export const picture = (id: PictureId): Picture => ({ ...files[id], alt: pictureAlts[id] });

/** An era's poster cut to its picture: no year, no title, no paper round it. */
export const posterPicture = (id: PictureId & `era-${string}`): Picture => ({
  src: `${files[id].src}#picture`,
  width: 556,
  height: 700,
  alt: pictureAlts[id],
});

/**
 * One of the eight strips of `hill-eras`, by the `id` of its era. Side by side, without a gap, the tunnel runs through
 * all of them. It is decoration beside the era's own words: its `alt` is empty.
 */
export const eraStrip = (era: string): Picture => ({
  src: `${files['hill-eras'].src}#${era}`,
  width: 200,
  height: 520,
  alt: '',
});
