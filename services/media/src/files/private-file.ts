import type { GroupFileKind } from '../generated/orders-queries.js';
import { ENDINGS, type ImageType } from '../images/image-name.js';

export type FileKind = GroupFileKind;

/** Not `originals/`, which `/uploads` serves. */
export const PRIVATE = 'private/';

export const PDF = 'application/pdf';
export type FileType = typeof PDF | ImageType;

const TYPES: ReadonlyMap<string, FileType> = new Map<string, FileType>([
  ['pdf', PDF],
  ...Object.entries(ENDINGS).map(([type, ending]): [string, FileType] => [ending, type as ImageType]),
]);

const fileName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.([a-z]{3,4})$/;

/** @param id random, so that nobody guesses it */
export const nameOfFile = (id: string, type: FileType): string => `${id}.${type === PDF ? 'pdf' : ENDINGS[type]}`;

export const keyOfFile = (name: string): string => `${PRIVATE}${name}`;

/** Undefined for an object that is none of these files. */
export const nameInKey = (key: string): string | undefined =>
  typeOfFile(key.slice(PRIVATE.length)) ? key.slice(PRIVATE.length) : undefined;

/** Undefined for what is no name of a file. Nothing else is looked up in the store. */
export const typeOfFile = (name: string): FileType | undefined => TYPES.get(fileName.exec(name)?.[1] ?? '');
