-- The schema of media at release 0.3.0.

CREATE TABLE image_uses (
  product_id uuid NOT NULL,
  product_name text NOT NULL,
  filename text,
  version integer NOT NULL,
  CONSTRAINT image_uses_version CHECK (version > 0),
  CONSTRAINT "PK_image_uses" PRIMARY KEY (product_id)
);
CREATE INDEX image_uses_by_image ON image_uses (filename) WHERE filename IS NOT NULL;

CREATE TABLE images (
  filename text NOT NULL,
  content_type text NOT NULL,
  originalname text NOT NULL,
  bytes integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  frames integer NOT NULL,
  uploads integer NOT NULL,
  uploaded_at timestamptz NOT NULL,
  removed_at timestamptz,
  CONSTRAINT images_filename_form CHECK (filename ~ '^[0-9a-f]{64}\.(jpg|png|gif|webp)$'),
  CONSTRAINT images_not_empty CHECK ((bytes > 0) AND (width > 0) AND (height > 0) AND (frames > 0)),
  CONSTRAINT images_type_known CHECK (content_type IN ('image/jpeg', 'image/png', 'image/gif', 'image/webp')),
  CONSTRAINT images_uploads_count CHECK (uploads > 0),
  CONSTRAINT "PK_images" PRIMARY KEY (filename)
);
CREATE INDEX images_by_original_name ON images (search_form(originalname) COLLATE "C", filename) WHERE removed_at IS NULL;
CREATE INDEX images_by_size ON images (bytes, filename) WHERE removed_at IS NULL;
CREATE INDEX images_by_upload ON images (uploaded_at) WHERE removed_at IS NULL;
CREATE INDEX images_removed ON images (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX images_searched ON images USING gin (search_form(originalname) gin_trgm_ops) WHERE removed_at IS NULL;

CREATE TABLE renditions (
  filename text NOT NULL,
  width integer NOT NULL,
  webp_bytes integer NOT NULL,
  avif_state text NOT NULL,
  avif_bytes integer,
  avif_attempts integer NOT NULL,
  avif_due_at timestamptz NOT NULL,
  CONSTRAINT renditions_avif_bytes CHECK ((avif_state = 'made') = (COALESCE(avif_bytes, 0) > 0)),
  CONSTRAINT renditions_avif_state CHECK (avif_state IN ('wanted', 'made', 'none')),
  CONSTRAINT renditions_not_empty CHECK (webp_bytes > 0),
  CONSTRAINT renditions_width CHECK (width BETWEEN 1 AND 1280),
  CONSTRAINT "PK_renditions" PRIMARY KEY (filename, width)
);
CREATE INDEX renditions_wanting_avif ON renditions (avif_due_at) WHERE avif_state = 'wanted';

ALTER TABLE renditions ADD CONSTRAINT renditions_image FOREIGN KEY (filename) REFERENCES images(filename) ON DELETE CASCADE;
