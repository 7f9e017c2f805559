import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`hero\` ADD \`printings_dawn_wide_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`hero\` ADD \`printings_dawn_tall_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`hero\` ADD \`printings_day_wide_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`hero\` ADD \`printings_day_tall_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`hero\` ADD \`printings_dusk_wide_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`hero\` ADD \`printings_dusk_tall_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`hero\` ADD \`printings_night_wide_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`hero\` ADD \`printings_night_tall_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`hero_printings_dawn_printings_dawn_wide_idx\` ON \`hero\` (\`printings_dawn_wide_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_printings_dawn_printings_dawn_tall_idx\` ON \`hero\` (\`printings_dawn_tall_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_printings_day_printings_day_wide_idx\` ON \`hero\` (\`printings_day_wide_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_printings_day_printings_day_tall_idx\` ON \`hero\` (\`printings_day_tall_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_printings_dusk_printings_dusk_wide_idx\` ON \`hero\` (\`printings_dusk_wide_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_printings_dusk_printings_dusk_tall_idx\` ON \`hero\` (\`printings_dusk_tall_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_printings_night_printings_night_wide_idx\` ON \`hero\` (\`printings_night_wide_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_printings_night_printings_night_tall_idx\` ON \`hero\` (\`printings_night_tall_id\`);`)
  await db.run(sql`ALTER TABLE \`_hero_v\` ADD \`version_printings_dawn_wide_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_hero_v\` ADD \`version_printings_dawn_tall_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_hero_v\` ADD \`version_printings_day_wide_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_hero_v\` ADD \`version_printings_day_tall_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_hero_v\` ADD \`version_printings_dusk_wide_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_hero_v\` ADD \`version_printings_dusk_tall_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_hero_v\` ADD \`version_printings_night_wide_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_hero_v\` ADD \`version_printings_night_tall_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_printings_dawn_version_printings_dawn_wi_idx\` ON \`_hero_v\` (\`version_printings_dawn_wide_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_printings_dawn_version_printings_dawn_ta_idx\` ON \`_hero_v\` (\`version_printings_dawn_tall_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_printings_day_version_printings_day_wide_idx\` ON \`_hero_v\` (\`version_printings_day_wide_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_printings_day_version_printings_day_tall_idx\` ON \`_hero_v\` (\`version_printings_day_tall_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_printings_dusk_version_printings_dusk_wi_idx\` ON \`_hero_v\` (\`version_printings_dusk_wide_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_printings_dusk_version_printings_dusk_ta_idx\` ON \`_hero_v\` (\`version_printings_dusk_tall_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_printings_night_version_printings_night__idx\` ON \`_hero_v\` (\`version_printings_night_wide_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_printings_night_version_printings_nigh_1_idx\` ON \`_hero_v\` (\`version_printings_night_tall_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_hero\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`background_image_id\` integer,
  	\`background_image_portrait_id\` integer,
  	\`video_youtube\` text,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_hero\`("id", "translation_ledger", "background_image_id", "background_image_portrait_id", "video_youtube", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "translation_ledger", "background_image_id", "background_image_portrait_id", "video_youtube", "changed_by", "_status", "updated_at", "created_at" FROM \`hero\`;`)
  await db.run(sql`DROP TABLE \`hero\`;`)
  await db.run(sql`ALTER TABLE \`__new_hero\` RENAME TO \`hero\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`hero_background_image_idx\` ON \`hero\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_background_image_portrait_idx\` ON \`hero\` (\`background_image_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`hero__status_idx\` ON \`hero\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__hero_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_background_image_id\` integer,
  	\`version_background_image_portrait_id\` integer,
  	\`version_video_youtube\` text,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__hero_v\`("id", "version_translation_ledger", "version_background_image_id", "version_background_image_portrait_id", "version_video_youtube", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "version_translation_ledger", "version_background_image_id", "version_background_image_portrait_id", "version_video_youtube", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_hero_v\`;`)
  await db.run(sql`DROP TABLE \`_hero_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__hero_v\` RENAME TO \`_hero_v\`;`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_version_background_image_idx\` ON \`_hero_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_version_background_image_portrait_idx\` ON \`_hero_v\` (\`version_background_image_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_version__status_idx\` ON \`_hero_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_created_at_idx\` ON \`_hero_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_updated_at_idx\` ON \`_hero_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_snapshot_idx\` ON \`_hero_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_published_locale_idx\` ON \`_hero_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_latest_idx\` ON \`_hero_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_autosave_idx\` ON \`_hero_v\` (\`autosave\`);`)
}
