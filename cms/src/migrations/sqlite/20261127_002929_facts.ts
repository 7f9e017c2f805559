import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { moveFacts } from '../move-facts.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`dishes_allergens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dishes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dishes_allergens_order_idx\` ON \`dishes_allergens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dishes_allergens_parent_idx\` ON \`dishes_allergens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dishes_marks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dishes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dishes_marks_order_idx\` ON \`dishes_marks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dishes_marks_parent_idx\` ON \`dishes_marks\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dishes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`restaurant_id\` integer NOT NULL,
  	\`translation_ledger\` text,
  	\`place\` text NOT NULL,
  	\`price\` numeric,
  	\`photo_id\` integer,
  	\`sold_out\` integer,
  	\`sold_out_on\` text,
  	\`allergens_checked\` integer,
  	\`allergen_list\` text,
  	\`allergens_stated_at\` text,
  	\`allergens_stated_by\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`restaurant_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`dishes_restaurant_idx\` ON \`dishes\` (\`restaurant_id\`);`)
  await db.run(sql`CREATE INDEX \`dishes_place_idx\` ON \`dishes\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`dishes_photo_idx\` ON \`dishes\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`dishes_updated_at_idx\` ON \`dishes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dishes_created_at_idx\` ON \`dishes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`dishes_deleted_at_idx\` ON \`dishes\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`dishes_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`category\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dishes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dishes_locales_locale_parent_id_unique\` ON \`dishes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`dishes_locales_by_document_idx\` ON \`dishes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dishes_v_version_allergens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dishes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_allergens_order_idx\` ON \`_dishes_v_version_allergens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_allergens_parent_idx\` ON \`_dishes_v_version_allergens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dishes_v_version_marks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dishes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_marks_order_idx\` ON \`_dishes_v_version_marks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_marks_parent_idx\` ON \`_dishes_v_version_marks\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dishes_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_restaurant_id\` integer NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_place\` text NOT NULL,
  	\`version_price\` numeric,
  	\`version_photo_id\` integer,
  	\`version_sold_out\` integer,
  	\`version_sold_out_on\` text,
  	\`version_allergens_checked\` integer,
  	\`version_allergen_list\` text,
  	\`version_allergens_stated_at\` text,
  	\`version_allergens_stated_by\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dishes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_restaurant_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_dishes_v_parent_idx\` ON \`_dishes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_restaurant_idx\` ON \`_dishes_v\` (\`version_restaurant_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_place_idx\` ON \`_dishes_v\` (\`version_place\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_photo_idx\` ON \`_dishes_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_updated_at_idx\` ON \`_dishes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_created_at_idx\` ON \`_dishes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_version_version_deleted_at_idx\` ON \`_dishes_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_created_at_idx\` ON \`_dishes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_updated_at_idx\` ON \`_dishes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_dishes_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_category\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dishes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_dishes_v_locales_locale_parent_id_unique\` ON \`_dishes_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dishes_v_locales_by_document_idx\` ON \`_dishes_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`closures_times\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`opens\` text NOT NULL,
  	\`closes\` text NOT NULL,
  	\`last_order\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`closures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`closures_times_order_idx\` ON \`closures_times\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`closures_times_parent_id_idx\` ON \`closures_times\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`closures\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`restaurant_id\` integer NOT NULL,
  	\`translation_ledger\` text,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`banner\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`restaurant_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`closures_restaurant_idx\` ON \`closures\` (\`restaurant_id\`);`)
  await db.run(sql`CREATE INDEX \`closures_updated_at_idx\` ON \`closures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`closures_created_at_idx\` ON \`closures\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`closures_deleted_at_idx\` ON \`closures\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`closures_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`closures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`closures_locales_locale_parent_id_unique\` ON \`closures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`closures_locales_by_document_idx\` ON \`closures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_closures_v_version_times\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`opens\` text NOT NULL,
  	\`closes\` text NOT NULL,
  	\`last_order\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_closures_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_closures_v_version_times_order_idx\` ON \`_closures_v_version_times\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_closures_v_version_times_parent_id_idx\` ON \`_closures_v_version_times\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_closures_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_restaurant_id\` integer NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_from\` text NOT NULL,
  	\`version_to\` text NOT NULL,
  	\`version_banner\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`closures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_restaurant_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_closures_v_parent_idx\` ON \`_closures_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_closures_v_version_version_restaurant_idx\` ON \`_closures_v\` (\`version_restaurant_id\`);`)
  await db.run(sql`CREATE INDEX \`_closures_v_version_version_updated_at_idx\` ON \`_closures_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_closures_v_version_version_created_at_idx\` ON \`_closures_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_closures_v_version_version_deleted_at_idx\` ON \`_closures_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_closures_v_created_at_idx\` ON \`_closures_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_closures_v_updated_at_idx\` ON \`_closures_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_closures_v_locales\` (
  	\`version_reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_closures_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_closures_v_locales_locale_parent_id_unique\` ON \`_closures_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_closures_v_locales_by_document_idx\` ON \`_closures_v_locales\` (\`_parent_id\`);`)
  await moveFacts({ ask: (statement) => db.all(sql.raw(statement)), asEnum: (value) => value })
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_closures\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_closures_locales\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_special_hours\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_special_hours_locales\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu_required_allergens\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu_recommended_allergens\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu_marks\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_closures\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_closures_locales\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_special_hours\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_special_hours_locales\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu_required_allergens\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu_recommended_allergens\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu_marks\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu_locales\`;`)
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`facts_as_of\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_facts_as_of\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`restaurants_opening_hours_closures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`banner\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_closures_order_idx\` ON \`restaurants_opening_hours_closures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_closures_parent_id_idx\` ON \`restaurants_opening_hours_closures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_opening_hours_closures_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`restaurants_opening_hours_closures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`restaurants_opening_hours_closures_locales_locale_parent_id_\` ON \`restaurants_opening_hours_closures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_closures_locales_by_document_idx\` ON \`restaurants_opening_hours_closures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_opening_hours_special_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`last_order\` text,
  	\`banner\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_special_hours_order_idx\` ON \`restaurants_opening_hours_special_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_special_hours_parent_id_idx\` ON \`restaurants_opening_hours_special_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_opening_hours_special_hours_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`restaurants_opening_hours_special_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`restaurants_opening_hours_special_hours_locales_locale_paren\` ON \`restaurants_opening_hours_special_hours_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_special_hours_locales_by_document_idx\` ON \`restaurants_opening_hours_special_hours_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_menu_required_allergens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_menu_required_allergens_order_idx\` ON \`restaurants_menu_required_allergens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_menu_required_allergens_parent_idx\` ON \`restaurants_menu_required_allergens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_menu_recommended_allergens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_menu_recommended_allergens_order_idx\` ON \`restaurants_menu_recommended_allergens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_menu_recommended_allergens_parent_idx\` ON \`restaurants_menu_recommended_allergens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_menu_marks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_menu_marks_order_idx\` ON \`restaurants_menu_marks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_menu_marks_parent_idx\` ON \`restaurants_menu_marks\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`price\` numeric,
  	\`photo_id\` integer,
  	\`sold_out\` integer,
  	\`sold_out_on\` text,
  	\`allergens_checked\` integer,
  	\`allergen_list\` text,
  	\`allergens_stated_at\` text,
  	\`allergens_stated_by\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_menu_order_idx\` ON \`restaurants_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_menu_parent_id_idx\` ON \`restaurants_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_menu_photo_idx\` ON \`restaurants_menu\` (\`photo_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_menu_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`category\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`restaurants_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`restaurants_menu_locales_locale_parent_id_unique\` ON \`restaurants_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_menu_locales_by_document_idx\` ON \`restaurants_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_opening_hours_closures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`banner\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_closures_order_idx\` ON \`_restaurants_v_version_opening_hours_closures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_closures_parent_id_idx\` ON \`_restaurants_v_version_opening_hours_closures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_opening_hours_closures_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_restaurants_v_version_opening_hours_closures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_restaurants_v_version_opening_hours_closures_locales_locale\` ON \`_restaurants_v_version_opening_hours_closures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_closures_locales_by_document_idx\` ON \`_restaurants_v_version_opening_hours_closures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_opening_hours_special_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`last_order\` text,
  	\`banner\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_special_hours_order_idx\` ON \`_restaurants_v_version_opening_hours_special_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_special_hours_parent_id_idx\` ON \`_restaurants_v_version_opening_hours_special_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_opening_hours_special_hours_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_restaurants_v_version_opening_hours_special_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_restaurants_v_version_opening_hours_special_hours_locales_l\` ON \`_restaurants_v_version_opening_hours_special_hours_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_special_hours_locales_by_document_idx\` ON \`_restaurants_v_version_opening_hours_special_hours_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_menu_required_allergens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_restaurants_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_required_allergens_order_idx\` ON \`_restaurants_v_version_menu_required_allergens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_required_allergens_parent_idx\` ON \`_restaurants_v_version_menu_required_allergens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_menu_recommended_allergens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_restaurants_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_recommended_allergens_order_idx\` ON \`_restaurants_v_version_menu_recommended_allergens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_recommended_allergens_parent_idx\` ON \`_restaurants_v_version_menu_recommended_allergens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_menu_marks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_restaurants_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_marks_order_idx\` ON \`_restaurants_v_version_menu_marks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_marks_parent_idx\` ON \`_restaurants_v_version_menu_marks\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`price\` numeric,
  	\`photo_id\` integer,
  	\`sold_out\` integer,
  	\`sold_out_on\` text,
  	\`allergens_checked\` integer,
  	\`allergen_list\` text,
  	\`allergens_stated_at\` text,
  	\`allergens_stated_by\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_order_idx\` ON \`_restaurants_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_parent_id_idx\` ON \`_restaurants_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_photo_idx\` ON \`_restaurants_v_version_menu\` (\`photo_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_menu_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`category\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_restaurants_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_restaurants_v_version_menu_locales_locale_parent_id_unique\` ON \`_restaurants_v_version_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_menu_locales_by_document_idx\` ON \`_restaurants_v_version_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`DROP TABLE \`dishes_allergens\`;`)
  await db.run(sql`DROP TABLE \`dishes_marks\`;`)
  await db.run(sql`DROP TABLE \`dishes\`;`)
  await db.run(sql`DROP TABLE \`dishes_locales\`;`)
  await db.run(sql`DROP TABLE \`_dishes_v_version_allergens\`;`)
  await db.run(sql`DROP TABLE \`_dishes_v_version_marks\`;`)
  await db.run(sql`DROP TABLE \`_dishes_v\`;`)
  await db.run(sql`DROP TABLE \`_dishes_v_locales\`;`)
  await db.run(sql`DROP TABLE \`closures_times\`;`)
  await db.run(sql`DROP TABLE \`closures\`;`)
  await db.run(sql`DROP TABLE \`closures_locales\`;`)
  await db.run(sql`DROP TABLE \`_closures_v_version_times\`;`)
  await db.run(sql`DROP TABLE \`_closures_v\`;`)
  await db.run(sql`DROP TABLE \`_closures_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_as_of\` text;`)
}
