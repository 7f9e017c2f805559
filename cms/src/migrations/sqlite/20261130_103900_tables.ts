import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiries_guest_acts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`people\` numeric,
  	\`time\` text,
  	\`words\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_guest_acts_order_idx\` ON \`enquiries_guest_acts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_guest_acts_parent_id_idx\` ON \`enquiries_guest_acts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`recipients\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`restaurant\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`recipients_restaurant_idx\` ON \`recipients\` (\`restaurant\`);`)
  await db.run(sql`CREATE INDEX \`recipients_updated_at_idx\` ON \`recipients\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recipients_created_at_idx\` ON \`recipients\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`recipients_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recipients\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recipients_texts_order_parent\` ON \`recipients_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`recipients_texts_by_document_idx\` ON \`recipients_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_sessions\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_sessions_order_idx\` ON \`menus_sessions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menus_sessions_parent_idx\` ON \`menus_sessions\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_days_order_idx\` ON \`menus_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menus_days_parent_idx\` ON \`menus_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`restaurant_id\` integer NOT NULL,
  	\`translation_ledger\` text,
  	\`place\` text NOT NULL,
  	\`key\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`restaurant_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_restaurant_idx\` ON \`menus\` (\`restaurant_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_place_idx\` ON \`menus\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_deleted_at_idx\` ON \`menus\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`menus_locales\` (
  	\`name\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_locales_locale_parent_id_unique\` ON \`menus_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_locales_by_document_idx\` ON \`menus_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_sessions\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_sessions_order_idx\` ON \`_menus_v_version_sessions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_sessions_parent_idx\` ON \`_menus_v_version_sessions\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_days_order_idx\` ON \`_menus_v_version_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_days_parent_idx\` ON \`_menus_v_version_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_restaurant_id\` integer NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_place\` text NOT NULL,
  	\`version_key\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_restaurant_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_parent_idx\` ON \`_menus_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_restaurant_idx\` ON \`_menus_v\` (\`version_restaurant_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_place_idx\` ON \`_menus_v\` (\`version_place\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_updated_at_idx\` ON \`_menus_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_created_at_idx\` ON \`_menus_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_deleted_at_idx\` ON \`_menus_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_locales\` (
  	\`version_name\` text,
  	\`version_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menus_v_locales_locale_parent_id_unique\` ON \`_menus_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_locales_by_document_idx\` ON \`_menus_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`booked\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`restaurant_id\` integer NOT NULL,
  	\`translation_ledger\` text,
  	\`day\` text NOT NULL,
  	\`sitting\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`restaurant_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`booked_restaurant_idx\` ON \`booked\` (\`restaurant_id\`);`)
  await db.run(sql`CREATE INDEX \`booked_updated_at_idx\` ON \`booked\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`booked_created_at_idx\` ON \`booked\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`booked_deleted_at_idx\` ON \`booked\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_booked_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_restaurant_id\` integer NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_day\` text NOT NULL,
  	\`version_sitting\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`booked\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_restaurant_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_booked_v_parent_idx\` ON \`_booked_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_booked_v_version_version_restaurant_idx\` ON \`_booked_v\` (\`version_restaurant_id\`);`)
  await db.run(sql`CREATE INDEX \`_booked_v_version_version_updated_at_idx\` ON \`_booked_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_booked_v_version_version_created_at_idx\` ON \`_booked_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_booked_v_version_version_deleted_at_idx\` ON \`_booked_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_booked_v_created_at_idx\` ON \`_booked_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_booked_v_updated_at_idx\` ON \`_booked_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`table_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`table_late_mailed_at\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_table_due_at_idx\` ON \`enquiries\` (\`table_due_at\`);`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`standing_kind\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`standing_from\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`standing_to\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`standing_last_day\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`standing_phone\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`standing_map_link\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`standing_until\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`standing_address\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`standing_area\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`standing_note\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_standing_kind\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_standing_from\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_standing_to\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_standing_last_day\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_standing_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_standing_map_link\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_standing_until\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_standing_address\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_standing_area\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_standing_note\` text;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`prices\` text;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`pricing\` text;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`people\` numeric;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`notice\` numeric;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`minutes\` numeric;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`extras\` text;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`menu\` text;`)
  await db.run(sql`ALTER TABLE \`dishes_locales\` ADD \`course\` text;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_prices\` text;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_pricing\` text;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_people\` numeric;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_notice\` numeric;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_minutes\` numeric;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_extras\` text;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_menu\` text;`)
  await db.run(sql`ALTER TABLE \`_dishes_v_locales\` ADD \`version_course\` text;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` ADD \`away_subject\` text;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` ADD \`away_text\` text;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` ADD \`moved_subject\` text;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` ADD \`moved_text\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries_guest_acts\`;`)
  await db.run(sql`DROP TABLE \`recipients\`;`)
  await db.run(sql`DROP TABLE \`recipients_texts\`;`)
  await db.run(sql`DROP TABLE \`menus_sessions\`;`)
  await db.run(sql`DROP TABLE \`menus_days\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus_locales\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_sessions\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_days\`;`)
  await db.run(sql`DROP TABLE \`_menus_v\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_locales\`;`)
  await db.run(sql`DROP TABLE \`booked\`;`)
  await db.run(sql`DROP TABLE \`_booked_v\`;`)
  await db.run(sql`DROP INDEX \`enquiries_table_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`table_due_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`table_late_mailed_at\`;`)
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`standing_kind\`;`)
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`standing_from\`;`)
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`standing_to\`;`)
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`standing_last_day\`;`)
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`standing_phone\`;`)
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`standing_map_link\`;`)
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`standing_until\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`standing_address\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`standing_area\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`standing_note\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_standing_kind\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_standing_from\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_standing_to\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_standing_last_day\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_standing_phone\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_standing_map_link\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_standing_until\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_standing_address\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_standing_area\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_standing_note\`;`)
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`prices\`;`)
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`pricing\`;`)
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`people\`;`)
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`notice\`;`)
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`minutes\`;`)
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`extras\`;`)
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`menu\`;`)
  await db.run(sql`ALTER TABLE \`dishes_locales\` DROP COLUMN \`course\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_prices\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_pricing\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_people\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_notice\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_minutes\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_extras\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_menu\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v_locales\` DROP COLUMN \`version_course\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` DROP COLUMN \`away_subject\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` DROP COLUMN \`away_text\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` DROP COLUMN \`moved_subject\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` DROP COLUMN \`moved_text\`;`)
}
