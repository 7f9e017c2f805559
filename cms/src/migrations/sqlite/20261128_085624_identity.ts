import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`former_site\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`list\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`brand\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`palette_brand\` text DEFAULT '#1b2b55',
  	\`palette_accent\` text DEFAULT '#c3361a',
  	\`palette_paper\` text DEFAULT '#f8f4ec',
  	\`palette_ink\` text DEFAULT '#182441',
  	\`mark\` text,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`brand__status_idx\` ON \`brand\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_palette_brand\` text DEFAULT '#1b2b55',
  	\`version_palette_accent\` text DEFAULT '#c3361a',
  	\`version_palette_paper\` text DEFAULT '#f8f4ec',
  	\`version_palette_ink\` text DEFAULT '#182441',
  	\`version_mark\` text,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version__status_idx\` ON \`_brand_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_created_at_idx\` ON \`_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_updated_at_idx\` ON \`_brand_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_snapshot_idx\` ON \`_brand_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_published_locale_idx\` ON \`_brand_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_latest_idx\` ON \`_brand_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_autosave_idx\` ON \`_brand_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`page_heads\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`home_picture_id\` integer,
  	\`restaurants_picture_id\` integer,
  	\`about_picture_id\` integer,
  	\`contact_picture_id\` integer,
  	\`privacy_picture_id\` integer,
  	\`accessibility_picture_id\` integer,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`home_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`restaurants_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`about_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`privacy_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`accessibility_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`page_heads_home_home_picture_idx\` ON \`page_heads\` (\`home_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`page_heads_restaurants_restaurants_picture_idx\` ON \`page_heads\` (\`restaurants_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`page_heads_about_about_picture_idx\` ON \`page_heads\` (\`about_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`page_heads_contact_contact_picture_idx\` ON \`page_heads\` (\`contact_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`page_heads_privacy_privacy_picture_idx\` ON \`page_heads\` (\`privacy_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`page_heads_accessibility_accessibility_picture_idx\` ON \`page_heads\` (\`accessibility_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`page_heads__status_idx\` ON \`page_heads\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_heads_locales\` (
  	\`home_title\` text,
  	\`home_description\` text,
  	\`restaurants_title\` text,
  	\`restaurants_description\` text,
  	\`about_title\` text,
  	\`about_description\` text,
  	\`contact_title\` text,
  	\`contact_description\` text,
  	\`privacy_title\` text,
  	\`privacy_description\` text,
  	\`accessibility_title\` text,
  	\`accessibility_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_heads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_heads_locales_locale_parent_id_unique\` ON \`page_heads_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_heads_locales_by_document_idx\` ON \`page_heads_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_heads_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_home_picture_id\` integer,
  	\`version_restaurants_picture_id\` integer,
  	\`version_about_picture_id\` integer,
  	\`version_contact_picture_id\` integer,
  	\`version_privacy_picture_id\` integer,
  	\`version_accessibility_picture_id\` integer,
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
  	FOREIGN KEY (\`version_home_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_restaurants_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_about_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_privacy_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_accessibility_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_heads_v_version_home_version_home_picture_idx\` ON \`_page_heads_v\` (\`version_home_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_version_restaurants_version_restaurants_pi_idx\` ON \`_page_heads_v\` (\`version_restaurants_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_version_about_version_about_picture_idx\` ON \`_page_heads_v\` (\`version_about_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_version_contact_version_contact_picture_idx\` ON \`_page_heads_v\` (\`version_contact_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_version_privacy_version_privacy_picture_idx\` ON \`_page_heads_v\` (\`version_privacy_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_version_accessibility_version_accessibilit_idx\` ON \`_page_heads_v\` (\`version_accessibility_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_version_version__status_idx\` ON \`_page_heads_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_created_at_idx\` ON \`_page_heads_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_updated_at_idx\` ON \`_page_heads_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_snapshot_idx\` ON \`_page_heads_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_published_locale_idx\` ON \`_page_heads_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_latest_idx\` ON \`_page_heads_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_autosave_idx\` ON \`_page_heads_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_page_heads_v_locales\` (
  	\`version_home_title\` text,
  	\`version_home_description\` text,
  	\`version_restaurants_title\` text,
  	\`version_restaurants_description\` text,
  	\`version_about_title\` text,
  	\`version_about_description\` text,
  	\`version_contact_title\` text,
  	\`version_contact_description\` text,
  	\`version_privacy_title\` text,
  	\`version_privacy_description\` text,
  	\`version_accessibility_title\` text,
  	\`version_accessibility_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_heads_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_heads_v_locales_locale_parent_id_unique\` ON \`_page_heads_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_heads_v_locales_by_document_idx\` ON \`_page_heads_v_locales\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`former_site\`;`)
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
  await db.run(sql`DROP TABLE \`page_heads\`;`)
  await db.run(sql`DROP TABLE \`page_heads_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_heads_v\`;`)
  await db.run(sql`DROP TABLE \`_page_heads_v_locales\`;`)
}
