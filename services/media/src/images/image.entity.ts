import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ImageType } from './image-name.js';

/** Decoded, re-encoded, and named after its bytes. */
export interface ImageFile {
  readonly filename: string;
  readonly contentType: ImageType;
  readonly bytes: number;
  /** Pixels of one frame. */
  readonly width: number;
  readonly height: number;
  /** More than one for an animation. */
  readonly frames: number;
}

/** A removed image keeps its row until its bytes are purged, and can be restored until then. */
@Entity('images')
@Check('images_filename_form', `filename ~ '^[0-9a-f]{64}\\.(jpg|png|gif|webp)$'`)
@Check('images_type_known', `content_type IN ('image/jpeg', 'image/png', 'image/gif', 'image/webp')`)
@Check('images_not_empty', 'bytes > 0 AND width > 0 AND height > 0 AND frames > 0')
@Check('images_uploads_count', 'uploads > 0')
@Index('images_by_upload', ['uploadedAt'], { where: 'removed_at IS NULL' })
@Index('images_searched', { synchronize: false })
@Index('images_by_original_name', { synchronize: false })
@Index('images_by_size', ['bytes', 'filename'], { where: 'removed_at IS NULL' })
@Index('images_removed', ['removedAt'], { where: 'removed_at IS NOT NULL' })
export class Image implements ImageFile {
  @PrimaryColumn('text')
  filename!: string;

  @Column('text', { name: 'content_type' })
  contentType!: ImageType;

  /** At its last upload. */
  @Column('text')
  originalname!: string;

  @Column('integer')
  bytes!: number;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column('integer')
  frames!: number;

  /** Uploads of this image. */
  @Column('integer')
  uploads!: number;

  /** Last upload. */
  @Column('timestamptz', { name: 'uploaded_at' })
  uploadedAt!: Date;

  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt!: Date | null;

  static uploaded(image: ImageFile, originalname: string, now: Date): Image {
    const { filename, contentType, bytes, width, height, frames } = image;
    const facts = { filename, contentType, bytes, width, height, frames };
    return Object.assign(new Image(), { ...facts, originalname, uploads: 1, uploadedAt: now, removedAt: null });
  }

  get isRemoved(): boolean {
    return this.removedAt !== null;
  }
}
