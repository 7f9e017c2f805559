import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`about\` ADD \`hero_image_portrait_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`about_hero_hero_image_portrait_idx\` ON \`about\` (\`hero_image_portrait_id\`);`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`version_hero_image_portrait_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_about_v_version_hero_version_hero_image_portrait_idx\` ON \`_about_v\` (\`version_hero_image_portrait_id\`);`)
  await db.run(sql`ALTER TABLE \`contact\` ADD \`background_image_portrait_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`contact_background_image_portrait_idx\` ON \`contact\` (\`background_image_portrait_id\`);`)
  await db.run(sql`ALTER TABLE \`_contact_v\` ADD \`version_background_image_portrait_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_version_background_image_portrait_idx\` ON \`_contact_v\` (\`version_background_image_portrait_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_about\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`hero_image_id\` integer,
  	\`creative_video_youtube\` text,
  	\`shape_id\` integer,
  	\`background_image_id\` integer,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`shape_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_about\`("id", "translation_ledger", "hero_image_id", "creative_video_youtube", "shape_id", "background_image_id", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "translation_ledger", "hero_image_id", "creative_video_youtube", "shape_id", "background_image_id", "changed_by", "_status", "updated_at", "created_at" FROM \`about\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`ALTER TABLE \`__new_about\` RENAME TO \`about\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`about_hero_hero_image_idx\` ON \`about\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_shape_idx\` ON \`about\` (\`shape_id\`);`)
  await db.run(sql`CREATE INDEX \`about_background_image_idx\` ON \`about\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_hero_image_id\` integer,
  	\`version_creative_video_youtube\` text,
  	\`version_shape_id\` integer,
  	\`version_background_image_id\` integer,
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
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_shape_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__about_v\`("id", "version_translation_ledger", "version_hero_image_id", "version_creative_video_youtube", "version_shape_id", "version_background_image_id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "version_translation_ledger", "version_hero_image_id", "version_creative_video_youtube", "version_shape_id", "version_background_image_id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_v\` RENAME TO \`_about_v\`;`)
  await db.run(sql`CREATE INDEX \`_about_v_version_hero_version_hero_image_idx\` ON \`_about_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_shape_idx\` ON \`_about_v\` (\`version_shape_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_background_image_idx\` ON \`_about_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_snapshot_idx\` ON \`_about_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_published_locale_idx\` ON \`_about_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_autosave_idx\` ON \`_about_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`background_image_id\` integer,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact\`("id", "translation_ledger", "background_image_id", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "translation_ledger", "background_image_id", "changed_by", "_status", "updated_at", "created_at" FROM \`contact\`;`)
  await db.run(sql`DROP TABLE \`contact\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact\` RENAME TO \`contact\`;`)
  await db.run(sql`CREATE INDEX \`contact_background_image_idx\` ON \`contact\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`contact__status_idx\` ON \`contact\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__contact_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_background_image_id\` integer,
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
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__contact_v\`("id", "version_translation_ledger", "version_background_image_id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "version_translation_ledger", "version_background_image_id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_contact_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__contact_v\` RENAME TO \`_contact_v\`;`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_version_background_image_idx\` ON \`_contact_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_version__status_idx\` ON \`_contact_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_created_at_idx\` ON \`_contact_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_updated_at_idx\` ON \`_contact_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_snapshot_idx\` ON \`_contact_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_published_locale_idx\` ON \`_contact_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_latest_idx\` ON \`_contact_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_autosave_idx\` ON \`_contact_v\` (\`autosave\`);`)
}
