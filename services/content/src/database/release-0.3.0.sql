-- The schema of content at release 0.3.0.

CREATE TABLE sections (
  name text NOT NULL,
  version integer NOT NULL,
  body jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT sections_known CHECK (name IN ('house', 'media', 'questions', 'testimonials')),
  CONSTRAINT sections_version_counts CHECK (version > 0),
  CONSTRAINT "PK_sections" PRIMARY KEY (name)
);
