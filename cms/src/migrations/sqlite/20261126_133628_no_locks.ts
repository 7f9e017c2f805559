import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Every table of the desk. It has the name of the last of the steps it stands for, so that a database
 * that ran them all has run it (decision 075).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiries_marks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_marks_order_idx\` ON \`enquiries_marks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_marks_parent_idx\` ON \`enquiries_marks\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`table_restaurant\` text,
  	\`table_date\` text,
  	\`table_time\` text,
  	\`table_people\` numeric,
  	\`table_state\` text,
  	\`table_answered_at\` text,
  	\`table_answered_by\` text,
  	\`subject\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`notes\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee\` text,
  	\`read_at\` text,
  	\`read_by\` text,
  	\`search_text\` text,
  	\`received_at\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`mailed_at\` text,
  	\`mail_trouble\` text,
  	\`quarantined\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_table_date_idx\` ON \`enquiries\` (\`table_date\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_status_idx\` ON \`enquiries\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_read_at_idx\` ON \`enquiries\` (\`read_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_received_at_idx\` ON \`enquiries\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_mail_trouble_idx\` ON \`enquiries\` (\`mail_trouble\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_deleted_at_idx\` ON \`enquiries\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_opening_hours_sessions_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants_opening_hours_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_sessions_days_order_idx\` ON \`restaurants_opening_hours_sessions_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_sessions_days_parent_idx\` ON \`restaurants_opening_hours_sessions_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_opening_hours_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`last_order\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_sessions_order_idx\` ON \`restaurants_opening_hours_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_sessions_parent_id_idx\` ON \`restaurants_opening_hours_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_opening_hours_closed_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_closed_days_order_idx\` ON \`restaurants_opening_hours_closed_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_closed_days_parent_idx\` ON \`restaurants_opening_hours_closed_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_opening_hours_closed_nth_nth\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants_opening_hours_closed_nth\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_closed_nth_nth_order_idx\` ON \`restaurants_opening_hours_closed_nth_nth\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_closed_nth_nth_parent_idx\` ON \`restaurants_opening_hours_closed_nth_nth\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_opening_hours_closed_nth\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`weekday\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_closed_nth_order_idx\` ON \`restaurants_opening_hours_closed_nth\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_opening_hours_closed_nth_parent_id_idx\` ON \`restaurants_opening_hours_closed_nth\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`restaurants_facts_stations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`minutes_on_foot\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_facts_stations_order_idx\` ON \`restaurants_facts_stations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_facts_stations_parent_id_idx\` ON \`restaurants_facts_stations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_facts_stations_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`restaurants_facts_stations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`restaurants_facts_stations_locales_locale_parent_id_unique\` ON \`restaurants_facts_stations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_facts_stations_locales_by_document_idx\` ON \`restaurants_facts_stations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_facts_step_free\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_facts_step_free_order_idx\` ON \`restaurants_facts_step_free\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_facts_step_free_parent_idx\` ON \`restaurants_facts_step_free\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_facts_children\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_facts_children_order_idx\` ON \`restaurants_facts_children\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_facts_children_parent_idx\` ON \`restaurants_facts_children\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_facts_payment\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_facts_payment_order_idx\` ON \`restaurants_facts_payment\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_facts_payment_parent_idx\` ON \`restaurants_facts_payment\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`phone\` text,
  	\`opening_hours_closed_day_on_holiday\` text DEFAULT 'closed',
  	\`reservations_telephone_only\` integer,
  	\`reservations_largest_party\` numeric,
  	\`reservations_lead_days\` numeric,
  	\`reservations_days_ahead\` numeric,
  	\`reservations_slot_minutes\` text,
  	\`reservations_last_seating_minutes\` numeric,
  	\`instagram\` text,
  	\`map_link\` text,
  	\`main_photo_id\` integer,
  	\`fallback_photo_id\` integer,
  	\`facts_drawn_map_id\` integer,
  	\`facts_parking\` text,
  	\`facts_seats\` numeric,
  	\`facts_private_rooms\` numeric,
  	\`facts_booking_link\` text,
  	\`facts_website\` text,
  	\`facts_lunch_from\` numeric,
  	\`facts_lunch_to\` numeric,
  	\`facts_dinner_from\` numeric,
  	\`facts_dinner_to\` numeric,
  	\`facts_table_charge\` numeric,
  	\`facts_smoking\` text,
  	\`facts_postal_code\` text,
  	\`facts_coordinates\` text,
  	\`slug\` text,
  	\`accent\` text DEFAULT 'indigo',
  	\`listed_since\` text,
  	\`facts_as_of\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`main_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`fallback_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`facts_drawn_map_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_main_photo_idx\` ON \`restaurants\` (\`main_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_fallback_photo_idx\` ON \`restaurants\` (\`fallback_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_facts_facts_drawn_map_idx\` ON \`restaurants\` (\`facts_drawn_map_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`restaurants_slug_idx\` ON \`restaurants\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_updated_at_idx\` ON \`restaurants\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_created_at_idx\` ON \`restaurants\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_deleted_at_idx\` ON \`restaurants\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`restaurants__status_idx\` ON \`restaurants\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_locales\` (
  	\`name\` text,
  	\`cuisine\` text,
  	\`area\` text,
  	\`description\` text,
  	\`about\` text,
  	\`summary\` text,
  	\`address\` text,
  	\`hours\` text,
  	\`facts_directions\` text,
  	\`facts_parking_remarks\` text,
  	\`facts_step_free_remarks\` text,
  	\`facts_seats_remarks\` text,
  	\`facts_children_remarks\` text,
  	\`facts_table_charge_remarks\` text,
  	\`facts_payment_remarks\` text,
  	\`facts_smoking_remarks\` text,
  	\`facts_dress\` text,
  	\`facts_cancellation\` text,
  	\`facts_region\` text,
  	\`facts_locality\` text,
  	\`facts_street\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`restaurants_locales_locale_parent_id_unique\` ON \`restaurants_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_locales_by_document_idx\` ON \`restaurants_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_texts_order_parent\` ON \`restaurants_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_texts_by_document_idx\` ON \`restaurants_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`restaurants_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`restaurants_rels_order_idx\` ON \`restaurants_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_rels_parent_idx\` ON \`restaurants_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_rels_path_idx\` ON \`restaurants_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_rels_media_id_idx\` ON \`restaurants_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_opening_hours_sessions_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_restaurants_v_version_opening_hours_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_sessions_days_order_idx\` ON \`_restaurants_v_version_opening_hours_sessions_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_sessions_days_parent_idx\` ON \`_restaurants_v_version_opening_hours_sessions_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_opening_hours_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`last_order\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_sessions_order_idx\` ON \`_restaurants_v_version_opening_hours_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_sessions_parent_id_idx\` ON \`_restaurants_v_version_opening_hours_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_opening_hours_closed_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_closed_days_order_idx\` ON \`_restaurants_v_version_opening_hours_closed_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_closed_days_parent_idx\` ON \`_restaurants_v_version_opening_hours_closed_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_opening_hours_closed_nth_nth\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_restaurants_v_version_opening_hours_closed_nth\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_closed_nth_nth_order_idx\` ON \`_restaurants_v_version_opening_hours_closed_nth_nth\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_closed_nth_nth_parent_idx\` ON \`_restaurants_v_version_opening_hours_closed_nth_nth\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_opening_hours_closed_nth\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`weekday\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_closed_nth_order_idx\` ON \`_restaurants_v_version_opening_hours_closed_nth\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_opening_hours_closed_nth_parent_id_idx\` ON \`_restaurants_v_version_opening_hours_closed_nth\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_facts_stations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`minutes_on_foot\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_facts_stations_order_idx\` ON \`_restaurants_v_version_facts_stations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_facts_stations_parent_id_idx\` ON \`_restaurants_v_version_facts_stations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_facts_stations_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_restaurants_v_version_facts_stations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_restaurants_v_version_facts_stations_locales_locale_parent_\` ON \`_restaurants_v_version_facts_stations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_facts_stations_locales_by_document_idx\` ON \`_restaurants_v_version_facts_stations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_facts_step_free\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_facts_step_free_order_idx\` ON \`_restaurants_v_version_facts_step_free\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_facts_step_free_parent_idx\` ON \`_restaurants_v_version_facts_step_free\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_facts_children\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_facts_children_order_idx\` ON \`_restaurants_v_version_facts_children\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_facts_children_parent_idx\` ON \`_restaurants_v_version_facts_children\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_facts_payment\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_facts_payment_order_idx\` ON \`_restaurants_v_version_facts_payment\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_facts_payment_parent_idx\` ON \`_restaurants_v_version_facts_payment\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_translation_ledger\` text,
  	\`version_phone\` text,
  	\`version_opening_hours_closed_day_on_holiday\` text DEFAULT 'closed',
  	\`version_reservations_telephone_only\` integer,
  	\`version_reservations_largest_party\` numeric,
  	\`version_reservations_lead_days\` numeric,
  	\`version_reservations_days_ahead\` numeric,
  	\`version_reservations_slot_minutes\` text,
  	\`version_reservations_last_seating_minutes\` numeric,
  	\`version_instagram\` text,
  	\`version_map_link\` text,
  	\`version_main_photo_id\` integer,
  	\`version_fallback_photo_id\` integer,
  	\`version_facts_drawn_map_id\` integer,
  	\`version_facts_parking\` text,
  	\`version_facts_seats\` numeric,
  	\`version_facts_private_rooms\` numeric,
  	\`version_facts_booking_link\` text,
  	\`version_facts_website\` text,
  	\`version_facts_lunch_from\` numeric,
  	\`version_facts_lunch_to\` numeric,
  	\`version_facts_dinner_from\` numeric,
  	\`version_facts_dinner_to\` numeric,
  	\`version_facts_table_charge\` numeric,
  	\`version_facts_smoking\` text,
  	\`version_facts_postal_code\` text,
  	\`version_facts_coordinates\` text,
  	\`version_slug\` text,
  	\`version_accent\` text DEFAULT 'indigo',
  	\`version_listed_since\` text,
  	\`version_facts_as_of\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_fallback_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_facts_drawn_map_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_parent_idx\` ON \`_restaurants_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version_main_photo_idx\` ON \`_restaurants_v\` (\`version_main_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version_fallback_photo_idx\` ON \`_restaurants_v\` (\`version_fallback_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_facts_version_facts_drawn_map_idx\` ON \`_restaurants_v\` (\`version_facts_drawn_map_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version_slug_idx\` ON \`_restaurants_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version_updated_at_idx\` ON \`_restaurants_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version_created_at_idx\` ON \`_restaurants_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version_deleted_at_idx\` ON \`_restaurants_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version__status_idx\` ON \`_restaurants_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_created_at_idx\` ON \`_restaurants_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_updated_at_idx\` ON \`_restaurants_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_snapshot_idx\` ON \`_restaurants_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_published_locale_idx\` ON \`_restaurants_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_latest_idx\` ON \`_restaurants_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_autosave_idx\` ON \`_restaurants_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_locales\` (
  	\`version_name\` text,
  	\`version_cuisine\` text,
  	\`version_area\` text,
  	\`version_description\` text,
  	\`version_about\` text,
  	\`version_summary\` text,
  	\`version_address\` text,
  	\`version_hours\` text,
  	\`version_facts_directions\` text,
  	\`version_facts_parking_remarks\` text,
  	\`version_facts_step_free_remarks\` text,
  	\`version_facts_seats_remarks\` text,
  	\`version_facts_children_remarks\` text,
  	\`version_facts_table_charge_remarks\` text,
  	\`version_facts_payment_remarks\` text,
  	\`version_facts_smoking_remarks\` text,
  	\`version_facts_dress\` text,
  	\`version_facts_cancellation\` text,
  	\`version_facts_region\` text,
  	\`version_facts_locality\` text,
  	\`version_facts_street\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_restaurants_v_locales_locale_parent_id_unique\` ON \`_restaurants_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_locales_by_document_idx\` ON \`_restaurants_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_texts_order_parent\` ON \`_restaurants_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_texts_by_document_idx\` ON \`_restaurants_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_restaurants_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_restaurants_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_restaurants_v_rels_order_idx\` ON \`_restaurants_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_rels_parent_idx\` ON \`_restaurants_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_rels_path_idx\` ON \`_restaurants_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_rels_media_id_idx\` ON \`_restaurants_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`translation_ledger\` text,
  	\`image_id\` integer,
  	\`part\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions__order_idx\` ON \`solutions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_image_idx\` ON \`solutions\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_updated_at_idx\` ON \`solutions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions_created_at_idx\` ON \`solutions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions_deleted_at_idx\` ON \`solutions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions__status_idx\` ON \`solutions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`solutions_locales\` (
  	\`title\` text,
  	\`category\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_locales_locale_parent_id_unique\` ON \`solutions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_locales_by_document_idx\` ON \`solutions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_translation_ledger\` text,
  	\`version_image_id\` integer,
  	\`version_part\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_parent_idx\` ON \`_solutions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version__order_idx\` ON \`_solutions_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_image_idx\` ON \`_solutions_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_updated_at_idx\` ON \`_solutions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_created_at_idx\` ON \`_solutions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_deleted_at_idx\` ON \`_solutions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version__status_idx\` ON \`_solutions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_created_at_idx\` ON \`_solutions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_updated_at_idx\` ON \`_solutions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_snapshot_idx\` ON \`_solutions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_published_locale_idx\` ON \`_solutions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_latest_idx\` ON \`_solutions_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_autosave_idx\` ON \`_solutions_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_locales\` (
  	\`version_title\` text,
  	\`version_category\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_locales_locale_parent_id_unique\` ON \`_solutions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_locales_by_document_idx\` ON \`_solutions_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`testimonials\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`translation_ledger\` text,
  	\`rating\` numeric DEFAULT 5,
  	\`image_id\` integer,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`testimonials__order_idx\` ON \`testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_image_idx\` ON \`testimonials\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials__status_idx\` ON \`testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`testimonials_locales\` (
  	\`name\` text,
  	\`title\` text,
  	\`message\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_locales_locale_parent_id_unique\` ON \`testimonials_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_locales_by_document_idx\` ON \`testimonials_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_testimonials_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_translation_ledger\` text,
  	\`version_rating\` numeric DEFAULT 5,
  	\`version_image_id\` integer,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_testimonials_v_parent_idx\` ON \`_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version__order_idx\` ON \`_testimonials_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_image_idx\` ON \`_testimonials_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_updated_at_idx\` ON \`_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_created_at_idx\` ON \`_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_deleted_at_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version__status_idx\` ON \`_testimonials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_created_at_idx\` ON \`_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_updated_at_idx\` ON \`_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_snapshot_idx\` ON \`_testimonials_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_published_locale_idx\` ON \`_testimonials_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_latest_idx\` ON \`_testimonials_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_autosave_idx\` ON \`_testimonials_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_testimonials_v_locales\` (
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_message\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_testimonials_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_testimonials_v_locales_locale_parent_id_unique\` ON \`_testimonials_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_locales_by_document_idx\` ON \`_testimonials_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt_en\` text NOT NULL,
  	\`alt_ja\` text NOT NULL,
  	\`decorative\` integer DEFAULT false,
  	\`focal_x\` numeric DEFAULT 50,
  	\`focal_y\` numeric DEFAULT 50,
  	\`original_name\` text,
  	\`address\` text,
  	\`uploaded_by\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_address_idx\` ON \`media\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`media_uploaded_by_idx\` ON \`media\` (\`uploaded_by\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`original_name\` text,
  	\`address\` text,
  	\`uploaded_by\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_address_idx\` ON \`videos\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`videos_uploaded_by_idx\` ON \`videos\` (\`uploaded_by\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_filename_idx\` ON \`videos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`browser\` text,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'editor',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reply_letters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`reply_letters_locales\` (
  	\`answer_subject\` text NOT NULL,
  	\`answer_text\` text NOT NULL,
  	\`confirmed_subject\` text NOT NULL,
  	\`confirmed_text\` text NOT NULL,
  	\`declined_subject\` text NOT NULL,
  	\`declined_text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reply_letters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reply_letters_locales_locale_parent_id_unique\` ON \`reply_letters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reply_letters_locales_by_document_idx\` ON \`reply_letters_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`hero\` (
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
  await db.run(sql`CREATE INDEX \`hero_background_image_idx\` ON \`hero\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_background_image_portrait_idx\` ON \`hero\` (\`background_image_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`hero__status_idx\` ON \`hero\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`hero_locales\` (
  	\`badge\` text,
  	\`title\` text,
  	\`subtitle\` text,
  	\`button1\` text,
  	\`button2\` text,
  	\`success\` text,
  	\`note\` text,
  	\`community\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hero\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`hero_locales_locale_parent_id_unique\` ON \`hero_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_locales_by_document_idx\` ON \`hero_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hero_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`videos_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`hero\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hero_rels_order_idx\` ON \`hero_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`hero_rels_parent_idx\` ON \`hero_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_rels_path_idx\` ON \`hero_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`hero_rels_media_id_idx\` ON \`hero_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_rels_videos_id_idx\` ON \`hero_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE TABLE \`_hero_v\` (
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
  await db.run(sql`CREATE INDEX \`_hero_v_version_version_background_image_idx\` ON \`_hero_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_version_background_image_portrait_idx\` ON \`_hero_v\` (\`version_background_image_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_version_version__status_idx\` ON \`_hero_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_created_at_idx\` ON \`_hero_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_updated_at_idx\` ON \`_hero_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_snapshot_idx\` ON \`_hero_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_published_locale_idx\` ON \`_hero_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_latest_idx\` ON \`_hero_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_autosave_idx\` ON \`_hero_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_hero_v_locales\` (
  	\`version_badge\` text,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_button1\` text,
  	\`version_button2\` text,
  	\`version_success\` text,
  	\`version_note\` text,
  	\`version_community\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_hero_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_hero_v_locales_locale_parent_id_unique\` ON \`_hero_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_locales_by_document_idx\` ON \`_hero_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hero_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`videos_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_hero_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_hero_v_rels_order_idx\` ON \`_hero_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_rels_parent_idx\` ON \`_hero_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_rels_path_idx\` ON \`_hero_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_rels_media_id_idx\` ON \`_hero_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_rels_videos_id_idx\` ON \`_hero_v_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE TABLE \`experience_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`experience\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`experience_benefits_order_idx\` ON \`experience_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`experience_benefits_parent_id_idx\` ON \`experience_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`experience_benefits_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`experience_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`experience_benefits_locales_locale_parent_id_unique\` ON \`experience_benefits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`experience_benefits_locales_by_document_idx\` ON \`experience_benefits_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`experience\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`main_image_id\` integer,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`experience_main_image_idx\` ON \`experience\` (\`main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`experience__status_idx\` ON \`experience\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`experience_locales\` (
  	\`badge\` text,
  	\`title\` text,
  	\`title_span\` text,
  	\`subtitle\` text,
  	\`stats_years\` text,
  	\`stats_clients\` text,
  	\`stats_success_rate\` text,
  	\`stats_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`experience\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`experience_locales_locale_parent_id_unique\` ON \`experience_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`experience_locales_by_document_idx\` ON \`experience_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_experience_v_version_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_experience_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_experience_v_version_benefits_order_idx\` ON \`_experience_v_version_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_experience_v_version_benefits_parent_id_idx\` ON \`_experience_v_version_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_experience_v_version_benefits_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_experience_v_version_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_experience_v_version_benefits_locales_locale_parent_id_uniq\` ON \`_experience_v_version_benefits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experience_v_version_benefits_locales_by_document_idx\` ON \`_experience_v_version_benefits_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_experience_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_main_image_id\` integer,
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
  	FOREIGN KEY (\`version_main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_experience_v_version_version_main_image_idx\` ON \`_experience_v\` (\`version_main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_experience_v_version_version__status_idx\` ON \`_experience_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_experience_v_created_at_idx\` ON \`_experience_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experience_v_updated_at_idx\` ON \`_experience_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experience_v_snapshot_idx\` ON \`_experience_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_experience_v_published_locale_idx\` ON \`_experience_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_experience_v_latest_idx\` ON \`_experience_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_experience_v_autosave_idx\` ON \`_experience_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_experience_v_locales\` (
  	\`version_badge\` text,
  	\`version_title\` text,
  	\`version_title_span\` text,
  	\`version_subtitle\` text,
  	\`version_stats_years\` text,
  	\`version_stats_clients\` text,
  	\`version_stats_success_rate\` text,
  	\`version_stats_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_experience_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_experience_v_locales_locale_parent_id_unique\` ON \`_experience_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experience_v_locales_by_document_idx\` ON \`_experience_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_section\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_section__status_idx\` ON \`solutions_section\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`solutions_section_locales\` (
  	\`heading\` text,
  	\`paragraph\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions_section\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_section_locales_locale_parent_id_unique\` ON \`solutions_section_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_section_locales_by_document_idx\` ON \`solutions_section_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_section_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
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
  await db.run(sql`CREATE INDEX \`_solutions_section_v_version_version__status_idx\` ON \`_solutions_section_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_section_v_created_at_idx\` ON \`_solutions_section_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_section_v_updated_at_idx\` ON \`_solutions_section_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_section_v_snapshot_idx\` ON \`_solutions_section_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_section_v_published_locale_idx\` ON \`_solutions_section_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_section_v_latest_idx\` ON \`_solutions_section_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_section_v_autosave_idx\` ON \`_solutions_section_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_section_v_locales\` (
  	\`version_heading\` text,
  	\`version_paragraph\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_section_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_section_v_locales_locale_parent_id_unique\` ON \`_solutions_section_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_section_v_locales_by_document_idx\` ON \`_solutions_section_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`innovation_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text DEFAULT 'TrendingUp',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`innovation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`innovation_features_order_idx\` ON \`innovation_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`innovation_features_parent_id_idx\` ON \`innovation_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`innovation_features_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`innovation_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`innovation_features_locales_locale_parent_id_unique\` ON \`innovation_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`innovation_features_locales_by_document_idx\` ON \`innovation_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`innovation\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`main_image_id\` integer,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`innovation_main_image_idx\` ON \`innovation\` (\`main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`innovation__status_idx\` ON \`innovation\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`innovation_locales\` (
  	\`badge\` text,
  	\`title\` text,
  	\`title_span\` text,
  	\`subtitle\` text,
  	\`button_text\` text,
  	\`growth_value\` text,
  	\`growth_label\` text,
  	\`results_title\` text,
  	\`results_subtitle\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`innovation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`innovation_locales_locale_parent_id_unique\` ON \`innovation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`innovation_locales_by_document_idx\` ON \`innovation_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_innovation_v_version_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text DEFAULT 'TrendingUp',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_innovation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_innovation_v_version_features_order_idx\` ON \`_innovation_v_version_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_version_features_parent_id_idx\` ON \`_innovation_v_version_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_innovation_v_version_features_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_innovation_v_version_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_innovation_v_version_features_locales_locale_parent_id_uniq\` ON \`_innovation_v_version_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_version_features_locales_by_document_idx\` ON \`_innovation_v_version_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_innovation_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_main_image_id\` integer,
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
  	FOREIGN KEY (\`version_main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_innovation_v_version_version_main_image_idx\` ON \`_innovation_v\` (\`version_main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_version_version__status_idx\` ON \`_innovation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_created_at_idx\` ON \`_innovation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_updated_at_idx\` ON \`_innovation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_snapshot_idx\` ON \`_innovation_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_published_locale_idx\` ON \`_innovation_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_latest_idx\` ON \`_innovation_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_autosave_idx\` ON \`_innovation_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_innovation_v_locales\` (
  	\`version_badge\` text,
  	\`version_title\` text,
  	\`version_title_span\` text,
  	\`version_subtitle\` text,
  	\`version_button_text\` text,
  	\`version_growth_value\` text,
  	\`version_growth_label\` text,
  	\`version_results_title\` text,
  	\`version_results_subtitle\` text,
  	\`version_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_innovation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_innovation_v_locales_locale_parent_id_unique\` ON \`_innovation_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_locales_by_document_idx\` ON \`_innovation_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`process_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text DEFAULT 'Search',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`process\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`process_steps_order_idx\` ON \`process_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`process_steps_parent_id_idx\` ON \`process_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`process_steps_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`process_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`process_steps_locales_locale_parent_id_unique\` ON \`process_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`process_steps_locales_by_document_idx\` ON \`process_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`process\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`process__status_idx\` ON \`process\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`process_locales\` (
  	\`title\` text,
  	\`subtitle\` text,
  	\`button_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`process\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`process_locales_locale_parent_id_unique\` ON \`process_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`process_locales_by_document_idx\` ON \`process_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_process_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text DEFAULT 'Search',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_process_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_process_v_version_steps_order_idx\` ON \`_process_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_process_v_version_steps_parent_id_idx\` ON \`_process_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_process_v_version_steps_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_process_v_version_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_process_v_version_steps_locales_locale_parent_id_unique\` ON \`_process_v_version_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_process_v_version_steps_locales_by_document_idx\` ON \`_process_v_version_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_process_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
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
  await db.run(sql`CREATE INDEX \`_process_v_version_version__status_idx\` ON \`_process_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_process_v_created_at_idx\` ON \`_process_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_process_v_updated_at_idx\` ON \`_process_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_process_v_snapshot_idx\` ON \`_process_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_process_v_published_locale_idx\` ON \`_process_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_process_v_latest_idx\` ON \`_process_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_process_v_autosave_idx\` ON \`_process_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_process_v_locales\` (
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_button_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_process_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_process_v_locales_locale_parent_id_unique\` ON \`_process_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_process_v_locales_by_document_idx\` ON \`_process_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`cta\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`cta__status_idx\` ON \`cta\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`cta_locales\` (
  	\`badge\` text,
  	\`title\` text,
  	\`title_span\` text,
  	\`subtitle\` text,
  	\`primary_button\` text,
  	\`secondary_button\` text,
  	\`footer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cta\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cta_locales_locale_parent_id_unique\` ON \`cta_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`cta_locales_by_document_idx\` ON \`cta_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_cta_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
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
  await db.run(sql`CREATE INDEX \`_cta_v_version_version__status_idx\` ON \`_cta_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_cta_v_created_at_idx\` ON \`_cta_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cta_v_updated_at_idx\` ON \`_cta_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cta_v_snapshot_idx\` ON \`_cta_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_cta_v_published_locale_idx\` ON \`_cta_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_cta_v_latest_idx\` ON \`_cta_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_cta_v_autosave_idx\` ON \`_cta_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_cta_v_locales\` (
  	\`version_badge\` text,
  	\`version_title\` text,
  	\`version_title_span\` text,
  	\`version_subtitle\` text,
  	\`version_primary_button\` text,
  	\`version_secondary_button\` text,
  	\`version_footer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_cta_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_cta_v_locales_locale_parent_id_unique\` ON \`_cta_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cta_v_locales_by_document_idx\` ON \`_cta_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_main_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_main_features_order_idx\` ON \`about_main_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_main_features_parent_id_idx\` ON \`about_main_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_main_features_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_main_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_main_features_locales_locale_parent_id_unique\` ON \`about_main_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_main_features_locales_by_document_idx\` ON \`about_main_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_team_members\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_team_members_order_idx\` ON \`about_team_members\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_team_members_parent_id_idx\` ON \`about_team_members\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_team_members_image_idx\` ON \`about_team_members\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`about_team_members_locales\` (
  	\`name\` text,
  	\`role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_team_members_locales_locale_parent_id_unique\` ON \`about_team_members_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_team_members_locales_by_document_idx\` ON \`about_team_members_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_services_order_idx\` ON \`about_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_services_parent_id_idx\` ON \`about_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_services_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_services_locales_locale_parent_id_unique\` ON \`about_services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_services_locales_by_document_idx\` ON \`about_services_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_creative_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_creative_features_order_idx\` ON \`about_creative_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_creative_features_parent_id_idx\` ON \`about_creative_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_creative_features_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_creative_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_creative_features_locales_locale_parent_id_unique\` ON \`about_creative_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_creative_features_locales_by_document_idx\` ON \`about_creative_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_businesses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_businesses_order_idx\` ON \`about_businesses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_businesses_parent_id_idx\` ON \`about_businesses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_businesses_image_idx\` ON \`about_businesses\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`about_businesses_locales\` (
  	\`name\` text,
  	\`what\` text,
  	\`for_whom\` text,
  	\`how_to_ask\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_businesses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_businesses_locales_locale_parent_id_unique\` ON \`about_businesses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_businesses_locales_by_document_idx\` ON \`about_businesses_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`hero_image_id\` integer,
  	\`hero_image_portrait_id\` integer,
  	\`creative_video_youtube\` text,
  	\`shape_id\` integer,
  	\`background_image_id\` integer,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hero_image_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`shape_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_hero_hero_image_idx\` ON \`about\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_hero_hero_image_portrait_idx\` ON \`about\` (\`hero_image_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`about_shape_idx\` ON \`about\` (\`shape_id\`);`)
  await db.run(sql`CREATE INDEX \`about_background_image_idx\` ON \`about\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`about_locales\` (
  	\`hero_title\` text,
  	\`hero_breadcrumb_home\` text,
  	\`hero_breadcrumb_about\` text,
  	\`main_category\` text,
  	\`main_title\` text,
  	\`main_subtitle\` text,
  	\`main_cta_text\` text,
  	\`main_cta_secondary\` text,
  	\`stats_title\` text,
  	\`stats_cta\` text,
  	\`stats_projects\` text,
  	\`stats_projects_label\` text,
  	\`stats_customers\` text,
  	\`stats_customers_label\` text,
  	\`stats_rating\` text,
  	\`stats_rating_label\` text,
  	\`stats_note\` text,
  	\`team_category\` text,
  	\`team_title\` text,
  	\`team_subtitle\` text,
  	\`creative_category\` text,
  	\`creative_title\` text,
  	\`creative_subtitle\` text,
  	\`creative_cta\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_locales_locale_parent_id_unique\` ON \`about_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_locales_by_document_idx\` ON \`about_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`videos_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_rels_order_idx\` ON \`about_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`about_rels_parent_idx\` ON \`about_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_rels_path_idx\` ON \`about_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`about_rels_media_id_idx\` ON \`about_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`about_rels_videos_id_idx\` ON \`about_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_main_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_main_features_order_idx\` ON \`_about_v_version_main_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_main_features_parent_id_idx\` ON \`_about_v_version_main_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_main_features_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v_version_main_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_v_version_main_features_locales_locale_parent_id_uniq\` ON \`_about_v_version_main_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_main_features_locales_by_document_idx\` ON \`_about_v_version_main_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_team_members\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_team_members_order_idx\` ON \`_about_v_version_team_members\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_team_members_parent_id_idx\` ON \`_about_v_version_team_members\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_team_members_image_idx\` ON \`_about_v_version_team_members\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_team_members_locales\` (
  	\`name\` text,
  	\`role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v_version_team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_v_version_team_members_locales_locale_parent_id_uniqu\` ON \`_about_v_version_team_members_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_team_members_locales_by_document_idx\` ON \`_about_v_version_team_members_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_services_order_idx\` ON \`_about_v_version_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_services_parent_id_idx\` ON \`_about_v_version_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_services_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v_version_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_v_version_services_locales_locale_parent_id_unique\` ON \`_about_v_version_services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_services_locales_by_document_idx\` ON \`_about_v_version_services_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_creative_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_creative_features_order_idx\` ON \`_about_v_version_creative_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_creative_features_parent_id_idx\` ON \`_about_v_version_creative_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_creative_features_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v_version_creative_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_v_version_creative_features_locales_locale_parent_id_\` ON \`_about_v_version_creative_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_creative_features_locales_by_document_idx\` ON \`_about_v_version_creative_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_businesses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_businesses_order_idx\` ON \`_about_v_version_businesses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_businesses_parent_id_idx\` ON \`_about_v_version_businesses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_businesses_image_idx\` ON \`_about_v_version_businesses\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_businesses_locales\` (
  	\`name\` text,
  	\`what\` text,
  	\`for_whom\` text,
  	\`how_to_ask\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v_version_businesses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_v_version_businesses_locales_locale_parent_id_unique\` ON \`_about_v_version_businesses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_businesses_locales_by_document_idx\` ON \`_about_v_version_businesses_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_hero_image_id\` integer,
  	\`version_hero_image_portrait_id\` integer,
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
  	FOREIGN KEY (\`version_hero_image_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_shape_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_hero_version_hero_image_idx\` ON \`_about_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_hero_version_hero_image_portrait_idx\` ON \`_about_v\` (\`version_hero_image_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_shape_idx\` ON \`_about_v\` (\`version_shape_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_background_image_idx\` ON \`_about_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_snapshot_idx\` ON \`_about_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_published_locale_idx\` ON \`_about_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_autosave_idx\` ON \`_about_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_locales\` (
  	\`version_hero_title\` text,
  	\`version_hero_breadcrumb_home\` text,
  	\`version_hero_breadcrumb_about\` text,
  	\`version_main_category\` text,
  	\`version_main_title\` text,
  	\`version_main_subtitle\` text,
  	\`version_main_cta_text\` text,
  	\`version_main_cta_secondary\` text,
  	\`version_stats_title\` text,
  	\`version_stats_cta\` text,
  	\`version_stats_projects\` text,
  	\`version_stats_projects_label\` text,
  	\`version_stats_customers\` text,
  	\`version_stats_customers_label\` text,
  	\`version_stats_rating\` text,
  	\`version_stats_rating_label\` text,
  	\`version_stats_note\` text,
  	\`version_team_category\` text,
  	\`version_team_title\` text,
  	\`version_team_subtitle\` text,
  	\`version_creative_category\` text,
  	\`version_creative_title\` text,
  	\`version_creative_subtitle\` text,
  	\`version_creative_cta\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_v_locales_locale_parent_id_unique\` ON \`_about_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_locales_by_document_idx\` ON \`_about_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`videos_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_rels_order_idx\` ON \`_about_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_rels_parent_idx\` ON \`_about_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_rels_path_idx\` ON \`_about_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_rels_media_id_idx\` ON \`_about_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_rels_videos_id_idx\` ON \`_about_v_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE TABLE \`contact\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`background_image_id\` integer,
  	\`background_image_portrait_id\` integer,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_background_image_idx\` ON \`contact\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_background_image_portrait_idx\` ON \`contact\` (\`background_image_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`contact__status_idx\` ON \`contact\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`contact_locales\` (
  	\`hero_title\` text,
  	\`hero_breadcrumb_home\` text,
  	\`hero_breadcrumb_contact\` text,
  	\`section_get_in_touch\` text,
  	\`section_trusted_title\` text,
  	\`section_trusted_description\` text,
  	\`details_phone_label\` text,
  	\`details_phone_value\` text,
  	\`details_email_label\` text,
  	\`details_email_value\` text,
  	\`details_location_label\` text,
  	\`details_location_value\` text,
  	\`form_title\` text,
  	\`form_name_placeholder\` text,
  	\`form_phone_placeholder\` text,
  	\`form_email_placeholder\` text,
  	\`form_subject_placeholder\` text,
  	\`form_message_placeholder\` text,
  	\`form_submit_button\` text,
  	\`form_response_time\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_locales_locale_parent_id_unique\` ON \`contact_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_locales_by_document_idx\` ON \`contact_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_background_image_id\` integer,
  	\`version_background_image_portrait_id\` integer,
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
  await db.run(sql`CREATE INDEX \`_contact_v_version_version_background_image_idx\` ON \`_contact_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_version_background_image_portrait_idx\` ON \`_contact_v\` (\`version_background_image_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_version__status_idx\` ON \`_contact_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_created_at_idx\` ON \`_contact_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_updated_at_idx\` ON \`_contact_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_snapshot_idx\` ON \`_contact_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_published_locale_idx\` ON \`_contact_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_latest_idx\` ON \`_contact_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_autosave_idx\` ON \`_contact_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_contact_v_locales\` (
  	\`version_hero_title\` text,
  	\`version_hero_breadcrumb_home\` text,
  	\`version_hero_breadcrumb_contact\` text,
  	\`version_section_get_in_touch\` text,
  	\`version_section_trusted_title\` text,
  	\`version_section_trusted_description\` text,
  	\`version_details_phone_label\` text,
  	\`version_details_phone_value\` text,
  	\`version_details_email_label\` text,
  	\`version_details_email_value\` text,
  	\`version_details_location_label\` text,
  	\`version_details_location_value\` text,
  	\`version_form_title\` text,
  	\`version_form_name_placeholder\` text,
  	\`version_form_phone_placeholder\` text,
  	\`version_form_email_placeholder\` text,
  	\`version_form_subject_placeholder\` text,
  	\`version_form_message_placeholder\` text,
  	\`version_form_submit_button\` text,
  	\`version_form_response_time\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_contact_v_locales_locale_parent_id_unique\` ON \`_contact_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_locales_by_document_idx\` ON \`_contact_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_profile\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_profile_order_idx\` ON \`company_profile\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_profile_parent_id_idx\` ON \`company_profile\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_profile_locales\` (
  	\`label\` text,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_profile\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_profile_locales_locale_parent_id_unique\` ON \`company_profile_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_profile_locales_by_document_idx\` ON \`company_profile_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_businesses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`part\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_businesses_order_idx\` ON \`company_businesses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_businesses_parent_id_idx\` ON \`company_businesses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_businesses_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_businesses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_businesses_locales_locale_parent_id_unique\` ON \`company_businesses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_businesses_locales_by_document_idx\` ON \`company_businesses_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_social_order_idx\` ON \`company_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_social_parent_id_idx\` ON \`company_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`translation_ledger\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`postal_code\` text,
  	\`founded_on\` text,
  	\`employees\` numeric,
  	\`announcement_link\` text,
  	\`announcement_from\` text,
  	\`announcement_until\` text,
  	\`credit_url\` text,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`company__status_idx\` ON \`company\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`company_locales\` (
  	\`name\` text,
  	\`legal_name\` text,
  	\`description\` text,
  	\`phone_hours\` text,
  	\`address\` text,
  	\`representative\` text,
  	\`capital\` text,
  	\`recruitment_licence\` text,
  	\`recruitment_licensed_on\` text,
  	\`recruitment_occupations\` text,
  	\`recruitment_fees\` text,
  	\`recruitment_refunds\` text,
  	\`recruitment_complaints\` text,
  	\`recruitment_personal_information\` text,
  	\`announcement_text\` text,
  	\`copyright\` text,
  	\`credit_name\` text,
  	\`privacy\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_locales_locale_parent_id_unique\` ON \`company_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_locales_by_document_idx\` ON \`company_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_v_version_profile\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_v_version_profile_order_idx\` ON \`_company_v_version_profile\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_profile_parent_id_idx\` ON \`_company_v_version_profile\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_v_version_profile_locales\` (
  	\`label\` text,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v_version_profile\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_v_version_profile_locales_locale_parent_id_unique\` ON \`_company_v_version_profile_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_profile_locales_by_document_idx\` ON \`_company_v_version_profile_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_v_version_businesses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`part\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_v_version_businesses_order_idx\` ON \`_company_v_version_businesses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_businesses_parent_id_idx\` ON \`_company_v_version_businesses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_v_version_businesses_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v_version_businesses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_v_version_businesses_locales_locale_parent_id_uniqu\` ON \`_company_v_version_businesses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_businesses_locales_by_document_idx\` ON \`_company_v_version_businesses_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_v_version_social_order_idx\` ON \`_company_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_social_parent_id_idx\` ON \`_company_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_translation_ledger\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_postal_code\` text,
  	\`version_founded_on\` text,
  	\`version_employees\` numeric,
  	\`version_announcement_link\` text,
  	\`version_announcement_from\` text,
  	\`version_announcement_until\` text,
  	\`version_credit_url\` text,
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
  await db.run(sql`CREATE INDEX \`_company_v_version_version__status_idx\` ON \`_company_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_created_at_idx\` ON \`_company_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_updated_at_idx\` ON \`_company_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_snapshot_idx\` ON \`_company_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_published_locale_idx\` ON \`_company_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_latest_idx\` ON \`_company_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_autosave_idx\` ON \`_company_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_company_v_locales\` (
  	\`version_name\` text,
  	\`version_legal_name\` text,
  	\`version_description\` text,
  	\`version_phone_hours\` text,
  	\`version_address\` text,
  	\`version_representative\` text,
  	\`version_capital\` text,
  	\`version_recruitment_licence\` text,
  	\`version_recruitment_licensed_on\` text,
  	\`version_recruitment_occupations\` text,
  	\`version_recruitment_fees\` text,
  	\`version_recruitment_refunds\` text,
  	\`version_recruitment_complaints\` text,
  	\`version_recruitment_personal_information\` text,
  	\`version_announcement_text\` text,
  	\`version_copyright\` text,
  	\`version_credit_name\` text,
  	\`version_privacy\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_v_locales_locale_parent_id_unique\` ON \`_company_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_locales_by_document_idx\` ON \`_company_v_locales\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries_marks\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_sessions_days\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_sessions\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_closed_days\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_closed_nth_nth\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_closed_nth\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_closures\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_closures_locales\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_special_hours\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_special_hours_locales\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu_required_allergens\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu_recommended_allergens\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu_marks\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`restaurants_facts_stations\`;`)
  await db.run(sql`DROP TABLE \`restaurants_facts_stations_locales\`;`)
  await db.run(sql`DROP TABLE \`restaurants_facts_step_free\`;`)
  await db.run(sql`DROP TABLE \`restaurants_facts_children\`;`)
  await db.run(sql`DROP TABLE \`restaurants_facts_payment\`;`)
  await db.run(sql`DROP TABLE \`restaurants\`;`)
  await db.run(sql`DROP TABLE \`restaurants_locales\`;`)
  await db.run(sql`DROP TABLE \`restaurants_texts\`;`)
  await db.run(sql`DROP TABLE \`restaurants_rels\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_sessions_days\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_sessions\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_closed_days\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_closed_nth_nth\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_closed_nth\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_closures\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_closures_locales\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_special_hours\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_special_hours_locales\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu_required_allergens\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu_recommended_allergens\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu_marks\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_facts_stations\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_facts_stations_locales\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_facts_step_free\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_facts_children\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_facts_payment\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_rels\`;`)
  await db.run(sql`DROP TABLE \`solutions\`;`)
  await db.run(sql`DROP TABLE \`solutions_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`testimonials_locales\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v_locales\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`users_rels\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`second_factors_texts\`;`)
  await db.run(sql`DROP TABLE \`presence\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`reply_letters\`;`)
  await db.run(sql`DROP TABLE \`reply_letters_locales\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules_second_factor_for\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules\`;`)
  await db.run(sql`DROP TABLE \`hero\`;`)
  await db.run(sql`DROP TABLE \`hero_locales\`;`)
  await db.run(sql`DROP TABLE \`hero_rels\`;`)
  await db.run(sql`DROP TABLE \`_hero_v\`;`)
  await db.run(sql`DROP TABLE \`_hero_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_hero_v_rels\`;`)
  await db.run(sql`DROP TABLE \`experience_benefits\`;`)
  await db.run(sql`DROP TABLE \`experience_benefits_locales\`;`)
  await db.run(sql`DROP TABLE \`experience\`;`)
  await db.run(sql`DROP TABLE \`experience_locales\`;`)
  await db.run(sql`DROP TABLE \`_experience_v_version_benefits\`;`)
  await db.run(sql`DROP TABLE \`_experience_v_version_benefits_locales\`;`)
  await db.run(sql`DROP TABLE \`_experience_v\`;`)
  await db.run(sql`DROP TABLE \`_experience_v_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_section\`;`)
  await db.run(sql`DROP TABLE \`solutions_section_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_section_v\`;`)
  await db.run(sql`DROP TABLE \`_solutions_section_v_locales\`;`)
  await db.run(sql`DROP TABLE \`innovation_features\`;`)
  await db.run(sql`DROP TABLE \`innovation_features_locales\`;`)
  await db.run(sql`DROP TABLE \`innovation\`;`)
  await db.run(sql`DROP TABLE \`innovation_locales\`;`)
  await db.run(sql`DROP TABLE \`_innovation_v_version_features\`;`)
  await db.run(sql`DROP TABLE \`_innovation_v_version_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_innovation_v\`;`)
  await db.run(sql`DROP TABLE \`_innovation_v_locales\`;`)
  await db.run(sql`DROP TABLE \`process_steps\`;`)
  await db.run(sql`DROP TABLE \`process_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`process\`;`)
  await db.run(sql`DROP TABLE \`process_locales\`;`)
  await db.run(sql`DROP TABLE \`_process_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_process_v_version_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`_process_v\`;`)
  await db.run(sql`DROP TABLE \`_process_v_locales\`;`)
  await db.run(sql`DROP TABLE \`cta\`;`)
  await db.run(sql`DROP TABLE \`cta_locales\`;`)
  await db.run(sql`DROP TABLE \`_cta_v\`;`)
  await db.run(sql`DROP TABLE \`_cta_v_locales\`;`)
  await db.run(sql`DROP TABLE \`about_main_features\`;`)
  await db.run(sql`DROP TABLE \`about_main_features_locales\`;`)
  await db.run(sql`DROP TABLE \`about_team_members\`;`)
  await db.run(sql`DROP TABLE \`about_team_members_locales\`;`)
  await db.run(sql`DROP TABLE \`about_services\`;`)
  await db.run(sql`DROP TABLE \`about_services_locales\`;`)
  await db.run(sql`DROP TABLE \`about_creative_features\`;`)
  await db.run(sql`DROP TABLE \`about_creative_features_locales\`;`)
  await db.run(sql`DROP TABLE \`about_businesses\`;`)
  await db.run(sql`DROP TABLE \`about_businesses_locales\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`DROP TABLE \`about_locales\`;`)
  await db.run(sql`DROP TABLE \`about_rels\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_main_features\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_main_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_team_members\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_team_members_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_services\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_services_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_creative_features\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_creative_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_businesses\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_businesses_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`_about_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_v_rels\`;`)
  await db.run(sql`DROP TABLE \`contact\`;`)
  await db.run(sql`DROP TABLE \`contact_locales\`;`)
  await db.run(sql`DROP TABLE \`_contact_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_v_locales\`;`)
  await db.run(sql`DROP TABLE \`company_profile\`;`)
  await db.run(sql`DROP TABLE \`company_profile_locales\`;`)
  await db.run(sql`DROP TABLE \`company_businesses\`;`)
  await db.run(sql`DROP TABLE \`company_businesses_locales\`;`)
  await db.run(sql`DROP TABLE \`company_social\`;`)
  await db.run(sql`DROP TABLE \`company\`;`)
  await db.run(sql`DROP TABLE \`company_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_v_version_profile\`;`)
  await db.run(sql`DROP TABLE \`_company_v_version_profile_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_v_version_businesses\`;`)
  await db.run(sql`DROP TABLE \`_company_v_version_businesses_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_company_v\`;`)
  await db.run(sql`DROP TABLE \`_company_v_locales\`;`)
}
