import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`restaurants_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`restaurants_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_rels_order_idx\` ON \`users_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_parent_idx\` ON \`users_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_path_idx\` ON \`users_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_restaurants_id_idx\` ON \`users_rels\` (\`restaurants_id\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`secret\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`used_step\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`second_factors_texts_order_parent\` ON \`second_factors_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_texts_by_document_idx\` ON \`second_factors_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`presence\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`place\` text NOT NULL,
  	\`screen\` text NOT NULL,
  	\`person\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`seen_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`presence_place_idx\` ON \`presence\` (\`place\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`presence_screen_idx\` ON \`presence\` (\`screen\`);`)
  await db.run(sql`CREATE INDEX \`presence_seen_at_idx\` ON \`presence\` (\`seen_at\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_rules_second_factor_for\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sign_in_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sign_in_rules_second_factor_for_order_idx\` ON \`sign_in_rules_second_factor_for\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_rules_second_factor_for_parent_idx\` ON \`sign_in_rules_second_factor_for\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`mail_trouble\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_mail_trouble_idx\` ON \`enquiries\` (\`mail_trouble\`);`)
  await db.run(sql`ALTER TABLE \`restaurants_opening_hours_closures\` ADD \`banner\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_opening_hours_special_hours\` ADD \`banner\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_menu\` ADD \`photo_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`restaurants_menu\` ADD \`sold_out\` integer;`)
  await db.run(sql`ALTER TABLE \`restaurants_menu\` ADD \`sold_out_on\` text;`)
  await db.run(sql`CREATE INDEX \`restaurants_menu_photo_idx\` ON \`restaurants_menu\` (\`photo_id\`);`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_opening_hours_closures\` ADD \`banner\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_opening_hours_special_hours\` ADD \`banner\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_menu\` ADD \`photo_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_menu\` ADD \`sold_out\` integer;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_menu\` ADD \`sold_out_on\` text;`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_photo_idx\` ON \`_restaurants_v_version_menu\` (\`photo_id\`);`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_autosave_idx\` ON \`_restaurants_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_solutions_v_autosave_idx\` ON \`_solutions_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_autosave_idx\` ON \`_testimonials_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`decorative\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`uploaded_by\` numeric;`)
  await db.run(sql`CREATE INDEX \`media_uploaded_by_idx\` ON \`media\` (\`uploaded_by\`);`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`uploaded_by\` numeric;`)
  await db.run(sql`CREATE INDEX \`videos_uploaded_by_idx\` ON \`videos\` (\`uploaded_by\`);`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`browser\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`second_factors_id\` integer REFERENCES second_factors(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`ALTER TABLE \`_hero_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_hero_v_autosave_idx\` ON \`_hero_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_experience_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_experience_v_autosave_idx\` ON \`_experience_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_solutions_section_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_solutions_section_v_autosave_idx\` ON \`_solutions_section_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_innovation_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_innovation_v_autosave_idx\` ON \`_innovation_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_process_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_process_v_autosave_idx\` ON \`_process_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_cta_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_cta_v_autosave_idx\` ON \`_cta_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_about_v_autosave_idx\` ON \`_about_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_contact_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_contact_v_autosave_idx\` ON \`_contact_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_company_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_company_v_autosave_idx\` ON \`_company_v\` (\`autosave\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_rels\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`second_factors_texts\`;`)
  await db.run(sql`DROP TABLE \`presence\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules_second_factor_for\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_restaurants_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`price\` numeric,
  	\`allergens_checked\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_restaurants_menu\`("_order", "_parent_id", "id", "price", "allergens_checked") SELECT "_order", "_parent_id", "id", "price", "allergens_checked" FROM \`restaurants_menu\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new_restaurants_menu\` RENAME TO \`restaurants_menu\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`restaurants_menu_order_idx\` ON \`restaurants_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_menu_parent_id_idx\` ON \`restaurants_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__restaurants_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`price\` numeric,
  	\`allergens_checked\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__restaurants_v_version_menu\`("_order", "_parent_id", "id", "price", "allergens_checked", "_uuid") SELECT "_order", "_parent_id", "id", "price", "allergens_checked", "_uuid" FROM \`_restaurants_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new__restaurants_v_version_menu\` RENAME TO \`_restaurants_v_version_menu\`;`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_order_idx\` ON \`_restaurants_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_parent_id_idx\` ON \`_restaurants_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`enquiries_id\` text,
  	\`restaurants_id\` integer,
  	\`solutions_id\` integer,
  	\`testimonials_id\` integer,
  	\`media_id\` integer,
  	\`videos_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`restaurants_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solutions_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "enquiries_id", "restaurants_id", "solutions_id", "testimonials_id", "media_id", "videos_id", "users_id") SELECT "id", "order", "parent_id", "path", "enquiries_id", "restaurants_id", "solutions_id", "testimonials_id", "media_id", "videos_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_restaurants_id_idx\` ON \`payload_locked_documents_rels\` (\`restaurants_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_solutions_id_idx\` ON \`payload_locked_documents_rels\` (\`solutions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`enquiries_mail_trouble_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`mail_trouble\`;`)
  await db.run(sql`DROP INDEX \`_restaurants_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_solutions_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_testimonials_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`media_uploaded_by_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`decorative\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`uploaded_by\`;`)
  await db.run(sql`DROP INDEX \`videos_uploaded_by_idx\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`uploaded_by\`;`)
  await db.run(sql`DROP INDEX \`_hero_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_hero_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_experience_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_experience_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_solutions_section_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_section_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_innovation_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_innovation_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_process_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_process_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_cta_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_cta_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_about_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_about_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_contact_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_company_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_company_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_opening_hours_closures\` DROP COLUMN \`banner\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_opening_hours_special_hours\` DROP COLUMN \`banner\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_opening_hours_closures\` DROP COLUMN \`banner\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_opening_hours_special_hours\` DROP COLUMN \`banner\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`browser\`;`)
}
