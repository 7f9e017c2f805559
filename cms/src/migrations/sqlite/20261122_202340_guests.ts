import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`restaurants_opening_hours_special_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`last_order\` text,
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
  await db.run(sql`CREATE TABLE \`_restaurants_v_version_opening_hours_special_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`last_order\` text,
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
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`table_restaurant\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`table_date\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`table_time\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`table_people\` numeric;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`table_state\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`table_answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`table_answered_by\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_table_date_idx\` ON \`enquiries\` (\`table_date\`);`)
  await db.run(sql`ALTER TABLE \`restaurants_menu\` ADD \`allergens_checked\` integer;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`reservations_largest_party\` numeric;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`reservations_lead_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`reservations_days_ahead\` numeric;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`reservations_slot_minutes\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`reservations_last_seating_minutes\` numeric;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_drawn_map_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_parking\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_seats\` numeric;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_private_rooms\` numeric;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_booking_link\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_website\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_lunch_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_lunch_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_dinner_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_dinner_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_table_charge\` numeric;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_smoking\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_postal_code\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_coordinates\` text;`)
  await db.run(sql`CREATE INDEX \`restaurants_facts_facts_drawn_map_idx\` ON \`restaurants\` (\`facts_drawn_map_id\`);`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_directions\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_parking_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_step_free_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_seats_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_children_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_table_charge_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_payment_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_smoking_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_dress\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_cancellation\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_region\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_locality\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` ADD \`facts_street\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_menu\` ADD \`allergens_checked\` integer;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_reservations_largest_party\` numeric;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_reservations_lead_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_reservations_days_ahead\` numeric;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_reservations_slot_minutes\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_reservations_last_seating_minutes\` numeric;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_drawn_map_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_parking\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_seats\` numeric;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_private_rooms\` numeric;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_booking_link\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_website\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_lunch_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_lunch_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_dinner_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_dinner_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_table_charge\` numeric;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_smoking\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_postal_code\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_coordinates\` text;`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_facts_version_facts_drawn_map_idx\` ON \`_restaurants_v\` (\`version_facts_drawn_map_id\`);`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_directions\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_parking_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_step_free_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_seats_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_children_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_table_charge_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_payment_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_smoking_remarks\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_dress\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_cancellation\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_region\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_locality\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` ADD \`version_facts_street\` text;`)
  await db.run(sql`ALTER TABLE \`solutions\` ADD \`part\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`version_part\` text;`)
  await db.run(sql`ALTER TABLE \`hero_locales\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`_hero_v_locales\` ADD \`version_note\` text;`)
  await db.run(sql`ALTER TABLE \`innovation_locales\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`_innovation_v_locales\` ADD \`version_note\` text;`)
  await db.run(sql`ALTER TABLE \`contact_locales\` ADD \`form_response_time\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_v_locales\` ADD \`version_form_response_time\` text;`)
  await db.run(sql`ALTER TABLE \`company_businesses\` ADD \`part\` text;`)
  await db.run(sql`ALTER TABLE \`company\` ADD \`founded_on\` text;`)
  await db.run(sql`ALTER TABLE \`company\` ADD \`employees\` numeric;`)
  await db.run(sql`ALTER TABLE \`company\` ADD \`announcement_link\` text;`)
  await db.run(sql`ALTER TABLE \`company\` ADD \`announcement_from\` text;`)
  await db.run(sql`ALTER TABLE \`company\` ADD \`announcement_until\` text;`)
  await db.run(sql`ALTER TABLE \`company_locales\` ADD \`phone_hours\` text;`)
  await db.run(sql`ALTER TABLE \`company_locales\` ADD \`representative\` text;`)
  await db.run(sql`ALTER TABLE \`company_locales\` ADD \`capital\` text;`)
  await db.run(sql`ALTER TABLE \`company_locales\` ADD \`recruitment_licence\` text;`)
  await db.run(sql`ALTER TABLE \`company_locales\` ADD \`recruitment_licensed_on\` text;`)
  await db.run(sql`ALTER TABLE \`company_locales\` ADD \`recruitment_occupations\` text;`)
  await db.run(sql`ALTER TABLE \`company_locales\` ADD \`recruitment_fees\` text;`)
  await db.run(sql`ALTER TABLE \`company_locales\` ADD \`recruitment_refunds\` text;`)
  await db.run(sql`ALTER TABLE \`company_locales\` ADD \`recruitment_complaints\` text;`)
  await db.run(sql`ALTER TABLE \`company_locales\` ADD \`recruitment_personal_information\` text;`)
  await db.run(sql`ALTER TABLE \`company_locales\` ADD \`announcement_text\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v_version_businesses\` ADD \`part\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v\` ADD \`version_founded_on\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v\` ADD \`version_employees\` numeric;`)
  await db.run(sql`ALTER TABLE \`_company_v\` ADD \`version_announcement_link\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v\` ADD \`version_announcement_from\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v\` ADD \`version_announcement_until\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` ADD \`version_phone_hours\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` ADD \`version_representative\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` ADD \`version_capital\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` ADD \`version_recruitment_licence\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` ADD \`version_recruitment_licensed_on\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` ADD \`version_recruitment_occupations\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` ADD \`version_recruitment_fees\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` ADD \`version_recruitment_refunds\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` ADD \`version_recruitment_complaints\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` ADD \`version_recruitment_personal_information\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` ADD \`version_announcement_text\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_special_hours\`;`)
  await db.run(sql`DROP TABLE \`restaurants_opening_hours_special_hours_locales\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu_required_allergens\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu_recommended_allergens\`;`)
  await db.run(sql`DROP TABLE \`restaurants_menu_marks\`;`)
  await db.run(sql`DROP TABLE \`restaurants_facts_stations\`;`)
  await db.run(sql`DROP TABLE \`restaurants_facts_stations_locales\`;`)
  await db.run(sql`DROP TABLE \`restaurants_facts_step_free\`;`)
  await db.run(sql`DROP TABLE \`restaurants_facts_children\`;`)
  await db.run(sql`DROP TABLE \`restaurants_facts_payment\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_special_hours\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_opening_hours_special_hours_locales\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu_required_allergens\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu_recommended_allergens\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_menu_marks\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_facts_stations\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_facts_stations_locales\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_facts_step_free\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_facts_children\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v_version_facts_payment\`;`)
  await db.run(sql`DROP TABLE \`about_businesses\`;`)
  await db.run(sql`DROP TABLE \`about_businesses_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_businesses\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_businesses_locales\`;`)
  await db.run(sql`DROP TABLE \`company_profile\`;`)
  await db.run(sql`DROP TABLE \`company_profile_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_v_version_profile\`;`)
  await db.run(sql`DROP TABLE \`_company_v_version_profile_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_restaurants\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`phone\` text,
  	\`opening_hours_closed_day_on_holiday\` text DEFAULT 'closed',
  	\`instagram\` text,
  	\`map_link\` text,
  	\`main_photo_id\` integer,
  	\`fallback_photo_id\` integer,
  	\`slug\` text,
  	\`accent\` text DEFAULT 'indigo',
  	\`listed_since\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`main_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`fallback_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_restaurants\`("id", "phone", "opening_hours_closed_day_on_holiday", "instagram", "map_link", "main_photo_id", "fallback_photo_id", "slug", "accent", "listed_since", "changed_by", "updated_at", "created_at", "_status") SELECT "id", "phone", "opening_hours_closed_day_on_holiday", "instagram", "map_link", "main_photo_id", "fallback_photo_id", "slug", "accent", "listed_since", "changed_by", "updated_at", "created_at", "_status" FROM \`restaurants\`;`)
  await db.run(sql`DROP TABLE \`restaurants\`;`)
  await db.run(sql`ALTER TABLE \`__new_restaurants\` RENAME TO \`restaurants\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`restaurants_main_photo_idx\` ON \`restaurants\` (\`main_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_fallback_photo_idx\` ON \`restaurants\` (\`fallback_photo_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`restaurants_slug_idx\` ON \`restaurants\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_updated_at_idx\` ON \`restaurants\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`restaurants_created_at_idx\` ON \`restaurants\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`restaurants__status_idx\` ON \`restaurants\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__restaurants_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_phone\` text,
  	\`version_opening_hours_closed_day_on_holiday\` text DEFAULT 'closed',
  	\`version_instagram\` text,
  	\`version_map_link\` text,
  	\`version_main_photo_id\` integer,
  	\`version_fallback_photo_id\` integer,
  	\`version_slug\` text,
  	\`version_accent\` text DEFAULT 'indigo',
  	\`version_listed_since\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`restaurants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_fallback_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__restaurants_v\`("id", "parent_id", "version_phone", "version_opening_hours_closed_day_on_holiday", "version_instagram", "version_map_link", "version_main_photo_id", "version_fallback_photo_id", "version_slug", "version_accent", "version_listed_since", "version_changed_by", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_phone", "version_opening_hours_closed_day_on_holiday", "version_instagram", "version_map_link", "version_main_photo_id", "version_fallback_photo_id", "version_slug", "version_accent", "version_listed_since", "version_changed_by", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_restaurants_v\`;`)
  await db.run(sql`DROP TABLE \`_restaurants_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__restaurants_v\` RENAME TO \`_restaurants_v\`;`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_parent_idx\` ON \`_restaurants_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version_main_photo_idx\` ON \`_restaurants_v\` (\`version_main_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version_fallback_photo_idx\` ON \`_restaurants_v\` (\`version_fallback_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version_slug_idx\` ON \`_restaurants_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version_updated_at_idx\` ON \`_restaurants_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version_created_at_idx\` ON \`_restaurants_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version__status_idx\` ON \`_restaurants_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_created_at_idx\` ON \`_restaurants_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_updated_at_idx\` ON \`_restaurants_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_snapshot_idx\` ON \`_restaurants_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_published_locale_idx\` ON \`_restaurants_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_latest_idx\` ON \`_restaurants_v\` (\`latest\`);`)
  await db.run(sql`DROP INDEX \`enquiries_table_date_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`table_restaurant\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`table_date\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`table_time\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`table_people\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`table_state\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`table_answered_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`table_answered_by\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_menu\` DROP COLUMN \`allergens_checked\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_directions\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_parking_remarks\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_step_free_remarks\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_seats_remarks\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_children_remarks\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_table_charge_remarks\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_payment_remarks\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_smoking_remarks\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_dress\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_cancellation\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_region\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_locality\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_locales\` DROP COLUMN \`facts_street\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_menu\` DROP COLUMN \`allergens_checked\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_directions\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_parking_remarks\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_step_free_remarks\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_seats_remarks\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_children_remarks\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_table_charge_remarks\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_payment_remarks\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_smoking_remarks\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_dress\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_cancellation\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_region\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_locality\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_locales\` DROP COLUMN \`version_facts_street\`;`)
  await db.run(sql`ALTER TABLE \`solutions\` DROP COLUMN \`part\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` DROP COLUMN \`version_part\`;`)
  await db.run(sql`ALTER TABLE \`hero_locales\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`_hero_v_locales\` DROP COLUMN \`version_note\`;`)
  await db.run(sql`ALTER TABLE \`innovation_locales\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`_innovation_v_locales\` DROP COLUMN \`version_note\`;`)
  await db.run(sql`ALTER TABLE \`contact_locales\` DROP COLUMN \`form_response_time\`;`)
  await db.run(sql`ALTER TABLE \`_contact_v_locales\` DROP COLUMN \`version_form_response_time\`;`)
  await db.run(sql`ALTER TABLE \`company_businesses\` DROP COLUMN \`part\`;`)
  await db.run(sql`ALTER TABLE \`company\` DROP COLUMN \`founded_on\`;`)
  await db.run(sql`ALTER TABLE \`company\` DROP COLUMN \`employees\`;`)
  await db.run(sql`ALTER TABLE \`company\` DROP COLUMN \`announcement_link\`;`)
  await db.run(sql`ALTER TABLE \`company\` DROP COLUMN \`announcement_from\`;`)
  await db.run(sql`ALTER TABLE \`company\` DROP COLUMN \`announcement_until\`;`)
  await db.run(sql`ALTER TABLE \`company_locales\` DROP COLUMN \`phone_hours\`;`)
  await db.run(sql`ALTER TABLE \`company_locales\` DROP COLUMN \`representative\`;`)
  await db.run(sql`ALTER TABLE \`company_locales\` DROP COLUMN \`capital\`;`)
  await db.run(sql`ALTER TABLE \`company_locales\` DROP COLUMN \`recruitment_licence\`;`)
  await db.run(sql`ALTER TABLE \`company_locales\` DROP COLUMN \`recruitment_licensed_on\`;`)
  await db.run(sql`ALTER TABLE \`company_locales\` DROP COLUMN \`recruitment_occupations\`;`)
  await db.run(sql`ALTER TABLE \`company_locales\` DROP COLUMN \`recruitment_fees\`;`)
  await db.run(sql`ALTER TABLE \`company_locales\` DROP COLUMN \`recruitment_refunds\`;`)
  await db.run(sql`ALTER TABLE \`company_locales\` DROP COLUMN \`recruitment_complaints\`;`)
  await db.run(sql`ALTER TABLE \`company_locales\` DROP COLUMN \`recruitment_personal_information\`;`)
  await db.run(sql`ALTER TABLE \`company_locales\` DROP COLUMN \`announcement_text\`;`)
  await db.run(sql`ALTER TABLE \`_company_v_version_businesses\` DROP COLUMN \`part\`;`)
  await db.run(sql`ALTER TABLE \`_company_v\` DROP COLUMN \`version_founded_on\`;`)
  await db.run(sql`ALTER TABLE \`_company_v\` DROP COLUMN \`version_employees\`;`)
  await db.run(sql`ALTER TABLE \`_company_v\` DROP COLUMN \`version_announcement_link\`;`)
  await db.run(sql`ALTER TABLE \`_company_v\` DROP COLUMN \`version_announcement_from\`;`)
  await db.run(sql`ALTER TABLE \`_company_v\` DROP COLUMN \`version_announcement_until\`;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` DROP COLUMN \`version_phone_hours\`;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` DROP COLUMN \`version_representative\`;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` DROP COLUMN \`version_capital\`;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` DROP COLUMN \`version_recruitment_licence\`;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` DROP COLUMN \`version_recruitment_licensed_on\`;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` DROP COLUMN \`version_recruitment_occupations\`;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` DROP COLUMN \`version_recruitment_fees\`;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` DROP COLUMN \`version_recruitment_refunds\`;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` DROP COLUMN \`version_recruitment_complaints\`;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` DROP COLUMN \`version_recruitment_personal_information\`;`)
  await db.run(sql`ALTER TABLE \`_company_v_locales\` DROP COLUMN \`version_announcement_text\`;`)
}
