import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Every table of the desk. It has the name of the last of the steps it stands for, so that a database
 * that ran them all has run it (decision 075).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_enquiries_marks" AS ENUM('phone-may-lack-a-digit', 'hidden-field-filled', 'sent-too-fast', 'many-at-once');
  CREATE TYPE "public"."enum_enquiries_table_state" AS ENUM('asked', 'confirmed', 'declined');
  CREATE TYPE "public"."enum_enquiries_status" AS ENUM('new', 'working', 'done', 'spam');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('en', 'jp');
  CREATE TYPE "public"."enum_enquiries_mail_trouble" AS ENUM('refused', 'unreachable', 'no-server', 'given-up');
  CREATE TYPE "public"."enum_restaurants_opening_hours_sessions_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday', 'holidayEve');
  CREATE TYPE "public"."enum_restaurants_opening_hours_sessions_label" AS ENUM('lunch', 'dinner');
  CREATE TYPE "public"."enum_restaurants_opening_hours_closed_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday');
  CREATE TYPE "public"."enum_restaurants_opening_hours_closed_nth_nth" AS ENUM('1', '2', '3', '4', '5');
  CREATE TYPE "public"."enum_restaurants_opening_hours_closed_nth_weekday" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_restaurants_opening_hours_closures_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum_restaurants_opening_hours_special_hours_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum_restaurants_menu_required_allergens" AS ENUM('shrimp', 'cashew', 'crab', 'walnut', 'wheat', 'buckwheat', 'egg', 'milk', 'peanut');
  CREATE TYPE "public"."enum_restaurants_menu_recommended_allergens" AS ENUM('cashew', 'almond', 'abalone', 'squid', 'salmonRoe', 'orange', 'kiwi', 'beef', 'sesame', 'salmon', 'mackerel', 'soy', 'chicken', 'banana', 'pistachio', 'pork', 'macadamia', 'peach', 'yam', 'apple', 'gelatin');
  CREATE TYPE "public"."enum_restaurants_menu_marks" AS ENUM('vegetarian', 'vegan', 'halal', 'rawFish', 'alcohol');
  CREATE TYPE "public"."enum_restaurants_menu_allergen_list" AS ENUM('2024-03-28', '2025-12-15');
  CREATE TYPE "public"."enum_restaurants_facts_step_free" AS ENUM('entrance', 'toilet');
  CREATE TYPE "public"."enum_restaurants_facts_children" AS ENUM('welcome', 'highChairs', 'childrensMenu', 'strollers');
  CREATE TYPE "public"."enum_restaurants_facts_payment" AS ENUM('cash', 'cards', 'codes', 'transitCards', 'eMoney');
  CREATE TYPE "public"."enum_restaurants_opening_hours_closed_day_on_holiday" AS ENUM('closed', 'open', 'shift');
  CREATE TYPE "public"."enum_restaurants_reservations_slot_minutes" AS ENUM('15', '30', '60');
  CREATE TYPE "public"."enum_restaurants_facts_parking" AS ENUM('own', 'nearby', 'none');
  CREATE TYPE "public"."enum_restaurants_facts_smoking" AS ENUM('none', 'smokingRoom', 'heatedTobaccoRoom', 'smokingAllowed', 'smokingPurpose');
  CREATE TYPE "public"."enum_restaurants_accent" AS ENUM('ember', 'cedar', 'harbour', 'amber', 'plum', 'indigo');
  CREATE TYPE "public"."enum_restaurants_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_sessions_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday', 'holidayEve');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_sessions_label" AS ENUM('lunch', 'dinner');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_closed_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_closed_nth_nth" AS ENUM('1', '2', '3', '4', '5');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_closed_nth_weekday" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_closures_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_special_hours_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum__restaurants_v_version_menu_required_allergens" AS ENUM('shrimp', 'cashew', 'crab', 'walnut', 'wheat', 'buckwheat', 'egg', 'milk', 'peanut');
  CREATE TYPE "public"."enum__restaurants_v_version_menu_recommended_allergens" AS ENUM('cashew', 'almond', 'abalone', 'squid', 'salmonRoe', 'orange', 'kiwi', 'beef', 'sesame', 'salmon', 'mackerel', 'soy', 'chicken', 'banana', 'pistachio', 'pork', 'macadamia', 'peach', 'yam', 'apple', 'gelatin');
  CREATE TYPE "public"."enum__restaurants_v_version_menu_marks" AS ENUM('vegetarian', 'vegan', 'halal', 'rawFish', 'alcohol');
  CREATE TYPE "public"."enum__restaurants_v_version_menu_allergen_list" AS ENUM('2024-03-28', '2025-12-15');
  CREATE TYPE "public"."enum__restaurants_v_version_facts_step_free" AS ENUM('entrance', 'toilet');
  CREATE TYPE "public"."enum__restaurants_v_version_facts_children" AS ENUM('welcome', 'highChairs', 'childrensMenu', 'strollers');
  CREATE TYPE "public"."enum__restaurants_v_version_facts_payment" AS ENUM('cash', 'cards', 'codes', 'transitCards', 'eMoney');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_closed_day_on_holiday" AS ENUM('closed', 'open', 'shift');
  CREATE TYPE "public"."enum__restaurants_v_version_reservations_slot_minutes" AS ENUM('15', '30', '60');
  CREATE TYPE "public"."enum__restaurants_v_version_facts_parking" AS ENUM('own', 'nearby', 'none');
  CREATE TYPE "public"."enum__restaurants_v_version_facts_smoking" AS ENUM('none', 'smokingRoom', 'heatedTobaccoRoom', 'smokingAllowed', 'smokingPurpose');
  CREATE TYPE "public"."enum__restaurants_v_version_accent" AS ENUM('ember', 'cedar', 'harbour', 'amber', 'plum', 'indigo');
  CREATE TYPE "public"."enum__restaurants_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__restaurants_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_users_role" AS ENUM('owner', 'editor', 'restaurantEditor', 'inbox');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_sign_in_rules_second_factor_for" AS ENUM('owner', 'editor', 'restaurantEditor', 'inbox');
  CREATE TYPE "public"."enum_hero_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hero_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hero_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_experience_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__experience_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__experience_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_solutions_section_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_section_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_section_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_innovation_features_icon" AS ENUM('TrendingUp', 'Target', 'Lightbulb');
  CREATE TYPE "public"."enum_innovation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__innovation_v_version_features_icon" AS ENUM('TrendingUp', 'Target', 'Lightbulb');
  CREATE TYPE "public"."enum__innovation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__innovation_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_process_steps_icon" AS ENUM('Search', 'MessageCircle', 'Target');
  CREATE TYPE "public"."enum_process_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__process_v_version_steps_icon" AS ENUM('Search', 'MessageCircle', 'Target');
  CREATE TYPE "public"."enum__process_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__process_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_cta_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cta_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cta_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_contact_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_company_social_network" AS ENUM('instagram', 'x', 'facebook', 'youtube', 'line');
  CREATE TYPE "public"."enum_company_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_v_version_social_network" AS ENUM('instagram', 'x', 'facebook', 'youtube', 'line');
  CREATE TYPE "public"."enum__company_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_v_published_locale" AS ENUM('ja', 'en');
  CREATE TABLE "enquiries_marks" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_enquiries_marks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "enquiries" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"table_restaurant" varchar,
  	"table_date" timestamp(3) with time zone,
  	"table_time" varchar,
  	"table_people" numeric,
  	"table_state" "enum_enquiries_table_state",
  	"table_answered_at" timestamp(3) with time zone,
  	"table_answered_by" varchar,
  	"subject" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"notes" varchar,
  	"status" "enum_enquiries_status" DEFAULT 'new' NOT NULL,
  	"assignee" varchar,
  	"read_at" timestamp(3) with time zone,
  	"read_by" varchar,
  	"search_text" varchar,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"language" "enum_enquiries_language" NOT NULL,
  	"mailed_at" timestamp(3) with time zone,
  	"mail_trouble" "enum_enquiries_mail_trouble",
  	"quarantined" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "restaurants_opening_hours_sessions_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_restaurants_opening_hours_sessions_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_opening_hours_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" "enum_restaurants_opening_hours_sessions_label",
  	"opens" varchar,
  	"closes" varchar,
  	"last_order" varchar
  );
  
  CREATE TABLE "restaurants_opening_hours_closed_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_restaurants_opening_hours_closed_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_opening_hours_closed_nth_nth" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_restaurants_opening_hours_closed_nth_nth",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_opening_hours_closed_nth" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_restaurants_opening_hours_closed_nth_weekday"
  );
  
  CREATE TABLE "restaurants_opening_hours_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"banner" "enum_restaurants_opening_hours_closures_banner"
  );
  
  CREATE TABLE "restaurants_opening_hours_closures_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "restaurants_opening_hours_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar,
  	"last_order" varchar,
  	"banner" "enum_restaurants_opening_hours_special_hours_banner"
  );
  
  CREATE TABLE "restaurants_opening_hours_special_hours_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "restaurants_menu_required_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_restaurants_menu_required_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_menu_recommended_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_restaurants_menu_recommended_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_menu_marks" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_restaurants_menu_marks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"price" numeric,
  	"photo_id" integer,
  	"sold_out" boolean,
  	"sold_out_on" timestamp(3) with time zone,
  	"allergens_checked" boolean,
  	"allergen_list" "enum_restaurants_menu_allergen_list",
  	"allergens_stated_at" timestamp(3) with time zone,
  	"allergens_stated_by" varchar
  );
  
  CREATE TABLE "restaurants_menu_locales" (
  	"name" varchar,
  	"description" varchar,
  	"category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "restaurants_facts_stations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"minutes_on_foot" numeric
  );
  
  CREATE TABLE "restaurants_facts_stations_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "restaurants_facts_step_free" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_restaurants_facts_step_free",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_facts_children" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_restaurants_facts_children",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_facts_payment" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_restaurants_facts_payment",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_ledger" jsonb,
  	"phone" varchar,
  	"opening_hours_closed_day_on_holiday" "enum_restaurants_opening_hours_closed_day_on_holiday" DEFAULT 'closed',
  	"reservations_telephone_only" boolean,
  	"reservations_largest_party" numeric,
  	"reservations_lead_days" numeric,
  	"reservations_days_ahead" numeric,
  	"reservations_slot_minutes" "enum_restaurants_reservations_slot_minutes",
  	"reservations_last_seating_minutes" numeric,
  	"instagram" varchar,
  	"map_link" varchar,
  	"main_photo_id" integer,
  	"fallback_photo_id" integer,
  	"facts_drawn_map_id" integer,
  	"facts_parking" "enum_restaurants_facts_parking",
  	"facts_seats" numeric,
  	"facts_private_rooms" numeric,
  	"facts_booking_link" varchar,
  	"facts_website" varchar,
  	"facts_lunch_from" numeric,
  	"facts_lunch_to" numeric,
  	"facts_dinner_from" numeric,
  	"facts_dinner_to" numeric,
  	"facts_table_charge" numeric,
  	"facts_smoking" "enum_restaurants_facts_smoking",
  	"facts_postal_code" varchar,
  	"facts_coordinates" varchar,
  	"slug" varchar,
  	"accent" "enum_restaurants_accent" DEFAULT 'indigo',
  	"listed_since" timestamp(3) with time zone,
  	"facts_as_of" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_restaurants_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "restaurants_locales" (
  	"name" varchar,
  	"cuisine" varchar,
  	"area" varchar,
  	"description" varchar,
  	"about" varchar,
  	"summary" varchar,
  	"address" varchar,
  	"hours" varchar,
  	"facts_directions" varchar,
  	"facts_parking_remarks" varchar,
  	"facts_step_free_remarks" varchar,
  	"facts_seats_remarks" varchar,
  	"facts_children_remarks" varchar,
  	"facts_table_charge_remarks" varchar,
  	"facts_payment_remarks" varchar,
  	"facts_smoking_remarks" varchar,
  	"facts_dress" varchar,
  	"facts_cancellation" varchar,
  	"facts_region" varchar,
  	"facts_locality" varchar,
  	"facts_street" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "restaurants_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "restaurants_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_sessions_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_opening_hours_sessions_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" "enum__restaurants_v_version_opening_hours_sessions_label",
  	"opens" varchar,
  	"closes" varchar,
  	"last_order" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_closed_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_opening_hours_closed_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_closed_nth_nth" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_opening_hours_closed_nth_nth",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_closed_nth" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__restaurants_v_version_opening_hours_closed_nth_weekday",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"banner" "enum__restaurants_v_version_opening_hours_closures_banner",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_closures_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar,
  	"last_order" varchar,
  	"banner" "enum__restaurants_v_version_opening_hours_special_hours_banner",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_special_hours_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_menu_required_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_menu_required_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_menu_recommended_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_menu_recommended_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_menu_marks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_menu_marks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"price" numeric,
  	"photo_id" integer,
  	"sold_out" boolean,
  	"sold_out_on" timestamp(3) with time zone,
  	"allergens_checked" boolean,
  	"allergen_list" "enum__restaurants_v_version_menu_allergen_list",
  	"allergens_stated_at" timestamp(3) with time zone,
  	"allergens_stated_by" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_menu_locales" (
  	"name" varchar,
  	"description" varchar,
  	"category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_facts_stations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"minutes_on_foot" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_facts_stations_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_facts_step_free" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_facts_step_free",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_facts_children" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_facts_children",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_facts_payment" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_facts_payment",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_translation_ledger" jsonb,
  	"version_phone" varchar,
  	"version_opening_hours_closed_day_on_holiday" "enum__restaurants_v_version_opening_hours_closed_day_on_holiday" DEFAULT 'closed',
  	"version_reservations_telephone_only" boolean,
  	"version_reservations_largest_party" numeric,
  	"version_reservations_lead_days" numeric,
  	"version_reservations_days_ahead" numeric,
  	"version_reservations_slot_minutes" "enum__restaurants_v_version_reservations_slot_minutes",
  	"version_reservations_last_seating_minutes" numeric,
  	"version_instagram" varchar,
  	"version_map_link" varchar,
  	"version_main_photo_id" integer,
  	"version_fallback_photo_id" integer,
  	"version_facts_drawn_map_id" integer,
  	"version_facts_parking" "enum__restaurants_v_version_facts_parking",
  	"version_facts_seats" numeric,
  	"version_facts_private_rooms" numeric,
  	"version_facts_booking_link" varchar,
  	"version_facts_website" varchar,
  	"version_facts_lunch_from" numeric,
  	"version_facts_lunch_to" numeric,
  	"version_facts_dinner_from" numeric,
  	"version_facts_dinner_to" numeric,
  	"version_facts_table_charge" numeric,
  	"version_facts_smoking" "enum__restaurants_v_version_facts_smoking",
  	"version_facts_postal_code" varchar,
  	"version_facts_coordinates" varchar,
  	"version_slug" varchar,
  	"version_accent" "enum__restaurants_v_version_accent" DEFAULT 'indigo',
  	"version_listed_since" timestamp(3) with time zone,
  	"version_facts_as_of" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__restaurants_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__restaurants_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_restaurants_v_locales" (
  	"version_name" varchar,
  	"version_cuisine" varchar,
  	"version_area" varchar,
  	"version_description" varchar,
  	"version_about" varchar,
  	"version_summary" varchar,
  	"version_address" varchar,
  	"version_hours" varchar,
  	"version_facts_directions" varchar,
  	"version_facts_parking_remarks" varchar,
  	"version_facts_step_free_remarks" varchar,
  	"version_facts_seats_remarks" varchar,
  	"version_facts_children_remarks" varchar,
  	"version_facts_table_charge_remarks" varchar,
  	"version_facts_payment_remarks" varchar,
  	"version_facts_smoking_remarks" varchar,
  	"version_facts_dress" varchar,
  	"version_facts_cancellation" varchar,
  	"version_facts_region" varchar,
  	"version_facts_locality" varchar,
  	"version_facts_street" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_restaurants_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "solutions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"translation_ledger" jsonb,
  	"image_id" integer,
  	"part" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_solutions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "solutions_locales" (
  	"title" varchar,
  	"category" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_translation_ledger" jsonb,
  	"version_image_id" integer,
  	"version_part" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solutions_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_solutions_v_locales" (
  	"version_title" varchar,
  	"version_category" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"translation_ledger" jsonb,
  	"rating" numeric DEFAULT 5,
  	"image_id" integer,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_locales" (
  	"name" varchar,
  	"title" varchar,
  	"message" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_translation_ledger" jsonb,
  	"version_rating" numeric DEFAULT 5,
  	"version_image_id" integer,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_message" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt_en" varchar NOT NULL,
  	"alt_ja" varchar NOT NULL,
  	"decorative" boolean DEFAULT false,
  	"focal_x" numeric DEFAULT 50,
  	"focal_y" numeric DEFAULT 50,
  	"original_name" varchar,
  	"address" varchar,
  	"uploaded_by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar,
  	"address" varchar,
  	"uploaded_by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"browser" varchar,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"restaurants_id" integer
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"used_step" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "presence" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"place" varchar NOT NULL,
  	"screen" varchar NOT NULL,
  	"person" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_letters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "reply_letters_locales" (
  	"answer_subject" varchar NOT NULL,
  	"answer_text" varchar NOT NULL,
  	"confirmed_subject" varchar NOT NULL,
  	"confirmed_text" varchar NOT NULL,
  	"declined_subject" varchar NOT NULL,
  	"declined_text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sign_in_rules_second_factor_for" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sign_in_rules_second_factor_for",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sign_in_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "hero" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_ledger" jsonb,
  	"background_image_id" integer,
  	"background_image_portrait_id" integer,
  	"video_youtube" varchar,
  	"changed_by" varchar,
  	"_status" "enum_hero_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "hero_locales" (
  	"badge" varchar,
  	"title" varchar,
  	"subtitle" varchar,
  	"button1" varchar,
  	"button2" varchar,
  	"success" varchar,
  	"note" varchar,
  	"community" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "hero_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"videos_id" integer
  );
  
  CREATE TABLE "_hero_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_background_image_id" integer,
  	"version_background_image_portrait_id" integer,
  	"version_video_youtube" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__hero_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__hero_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_hero_v_locales" (
  	"version_badge" varchar,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_button1" varchar,
  	"version_button2" varchar,
  	"version_success" varchar,
  	"version_note" varchar,
  	"version_community" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hero_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"videos_id" integer
  );
  
  CREATE TABLE "experience_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "experience_benefits_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "experience" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_ledger" jsonb,
  	"main_image_id" integer,
  	"changed_by" varchar,
  	"_status" "enum_experience_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "experience_locales" (
  	"badge" varchar,
  	"title" varchar,
  	"title_span" varchar,
  	"subtitle" varchar,
  	"stats_years" varchar,
  	"stats_clients" varchar,
  	"stats_success_rate" varchar,
  	"stats_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_experience_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_experience_v_version_benefits_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_experience_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_main_image_id" integer,
  	"version_changed_by" varchar,
  	"version__status" "enum__experience_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__experience_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_experience_v_locales" (
  	"version_badge" varchar,
  	"version_title" varchar,
  	"version_title_span" varchar,
  	"version_subtitle" varchar,
  	"version_stats_years" varchar,
  	"version_stats_clients" varchar,
  	"version_stats_success_rate" varchar,
  	"version_stats_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "solutions_section" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_ledger" jsonb,
  	"changed_by" varchar,
  	"_status" "enum_solutions_section_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "solutions_section_locales" (
  	"heading" varchar,
  	"paragraph" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_section_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_changed_by" varchar,
  	"version__status" "enum__solutions_section_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solutions_section_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_solutions_section_v_locales" (
  	"version_heading" varchar,
  	"version_paragraph" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "innovation_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_innovation_features_icon" DEFAULT 'TrendingUp'
  );
  
  CREATE TABLE "innovation_features_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "innovation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_ledger" jsonb,
  	"main_image_id" integer,
  	"changed_by" varchar,
  	"_status" "enum_innovation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "innovation_locales" (
  	"badge" varchar,
  	"title" varchar,
  	"title_span" varchar,
  	"subtitle" varchar,
  	"button_text" varchar,
  	"growth_value" varchar,
  	"growth_label" varchar,
  	"results_title" varchar,
  	"results_subtitle" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_innovation_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__innovation_v_version_features_icon" DEFAULT 'TrendingUp',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_innovation_v_version_features_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_innovation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_main_image_id" integer,
  	"version_changed_by" varchar,
  	"version__status" "enum__innovation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__innovation_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_innovation_v_locales" (
  	"version_badge" varchar,
  	"version_title" varchar,
  	"version_title_span" varchar,
  	"version_subtitle" varchar,
  	"version_button_text" varchar,
  	"version_growth_value" varchar,
  	"version_growth_label" varchar,
  	"version_results_title" varchar,
  	"version_results_subtitle" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_process_steps_icon" DEFAULT 'Search'
  );
  
  CREATE TABLE "process_steps_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "process" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_ledger" jsonb,
  	"changed_by" varchar,
  	"_status" "enum_process_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "process_locales" (
  	"title" varchar,
  	"subtitle" varchar,
  	"button_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_process_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__process_v_version_steps_icon" DEFAULT 'Search',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_process_v_version_steps_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_process_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_changed_by" varchar,
  	"version__status" "enum__process_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__process_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_process_v_locales" (
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_button_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cta" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_ledger" jsonb,
  	"changed_by" varchar,
  	"_status" "enum_cta_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cta_locales" (
  	"badge" varchar,
  	"title" varchar,
  	"title_span" varchar,
  	"subtitle" varchar,
  	"primary_button" varchar,
  	"secondary_button" varchar,
  	"footer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cta_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_changed_by" varchar,
  	"version__status" "enum__cta_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cta_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cta_v_locales" (
  	"version_badge" varchar,
  	"version_title" varchar,
  	"version_title_span" varchar,
  	"version_subtitle" varchar,
  	"version_primary_button" varchar,
  	"version_secondary_button" varchar,
  	"version_footer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_main_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "about_main_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_team_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "about_team_members_locales" (
  	"name" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "about_services_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_creative_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "about_creative_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_businesses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "about_businesses_locales" (
  	"name" varchar,
  	"what" varchar,
  	"for_whom" varchar,
  	"how_to_ask" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_ledger" jsonb,
  	"hero_image_id" integer,
  	"hero_image_portrait_id" integer,
  	"creative_video_youtube" varchar,
  	"shape_id" integer,
  	"background_image_id" integer,
  	"changed_by" varchar,
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_locales" (
  	"hero_title" varchar,
  	"hero_breadcrumb_home" varchar,
  	"hero_breadcrumb_about" varchar,
  	"main_category" varchar,
  	"main_title" varchar,
  	"main_subtitle" varchar,
  	"main_cta_text" varchar,
  	"main_cta_secondary" varchar,
  	"stats_title" varchar,
  	"stats_cta" varchar,
  	"stats_projects" varchar,
  	"stats_projects_label" varchar,
  	"stats_customers" varchar,
  	"stats_customers_label" varchar,
  	"stats_rating" varchar,
  	"stats_rating_label" varchar,
  	"stats_note" varchar,
  	"team_category" varchar,
  	"team_title" varchar,
  	"team_subtitle" varchar,
  	"creative_category" varchar,
  	"creative_title" varchar,
  	"creative_subtitle" varchar,
  	"creative_cta" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"videos_id" integer
  );
  
  CREATE TABLE "_about_v_version_main_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_main_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v_version_team_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_team_members_locales" (
  	"name" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v_version_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_services_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v_version_creative_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_creative_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v_version_businesses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_businesses_locales" (
  	"name" varchar,
  	"what" varchar,
  	"for_whom" varchar,
  	"how_to_ask" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_hero_image_id" integer,
  	"version_hero_image_portrait_id" integer,
  	"version_creative_video_youtube" varchar,
  	"version_shape_id" integer,
  	"version_background_image_id" integer,
  	"version_changed_by" varchar,
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_about_v_locales" (
  	"version_hero_title" varchar,
  	"version_hero_breadcrumb_home" varchar,
  	"version_hero_breadcrumb_about" varchar,
  	"version_main_category" varchar,
  	"version_main_title" varchar,
  	"version_main_subtitle" varchar,
  	"version_main_cta_text" varchar,
  	"version_main_cta_secondary" varchar,
  	"version_stats_title" varchar,
  	"version_stats_cta" varchar,
  	"version_stats_projects" varchar,
  	"version_stats_projects_label" varchar,
  	"version_stats_customers" varchar,
  	"version_stats_customers_label" varchar,
  	"version_stats_rating" varchar,
  	"version_stats_rating_label" varchar,
  	"version_stats_note" varchar,
  	"version_team_category" varchar,
  	"version_team_title" varchar,
  	"version_team_subtitle" varchar,
  	"version_creative_category" varchar,
  	"version_creative_title" varchar,
  	"version_creative_subtitle" varchar,
  	"version_creative_cta" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"videos_id" integer
  );
  
  CREATE TABLE "contact" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_ledger" jsonb,
  	"background_image_id" integer,
  	"background_image_portrait_id" integer,
  	"changed_by" varchar,
  	"_status" "enum_contact_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact_locales" (
  	"hero_title" varchar,
  	"hero_breadcrumb_home" varchar,
  	"hero_breadcrumb_contact" varchar,
  	"section_get_in_touch" varchar,
  	"section_trusted_title" varchar,
  	"section_trusted_description" varchar,
  	"details_phone_label" varchar,
  	"details_phone_value" varchar,
  	"details_email_label" varchar,
  	"details_email_value" varchar,
  	"details_location_label" varchar,
  	"details_location_value" varchar,
  	"form_title" varchar,
  	"form_name_placeholder" varchar,
  	"form_phone_placeholder" varchar,
  	"form_email_placeholder" varchar,
  	"form_subject_placeholder" varchar,
  	"form_message_placeholder" varchar,
  	"form_submit_button" varchar,
  	"form_response_time" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_contact_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_background_image_id" integer,
  	"version_background_image_portrait_id" integer,
  	"version_changed_by" varchar,
  	"version__status" "enum__contact_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__contact_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_contact_v_locales" (
  	"version_hero_title" varchar,
  	"version_hero_breadcrumb_home" varchar,
  	"version_hero_breadcrumb_contact" varchar,
  	"version_section_get_in_touch" varchar,
  	"version_section_trusted_title" varchar,
  	"version_section_trusted_description" varchar,
  	"version_details_phone_label" varchar,
  	"version_details_phone_value" varchar,
  	"version_details_email_label" varchar,
  	"version_details_email_value" varchar,
  	"version_details_location_label" varchar,
  	"version_details_location_value" varchar,
  	"version_form_title" varchar,
  	"version_form_name_placeholder" varchar,
  	"version_form_phone_placeholder" varchar,
  	"version_form_email_placeholder" varchar,
  	"version_form_subject_placeholder" varchar,
  	"version_form_message_placeholder" varchar,
  	"version_form_submit_button" varchar,
  	"version_form_response_time" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "company_profile" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "company_profile_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_businesses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"part" varchar
  );
  
  CREATE TABLE "company_businesses_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_company_social_network",
  	"url" varchar
  );
  
  CREATE TABLE "company" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_ledger" jsonb,
  	"phone" varchar,
  	"email" varchar,
  	"postal_code" varchar,
  	"founded_on" timestamp(3) with time zone,
  	"employees" numeric,
  	"announcement_link" varchar,
  	"announcement_from" timestamp(3) with time zone,
  	"announcement_until" timestamp(3) with time zone,
  	"credit_url" varchar,
  	"changed_by" varchar,
  	"_status" "enum_company_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_locales" (
  	"name" varchar,
  	"legal_name" varchar,
  	"description" varchar,
  	"phone_hours" varchar,
  	"address" varchar,
  	"representative" varchar,
  	"capital" varchar,
  	"recruitment_licence" varchar,
  	"recruitment_licensed_on" varchar,
  	"recruitment_occupations" varchar,
  	"recruitment_fees" varchar,
  	"recruitment_refunds" varchar,
  	"recruitment_complaints" varchar,
  	"recruitment_personal_information" varchar,
  	"announcement_text" varchar,
  	"copyright" varchar,
  	"credit_name" varchar,
  	"privacy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v_version_profile" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v_version_profile_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v_version_businesses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"part" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v_version_businesses_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__company_v_version_social_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_postal_code" varchar,
  	"version_founded_on" timestamp(3) with time zone,
  	"version_employees" numeric,
  	"version_announcement_link" varchar,
  	"version_announcement_from" timestamp(3) with time zone,
  	"version_announcement_until" timestamp(3) with time zone,
  	"version_credit_url" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__company_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__company_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_company_v_locales" (
  	"version_name" varchar,
  	"version_legal_name" varchar,
  	"version_description" varchar,
  	"version_phone_hours" varchar,
  	"version_address" varchar,
  	"version_representative" varchar,
  	"version_capital" varchar,
  	"version_recruitment_licence" varchar,
  	"version_recruitment_licensed_on" varchar,
  	"version_recruitment_occupations" varchar,
  	"version_recruitment_fees" varchar,
  	"version_recruitment_refunds" varchar,
  	"version_recruitment_complaints" varchar,
  	"version_recruitment_personal_information" varchar,
  	"version_announcement_text" varchar,
  	"version_copyright" varchar,
  	"version_credit_name" varchar,
  	"version_privacy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "enquiries_marks" ADD CONSTRAINT "enquiries_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_sessions_days" ADD CONSTRAINT "restaurants_opening_hours_sessions_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants_opening_hours_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_sessions" ADD CONSTRAINT "restaurants_opening_hours_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_closed_days" ADD CONSTRAINT "restaurants_opening_hours_closed_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_closed_nth_nth" ADD CONSTRAINT "restaurants_opening_hours_closed_nth_nth_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants_opening_hours_closed_nth"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_closed_nth" ADD CONSTRAINT "restaurants_opening_hours_closed_nth_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_closures" ADD CONSTRAINT "restaurants_opening_hours_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_closures_locales" ADD CONSTRAINT "restaurants_opening_hours_closures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants_opening_hours_closures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_special_hours" ADD CONSTRAINT "restaurants_opening_hours_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_special_hours_locales" ADD CONSTRAINT "restaurants_opening_hours_special_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants_opening_hours_special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu_required_allergens" ADD CONSTRAINT "restaurants_menu_required_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu_recommended_allergens" ADD CONSTRAINT "restaurants_menu_recommended_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu_marks" ADD CONSTRAINT "restaurants_menu_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu" ADD CONSTRAINT "restaurants_menu_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurants_menu" ADD CONSTRAINT "restaurants_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu_locales" ADD CONSTRAINT "restaurants_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_facts_stations" ADD CONSTRAINT "restaurants_facts_stations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_facts_stations_locales" ADD CONSTRAINT "restaurants_facts_stations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants_facts_stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_facts_step_free" ADD CONSTRAINT "restaurants_facts_step_free_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_facts_children" ADD CONSTRAINT "restaurants_facts_children_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_facts_payment" ADD CONSTRAINT "restaurants_facts_payment_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_main_photo_id_media_id_fk" FOREIGN KEY ("main_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_fallback_photo_id_media_id_fk" FOREIGN KEY ("fallback_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_facts_drawn_map_id_media_id_fk" FOREIGN KEY ("facts_drawn_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurants_locales" ADD CONSTRAINT "restaurants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_texts" ADD CONSTRAINT "restaurants_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_rels" ADD CONSTRAINT "restaurants_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_rels" ADD CONSTRAINT "restaurants_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_sessions_days" ADD CONSTRAINT "_restaurants_v_version_opening_hours_sessions_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v_version_opening_hours_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_sessions" ADD CONSTRAINT "_restaurants_v_version_opening_hours_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_closed_days" ADD CONSTRAINT "_restaurants_v_version_opening_hours_closed_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_closed_nth_nth" ADD CONSTRAINT "_restaurants_v_version_opening_hours_closed_nth_nth_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v_version_opening_hours_closed_nth"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_closed_nth" ADD CONSTRAINT "_restaurants_v_version_opening_hours_closed_nth_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_closures" ADD CONSTRAINT "_restaurants_v_version_opening_hours_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_closures_locales" ADD CONSTRAINT "_restaurants_v_version_opening_hours_closures_locales_par_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v_version_opening_hours_closures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_special_hours" ADD CONSTRAINT "_restaurants_v_version_opening_hours_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_special_hours_locales" ADD CONSTRAINT "_restaurants_v_version_opening_hours_special_hours_locale_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v_version_opening_hours_special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu_required_allergens" ADD CONSTRAINT "_restaurants_v_version_menu_required_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu_recommended_allergens" ADD CONSTRAINT "_restaurants_v_version_menu_recommended_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu_marks" ADD CONSTRAINT "_restaurants_v_version_menu_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu" ADD CONSTRAINT "_restaurants_v_version_menu_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu" ADD CONSTRAINT "_restaurants_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu_locales" ADD CONSTRAINT "_restaurants_v_version_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_facts_stations" ADD CONSTRAINT "_restaurants_v_version_facts_stations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_facts_stations_locales" ADD CONSTRAINT "_restaurants_v_version_facts_stations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v_version_facts_stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_facts_step_free" ADD CONSTRAINT "_restaurants_v_version_facts_step_free_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_facts_children" ADD CONSTRAINT "_restaurants_v_version_facts_children_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_facts_payment" ADD CONSTRAINT "_restaurants_v_version_facts_payment_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v" ADD CONSTRAINT "_restaurants_v_parent_id_restaurants_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v" ADD CONSTRAINT "_restaurants_v_version_main_photo_id_media_id_fk" FOREIGN KEY ("version_main_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v" ADD CONSTRAINT "_restaurants_v_version_fallback_photo_id_media_id_fk" FOREIGN KEY ("version_fallback_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v" ADD CONSTRAINT "_restaurants_v_version_facts_drawn_map_id_media_id_fk" FOREIGN KEY ("version_facts_drawn_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v_locales" ADD CONSTRAINT "_restaurants_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_texts" ADD CONSTRAINT "_restaurants_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_rels" ADD CONSTRAINT "_restaurants_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_rels" ADD CONSTRAINT "_restaurants_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_restaurants_fk" FOREIGN KEY ("restaurants_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors_texts" ADD CONSTRAINT "second_factors_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reply_letters_locales" ADD CONSTRAINT "reply_letters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_letters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sign_in_rules_second_factor_for" ADD CONSTRAINT "sign_in_rules_second_factor_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sign_in_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hero" ADD CONSTRAINT "hero_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hero" ADD CONSTRAINT "hero_background_image_portrait_id_media_id_fk" FOREIGN KEY ("background_image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hero_locales" ADD CONSTRAINT "hero_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hero_rels" ADD CONSTRAINT "hero_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hero_rels" ADD CONSTRAINT "hero_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hero_rels" ADD CONSTRAINT "hero_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hero_v" ADD CONSTRAINT "_hero_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_v" ADD CONSTRAINT "_hero_v_version_background_image_portrait_id_media_id_fk" FOREIGN KEY ("version_background_image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_v_locales" ADD CONSTRAINT "_hero_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hero_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hero_v_rels" ADD CONSTRAINT "_hero_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hero_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hero_v_rels" ADD CONSTRAINT "_hero_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hero_v_rels" ADD CONSTRAINT "_hero_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "experience_benefits" ADD CONSTRAINT "experience_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."experience"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "experience_benefits_locales" ADD CONSTRAINT "experience_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."experience_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "experience" ADD CONSTRAINT "experience_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "experience_locales" ADD CONSTRAINT "experience_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."experience"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_experience_v_version_benefits" ADD CONSTRAINT "_experience_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_experience_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_experience_v_version_benefits_locales" ADD CONSTRAINT "_experience_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_experience_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_experience_v" ADD CONSTRAINT "_experience_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_experience_v_locales" ADD CONSTRAINT "_experience_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_experience_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_section_locales" ADD CONSTRAINT "solutions_section_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_section_v_locales" ADD CONSTRAINT "_solutions_section_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_section_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "innovation_features" ADD CONSTRAINT "innovation_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."innovation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "innovation_features_locales" ADD CONSTRAINT "innovation_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."innovation_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "innovation" ADD CONSTRAINT "innovation_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "innovation_locales" ADD CONSTRAINT "innovation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."innovation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_innovation_v_version_features" ADD CONSTRAINT "_innovation_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_innovation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_innovation_v_version_features_locales" ADD CONSTRAINT "_innovation_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_innovation_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_innovation_v" ADD CONSTRAINT "_innovation_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_innovation_v_locales" ADD CONSTRAINT "_innovation_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_innovation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "process_steps" ADD CONSTRAINT "process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."process"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "process_steps_locales" ADD CONSTRAINT "process_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."process_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "process_locales" ADD CONSTRAINT "process_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."process"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_process_v_version_steps" ADD CONSTRAINT "_process_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_process_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_process_v_version_steps_locales" ADD CONSTRAINT "_process_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_process_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_process_v_locales" ADD CONSTRAINT "_process_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_process_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cta_locales" ADD CONSTRAINT "cta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cta_v_locales" ADD CONSTRAINT "_cta_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cta_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_main_features" ADD CONSTRAINT "about_main_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_main_features_locales" ADD CONSTRAINT "about_main_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_main_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_team_members" ADD CONSTRAINT "about_team_members_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_team_members" ADD CONSTRAINT "about_team_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_team_members_locales" ADD CONSTRAINT "about_team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_services" ADD CONSTRAINT "about_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_services_locales" ADD CONSTRAINT "about_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_creative_features" ADD CONSTRAINT "about_creative_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_creative_features_locales" ADD CONSTRAINT "about_creative_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_creative_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_businesses" ADD CONSTRAINT "about_businesses_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_businesses" ADD CONSTRAINT "about_businesses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_businesses_locales" ADD CONSTRAINT "about_businesses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_hero_image_portrait_id_media_id_fk" FOREIGN KEY ("hero_image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_shape_id_media_id_fk" FOREIGN KEY ("shape_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_locales" ADD CONSTRAINT "about_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_rels" ADD CONSTRAINT "about_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_rels" ADD CONSTRAINT "about_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_rels" ADD CONSTRAINT "about_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_main_features" ADD CONSTRAINT "_about_v_version_main_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_main_features_locales" ADD CONSTRAINT "_about_v_version_main_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_main_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_team_members" ADD CONSTRAINT "_about_v_version_team_members_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_version_team_members" ADD CONSTRAINT "_about_v_version_team_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_team_members_locales" ADD CONSTRAINT "_about_v_version_team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_services" ADD CONSTRAINT "_about_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_services_locales" ADD CONSTRAINT "_about_v_version_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_creative_features" ADD CONSTRAINT "_about_v_version_creative_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_creative_features_locales" ADD CONSTRAINT "_about_v_version_creative_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_creative_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_businesses" ADD CONSTRAINT "_about_v_version_businesses_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_version_businesses" ADD CONSTRAINT "_about_v_version_businesses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_businesses_locales" ADD CONSTRAINT "_about_v_version_businesses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_hero_image_portrait_id_media_id_fk" FOREIGN KEY ("version_hero_image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_shape_id_media_id_fk" FOREIGN KEY ("version_shape_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_locales" ADD CONSTRAINT "_about_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_rels" ADD CONSTRAINT "_about_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_rels" ADD CONSTRAINT "_about_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_rels" ADD CONSTRAINT "_about_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact" ADD CONSTRAINT "contact_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact" ADD CONSTRAINT "contact_background_image_portrait_id_media_id_fk" FOREIGN KEY ("background_image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_locales" ADD CONSTRAINT "contact_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v" ADD CONSTRAINT "_contact_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_v" ADD CONSTRAINT "_contact_v_version_background_image_portrait_id_media_id_fk" FOREIGN KEY ("version_background_image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_v_locales" ADD CONSTRAINT "_contact_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_profile_locales" ADD CONSTRAINT "company_profile_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_businesses" ADD CONSTRAINT "company_businesses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_businesses_locales" ADD CONSTRAINT "company_businesses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_social" ADD CONSTRAINT "company_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_locales" ADD CONSTRAINT "company_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_profile" ADD CONSTRAINT "_company_v_version_profile_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_profile_locales" ADD CONSTRAINT "_company_v_version_profile_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v_version_profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_businesses" ADD CONSTRAINT "_company_v_version_businesses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_businesses_locales" ADD CONSTRAINT "_company_v_version_businesses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v_version_businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_social" ADD CONSTRAINT "_company_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_locales" ADD CONSTRAINT "_company_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_marks_order_idx" ON "enquiries_marks" USING btree ("order");
  CREATE INDEX "enquiries_marks_parent_idx" ON "enquiries_marks" USING btree ("parent_id");
  CREATE INDEX "enquiries_table_date_idx" ON "enquiries" USING btree ("table_date");
  CREATE INDEX "enquiries_status_idx" ON "enquiries" USING btree ("status");
  CREATE INDEX "enquiries_read_at_idx" ON "enquiries" USING btree ("read_at");
  CREATE INDEX "enquiries_received_at_idx" ON "enquiries" USING btree ("received_at");
  CREATE INDEX "enquiries_mail_trouble_idx" ON "enquiries" USING btree ("mail_trouble");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "enquiries_deleted_at_idx" ON "enquiries" USING btree ("deleted_at");
  CREATE INDEX "restaurants_opening_hours_sessions_days_order_idx" ON "restaurants_opening_hours_sessions_days" USING btree ("order");
  CREATE INDEX "restaurants_opening_hours_sessions_days_parent_idx" ON "restaurants_opening_hours_sessions_days" USING btree ("parent_id");
  CREATE INDEX "restaurants_opening_hours_sessions_order_idx" ON "restaurants_opening_hours_sessions" USING btree ("_order");
  CREATE INDEX "restaurants_opening_hours_sessions_parent_id_idx" ON "restaurants_opening_hours_sessions" USING btree ("_parent_id");
  CREATE INDEX "restaurants_opening_hours_closed_days_order_idx" ON "restaurants_opening_hours_closed_days" USING btree ("order");
  CREATE INDEX "restaurants_opening_hours_closed_days_parent_idx" ON "restaurants_opening_hours_closed_days" USING btree ("parent_id");
  CREATE INDEX "restaurants_opening_hours_closed_nth_nth_order_idx" ON "restaurants_opening_hours_closed_nth_nth" USING btree ("order");
  CREATE INDEX "restaurants_opening_hours_closed_nth_nth_parent_idx" ON "restaurants_opening_hours_closed_nth_nth" USING btree ("parent_id");
  CREATE INDEX "restaurants_opening_hours_closed_nth_order_idx" ON "restaurants_opening_hours_closed_nth" USING btree ("_order");
  CREATE INDEX "restaurants_opening_hours_closed_nth_parent_id_idx" ON "restaurants_opening_hours_closed_nth" USING btree ("_parent_id");
  CREATE INDEX "restaurants_opening_hours_closures_order_idx" ON "restaurants_opening_hours_closures" USING btree ("_order");
  CREATE INDEX "restaurants_opening_hours_closures_parent_id_idx" ON "restaurants_opening_hours_closures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "restaurants_opening_hours_closures_locales_locale_parent_id_" ON "restaurants_opening_hours_closures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restaurants_opening_hours_closures_locales_by_document_idx" ON "restaurants_opening_hours_closures_locales" USING btree ("_parent_id");
  CREATE INDEX "restaurants_opening_hours_special_hours_order_idx" ON "restaurants_opening_hours_special_hours" USING btree ("_order");
  CREATE INDEX "restaurants_opening_hours_special_hours_parent_id_idx" ON "restaurants_opening_hours_special_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "restaurants_opening_hours_special_hours_locales_locale_paren" ON "restaurants_opening_hours_special_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restaurants_opening_hours_special_hours_locales_by_document_idx" ON "restaurants_opening_hours_special_hours_locales" USING btree ("_parent_id");
  CREATE INDEX "restaurants_menu_required_allergens_order_idx" ON "restaurants_menu_required_allergens" USING btree ("order");
  CREATE INDEX "restaurants_menu_required_allergens_parent_idx" ON "restaurants_menu_required_allergens" USING btree ("parent_id");
  CREATE INDEX "restaurants_menu_recommended_allergens_order_idx" ON "restaurants_menu_recommended_allergens" USING btree ("order");
  CREATE INDEX "restaurants_menu_recommended_allergens_parent_idx" ON "restaurants_menu_recommended_allergens" USING btree ("parent_id");
  CREATE INDEX "restaurants_menu_marks_order_idx" ON "restaurants_menu_marks" USING btree ("order");
  CREATE INDEX "restaurants_menu_marks_parent_idx" ON "restaurants_menu_marks" USING btree ("parent_id");
  CREATE INDEX "restaurants_menu_order_idx" ON "restaurants_menu" USING btree ("_order");
  CREATE INDEX "restaurants_menu_parent_id_idx" ON "restaurants_menu" USING btree ("_parent_id");
  CREATE INDEX "restaurants_menu_photo_idx" ON "restaurants_menu" USING btree ("photo_id");
  CREATE UNIQUE INDEX "restaurants_menu_locales_locale_parent_id_unique" ON "restaurants_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restaurants_menu_locales_by_document_idx" ON "restaurants_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "restaurants_facts_stations_order_idx" ON "restaurants_facts_stations" USING btree ("_order");
  CREATE INDEX "restaurants_facts_stations_parent_id_idx" ON "restaurants_facts_stations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "restaurants_facts_stations_locales_locale_parent_id_unique" ON "restaurants_facts_stations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restaurants_facts_stations_locales_by_document_idx" ON "restaurants_facts_stations_locales" USING btree ("_parent_id");
  CREATE INDEX "restaurants_facts_step_free_order_idx" ON "restaurants_facts_step_free" USING btree ("order");
  CREATE INDEX "restaurants_facts_step_free_parent_idx" ON "restaurants_facts_step_free" USING btree ("parent_id");
  CREATE INDEX "restaurants_facts_children_order_idx" ON "restaurants_facts_children" USING btree ("order");
  CREATE INDEX "restaurants_facts_children_parent_idx" ON "restaurants_facts_children" USING btree ("parent_id");
  CREATE INDEX "restaurants_facts_payment_order_idx" ON "restaurants_facts_payment" USING btree ("order");
  CREATE INDEX "restaurants_facts_payment_parent_idx" ON "restaurants_facts_payment" USING btree ("parent_id");
  CREATE INDEX "restaurants_main_photo_idx" ON "restaurants" USING btree ("main_photo_id");
  CREATE INDEX "restaurants_fallback_photo_idx" ON "restaurants" USING btree ("fallback_photo_id");
  CREATE INDEX "restaurants_facts_facts_drawn_map_idx" ON "restaurants" USING btree ("facts_drawn_map_id");
  CREATE UNIQUE INDEX "restaurants_slug_idx" ON "restaurants" USING btree ("slug");
  CREATE INDEX "restaurants_updated_at_idx" ON "restaurants" USING btree ("updated_at");
  CREATE INDEX "restaurants_created_at_idx" ON "restaurants" USING btree ("created_at");
  CREATE INDEX "restaurants_deleted_at_idx" ON "restaurants" USING btree ("deleted_at");
  CREATE INDEX "restaurants__status_idx" ON "restaurants" USING btree ("_status");
  CREATE UNIQUE INDEX "restaurants_locales_locale_parent_id_unique" ON "restaurants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restaurants_locales_by_document_idx" ON "restaurants_locales" USING btree ("_parent_id");
  CREATE INDEX "restaurants_texts_order_parent" ON "restaurants_texts" USING btree ("order","parent_id");
  CREATE INDEX "restaurants_texts_by_document_idx" ON "restaurants_texts" USING btree ("parent_id");
  CREATE INDEX "restaurants_rels_order_idx" ON "restaurants_rels" USING btree ("order");
  CREATE INDEX "restaurants_rels_parent_idx" ON "restaurants_rels" USING btree ("parent_id");
  CREATE INDEX "restaurants_rels_path_idx" ON "restaurants_rels" USING btree ("path");
  CREATE INDEX "restaurants_rels_media_id_idx" ON "restaurants_rels" USING btree ("media_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_sessions_days_order_idx" ON "_restaurants_v_version_opening_hours_sessions_days" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_opening_hours_sessions_days_parent_idx" ON "_restaurants_v_version_opening_hours_sessions_days" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_sessions_order_idx" ON "_restaurants_v_version_opening_hours_sessions" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_opening_hours_sessions_parent_id_idx" ON "_restaurants_v_version_opening_hours_sessions" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_closed_days_order_idx" ON "_restaurants_v_version_opening_hours_closed_days" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_opening_hours_closed_days_parent_idx" ON "_restaurants_v_version_opening_hours_closed_days" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_closed_nth_nth_order_idx" ON "_restaurants_v_version_opening_hours_closed_nth_nth" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_opening_hours_closed_nth_nth_parent_idx" ON "_restaurants_v_version_opening_hours_closed_nth_nth" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_closed_nth_order_idx" ON "_restaurants_v_version_opening_hours_closed_nth" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_opening_hours_closed_nth_parent_id_idx" ON "_restaurants_v_version_opening_hours_closed_nth" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_closures_order_idx" ON "_restaurants_v_version_opening_hours_closures" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_opening_hours_closures_parent_id_idx" ON "_restaurants_v_version_opening_hours_closures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_restaurants_v_version_opening_hours_closures_locales_locale" ON "_restaurants_v_version_opening_hours_closures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_closures_locales_by_docume" ON "_restaurants_v_version_opening_hours_closures_locales" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_special_hours_order_idx" ON "_restaurants_v_version_opening_hours_special_hours" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_opening_hours_special_hours_parent_id_idx" ON "_restaurants_v_version_opening_hours_special_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_restaurants_v_version_opening_hours_special_hours_locales_l" ON "_restaurants_v_version_opening_hours_special_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_special_hours_locales_by_d" ON "_restaurants_v_version_opening_hours_special_hours_locales" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_menu_required_allergens_order_idx" ON "_restaurants_v_version_menu_required_allergens" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_menu_required_allergens_parent_idx" ON "_restaurants_v_version_menu_required_allergens" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_menu_recommended_allergens_order_idx" ON "_restaurants_v_version_menu_recommended_allergens" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_menu_recommended_allergens_parent_idx" ON "_restaurants_v_version_menu_recommended_allergens" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_menu_marks_order_idx" ON "_restaurants_v_version_menu_marks" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_menu_marks_parent_idx" ON "_restaurants_v_version_menu_marks" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_menu_order_idx" ON "_restaurants_v_version_menu" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_menu_parent_id_idx" ON "_restaurants_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_menu_photo_idx" ON "_restaurants_v_version_menu" USING btree ("photo_id");
  CREATE UNIQUE INDEX "_restaurants_v_version_menu_locales_locale_parent_id_unique" ON "_restaurants_v_version_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_restaurants_v_version_menu_locales_by_document_idx" ON "_restaurants_v_version_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_facts_stations_order_idx" ON "_restaurants_v_version_facts_stations" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_facts_stations_parent_id_idx" ON "_restaurants_v_version_facts_stations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_restaurants_v_version_facts_stations_locales_locale_parent_" ON "_restaurants_v_version_facts_stations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_restaurants_v_version_facts_stations_locales_by_document_idx" ON "_restaurants_v_version_facts_stations_locales" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_facts_step_free_order_idx" ON "_restaurants_v_version_facts_step_free" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_facts_step_free_parent_idx" ON "_restaurants_v_version_facts_step_free" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_facts_children_order_idx" ON "_restaurants_v_version_facts_children" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_facts_children_parent_idx" ON "_restaurants_v_version_facts_children" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_facts_payment_order_idx" ON "_restaurants_v_version_facts_payment" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_facts_payment_parent_idx" ON "_restaurants_v_version_facts_payment" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_parent_idx" ON "_restaurants_v" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_version_main_photo_idx" ON "_restaurants_v" USING btree ("version_main_photo_id");
  CREATE INDEX "_restaurants_v_version_version_fallback_photo_idx" ON "_restaurants_v" USING btree ("version_fallback_photo_id");
  CREATE INDEX "_restaurants_v_version_facts_version_facts_drawn_map_idx" ON "_restaurants_v" USING btree ("version_facts_drawn_map_id");
  CREATE INDEX "_restaurants_v_version_version_slug_idx" ON "_restaurants_v" USING btree ("version_slug");
  CREATE INDEX "_restaurants_v_version_version_updated_at_idx" ON "_restaurants_v" USING btree ("version_updated_at");
  CREATE INDEX "_restaurants_v_version_version_created_at_idx" ON "_restaurants_v" USING btree ("version_created_at");
  CREATE INDEX "_restaurants_v_version_version_deleted_at_idx" ON "_restaurants_v" USING btree ("version_deleted_at");
  CREATE INDEX "_restaurants_v_version_version__status_idx" ON "_restaurants_v" USING btree ("version__status");
  CREATE INDEX "_restaurants_v_created_at_idx" ON "_restaurants_v" USING btree ("created_at");
  CREATE INDEX "_restaurants_v_updated_at_idx" ON "_restaurants_v" USING btree ("updated_at");
  CREATE INDEX "_restaurants_v_snapshot_idx" ON "_restaurants_v" USING btree ("snapshot");
  CREATE INDEX "_restaurants_v_published_locale_idx" ON "_restaurants_v" USING btree ("published_locale");
  CREATE INDEX "_restaurants_v_latest_idx" ON "_restaurants_v" USING btree ("latest");
  CREATE INDEX "_restaurants_v_autosave_idx" ON "_restaurants_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_restaurants_v_locales_locale_parent_id_unique" ON "_restaurants_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_restaurants_v_locales_by_document_idx" ON "_restaurants_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_texts_order_parent" ON "_restaurants_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_restaurants_v_texts_by_document_idx" ON "_restaurants_v_texts" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_rels_order_idx" ON "_restaurants_v_rels" USING btree ("order");
  CREATE INDEX "_restaurants_v_rels_parent_idx" ON "_restaurants_v_rels" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_rels_path_idx" ON "_restaurants_v_rels" USING btree ("path");
  CREATE INDEX "_restaurants_v_rels_media_id_idx" ON "_restaurants_v_rels" USING btree ("media_id");
  CREATE INDEX "solutions__order_idx" ON "solutions" USING btree ("_order");
  CREATE INDEX "solutions_image_idx" ON "solutions" USING btree ("image_id");
  CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");
  CREATE INDEX "solutions_created_at_idx" ON "solutions" USING btree ("created_at");
  CREATE INDEX "solutions_deleted_at_idx" ON "solutions" USING btree ("deleted_at");
  CREATE INDEX "solutions__status_idx" ON "solutions" USING btree ("_status");
  CREATE UNIQUE INDEX "solutions_locales_locale_parent_id_unique" ON "solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_locales_by_document_idx" ON "solutions_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_parent_idx" ON "_solutions_v" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_version_version__order_idx" ON "_solutions_v" USING btree ("version__order");
  CREATE INDEX "_solutions_v_version_version_image_idx" ON "_solutions_v" USING btree ("version_image_id");
  CREATE INDEX "_solutions_v_version_version_updated_at_idx" ON "_solutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_solutions_v_version_version_created_at_idx" ON "_solutions_v" USING btree ("version_created_at");
  CREATE INDEX "_solutions_v_version_version_deleted_at_idx" ON "_solutions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_solutions_v_version_version__status_idx" ON "_solutions_v" USING btree ("version__status");
  CREATE INDEX "_solutions_v_created_at_idx" ON "_solutions_v" USING btree ("created_at");
  CREATE INDEX "_solutions_v_updated_at_idx" ON "_solutions_v" USING btree ("updated_at");
  CREATE INDEX "_solutions_v_snapshot_idx" ON "_solutions_v" USING btree ("snapshot");
  CREATE INDEX "_solutions_v_published_locale_idx" ON "_solutions_v" USING btree ("published_locale");
  CREATE INDEX "_solutions_v_latest_idx" ON "_solutions_v" USING btree ("latest");
  CREATE INDEX "_solutions_v_autosave_idx" ON "_solutions_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_solutions_v_locales_locale_parent_id_unique" ON "_solutions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_locales_by_document_idx" ON "_solutions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials_locales_by_document_idx" ON "testimonials_locales" USING btree ("_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_image_idx" ON "_testimonials_v" USING btree ("version_image_id");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_locales_by_document_idx" ON "_testimonials_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_address_idx" ON "media" USING btree ("address");
  CREATE INDEX "media_uploaded_by_idx" ON "media" USING btree ("uploaded_by");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "videos_address_idx" ON "videos" USING btree ("address");
  CREATE INDEX "videos_uploaded_by_idx" ON "videos" USING btree ("uploaded_by");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_restaurants_id_idx" ON "users_rels" USING btree ("restaurants_id");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "second_factors_texts_order_parent" ON "second_factors_texts" USING btree ("order","parent_id");
  CREATE INDEX "second_factors_texts_by_document_idx" ON "second_factors_texts" USING btree ("parent_id");
  CREATE INDEX "presence_place_idx" ON "presence" USING btree ("place");
  CREATE UNIQUE INDEX "presence_screen_idx" ON "presence" USING btree ("screen");
  CREATE INDEX "presence_seen_at_idx" ON "presence" USING btree ("seen_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_letters_locales_locale_parent_id_unique" ON "reply_letters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reply_letters_locales_by_document_idx" ON "reply_letters_locales" USING btree ("_parent_id");
  CREATE INDEX "sign_in_rules_second_factor_for_order_idx" ON "sign_in_rules_second_factor_for" USING btree ("order");
  CREATE INDEX "sign_in_rules_second_factor_for_parent_idx" ON "sign_in_rules_second_factor_for" USING btree ("parent_id");
  CREATE INDEX "hero_background_image_idx" ON "hero" USING btree ("background_image_id");
  CREATE INDEX "hero_background_image_portrait_idx" ON "hero" USING btree ("background_image_portrait_id");
  CREATE INDEX "hero__status_idx" ON "hero" USING btree ("_status");
  CREATE UNIQUE INDEX "hero_locales_locale_parent_id_unique" ON "hero_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hero_locales_by_document_idx" ON "hero_locales" USING btree ("_parent_id");
  CREATE INDEX "hero_rels_order_idx" ON "hero_rels" USING btree ("order");
  CREATE INDEX "hero_rels_parent_idx" ON "hero_rels" USING btree ("parent_id");
  CREATE INDEX "hero_rels_path_idx" ON "hero_rels" USING btree ("path");
  CREATE INDEX "hero_rels_media_id_idx" ON "hero_rels" USING btree ("media_id");
  CREATE INDEX "hero_rels_videos_id_idx" ON "hero_rels" USING btree ("videos_id");
  CREATE INDEX "_hero_v_version_version_background_image_idx" ON "_hero_v" USING btree ("version_background_image_id");
  CREATE INDEX "_hero_v_version_version_background_image_portrait_idx" ON "_hero_v" USING btree ("version_background_image_portrait_id");
  CREATE INDEX "_hero_v_version_version__status_idx" ON "_hero_v" USING btree ("version__status");
  CREATE INDEX "_hero_v_created_at_idx" ON "_hero_v" USING btree ("created_at");
  CREATE INDEX "_hero_v_updated_at_idx" ON "_hero_v" USING btree ("updated_at");
  CREATE INDEX "_hero_v_snapshot_idx" ON "_hero_v" USING btree ("snapshot");
  CREATE INDEX "_hero_v_published_locale_idx" ON "_hero_v" USING btree ("published_locale");
  CREATE INDEX "_hero_v_latest_idx" ON "_hero_v" USING btree ("latest");
  CREATE INDEX "_hero_v_autosave_idx" ON "_hero_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_hero_v_locales_locale_parent_id_unique" ON "_hero_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hero_v_locales_by_document_idx" ON "_hero_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_hero_v_rels_order_idx" ON "_hero_v_rels" USING btree ("order");
  CREATE INDEX "_hero_v_rels_parent_idx" ON "_hero_v_rels" USING btree ("parent_id");
  CREATE INDEX "_hero_v_rels_path_idx" ON "_hero_v_rels" USING btree ("path");
  CREATE INDEX "_hero_v_rels_media_id_idx" ON "_hero_v_rels" USING btree ("media_id");
  CREATE INDEX "_hero_v_rels_videos_id_idx" ON "_hero_v_rels" USING btree ("videos_id");
  CREATE INDEX "experience_benefits_order_idx" ON "experience_benefits" USING btree ("_order");
  CREATE INDEX "experience_benefits_parent_id_idx" ON "experience_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "experience_benefits_locales_locale_parent_id_unique" ON "experience_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "experience_benefits_locales_by_document_idx" ON "experience_benefits_locales" USING btree ("_parent_id");
  CREATE INDEX "experience_main_image_idx" ON "experience" USING btree ("main_image_id");
  CREATE INDEX "experience__status_idx" ON "experience" USING btree ("_status");
  CREATE UNIQUE INDEX "experience_locales_locale_parent_id_unique" ON "experience_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "experience_locales_by_document_idx" ON "experience_locales" USING btree ("_parent_id");
  CREATE INDEX "_experience_v_version_benefits_order_idx" ON "_experience_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_experience_v_version_benefits_parent_id_idx" ON "_experience_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_experience_v_version_benefits_locales_locale_parent_id_uniq" ON "_experience_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_experience_v_version_benefits_locales_by_document_idx" ON "_experience_v_version_benefits_locales" USING btree ("_parent_id");
  CREATE INDEX "_experience_v_version_version_main_image_idx" ON "_experience_v" USING btree ("version_main_image_id");
  CREATE INDEX "_experience_v_version_version__status_idx" ON "_experience_v" USING btree ("version__status");
  CREATE INDEX "_experience_v_created_at_idx" ON "_experience_v" USING btree ("created_at");
  CREATE INDEX "_experience_v_updated_at_idx" ON "_experience_v" USING btree ("updated_at");
  CREATE INDEX "_experience_v_snapshot_idx" ON "_experience_v" USING btree ("snapshot");
  CREATE INDEX "_experience_v_published_locale_idx" ON "_experience_v" USING btree ("published_locale");
  CREATE INDEX "_experience_v_latest_idx" ON "_experience_v" USING btree ("latest");
  CREATE INDEX "_experience_v_autosave_idx" ON "_experience_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_experience_v_locales_locale_parent_id_unique" ON "_experience_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_experience_v_locales_by_document_idx" ON "_experience_v_locales" USING btree ("_parent_id");
  CREATE INDEX "solutions_section__status_idx" ON "solutions_section" USING btree ("_status");
  CREATE UNIQUE INDEX "solutions_section_locales_locale_parent_id_unique" ON "solutions_section_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_section_locales_by_document_idx" ON "solutions_section_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_section_v_version_version__status_idx" ON "_solutions_section_v" USING btree ("version__status");
  CREATE INDEX "_solutions_section_v_created_at_idx" ON "_solutions_section_v" USING btree ("created_at");
  CREATE INDEX "_solutions_section_v_updated_at_idx" ON "_solutions_section_v" USING btree ("updated_at");
  CREATE INDEX "_solutions_section_v_snapshot_idx" ON "_solutions_section_v" USING btree ("snapshot");
  CREATE INDEX "_solutions_section_v_published_locale_idx" ON "_solutions_section_v" USING btree ("published_locale");
  CREATE INDEX "_solutions_section_v_latest_idx" ON "_solutions_section_v" USING btree ("latest");
  CREATE INDEX "_solutions_section_v_autosave_idx" ON "_solutions_section_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_solutions_section_v_locales_locale_parent_id_unique" ON "_solutions_section_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_section_v_locales_by_document_idx" ON "_solutions_section_v_locales" USING btree ("_parent_id");
  CREATE INDEX "innovation_features_order_idx" ON "innovation_features" USING btree ("_order");
  CREATE INDEX "innovation_features_parent_id_idx" ON "innovation_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "innovation_features_locales_locale_parent_id_unique" ON "innovation_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "innovation_features_locales_by_document_idx" ON "innovation_features_locales" USING btree ("_parent_id");
  CREATE INDEX "innovation_main_image_idx" ON "innovation" USING btree ("main_image_id");
  CREATE INDEX "innovation__status_idx" ON "innovation" USING btree ("_status");
  CREATE UNIQUE INDEX "innovation_locales_locale_parent_id_unique" ON "innovation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "innovation_locales_by_document_idx" ON "innovation_locales" USING btree ("_parent_id");
  CREATE INDEX "_innovation_v_version_features_order_idx" ON "_innovation_v_version_features" USING btree ("_order");
  CREATE INDEX "_innovation_v_version_features_parent_id_idx" ON "_innovation_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_innovation_v_version_features_locales_locale_parent_id_uniq" ON "_innovation_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_innovation_v_version_features_locales_by_document_idx" ON "_innovation_v_version_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_innovation_v_version_version_main_image_idx" ON "_innovation_v" USING btree ("version_main_image_id");
  CREATE INDEX "_innovation_v_version_version__status_idx" ON "_innovation_v" USING btree ("version__status");
  CREATE INDEX "_innovation_v_created_at_idx" ON "_innovation_v" USING btree ("created_at");
  CREATE INDEX "_innovation_v_updated_at_idx" ON "_innovation_v" USING btree ("updated_at");
  CREATE INDEX "_innovation_v_snapshot_idx" ON "_innovation_v" USING btree ("snapshot");
  CREATE INDEX "_innovation_v_published_locale_idx" ON "_innovation_v" USING btree ("published_locale");
  CREATE INDEX "_innovation_v_latest_idx" ON "_innovation_v" USING btree ("latest");
  CREATE INDEX "_innovation_v_autosave_idx" ON "_innovation_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_innovation_v_locales_locale_parent_id_unique" ON "_innovation_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_innovation_v_locales_by_document_idx" ON "_innovation_v_locales" USING btree ("_parent_id");
  CREATE INDEX "process_steps_order_idx" ON "process_steps" USING btree ("_order");
  CREATE INDEX "process_steps_parent_id_idx" ON "process_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "process_steps_locales_locale_parent_id_unique" ON "process_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "process_steps_locales_by_document_idx" ON "process_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "process__status_idx" ON "process" USING btree ("_status");
  CREATE UNIQUE INDEX "process_locales_locale_parent_id_unique" ON "process_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "process_locales_by_document_idx" ON "process_locales" USING btree ("_parent_id");
  CREATE INDEX "_process_v_version_steps_order_idx" ON "_process_v_version_steps" USING btree ("_order");
  CREATE INDEX "_process_v_version_steps_parent_id_idx" ON "_process_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_process_v_version_steps_locales_locale_parent_id_unique" ON "_process_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_process_v_version_steps_locales_by_document_idx" ON "_process_v_version_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "_process_v_version_version__status_idx" ON "_process_v" USING btree ("version__status");
  CREATE INDEX "_process_v_created_at_idx" ON "_process_v" USING btree ("created_at");
  CREATE INDEX "_process_v_updated_at_idx" ON "_process_v" USING btree ("updated_at");
  CREATE INDEX "_process_v_snapshot_idx" ON "_process_v" USING btree ("snapshot");
  CREATE INDEX "_process_v_published_locale_idx" ON "_process_v" USING btree ("published_locale");
  CREATE INDEX "_process_v_latest_idx" ON "_process_v" USING btree ("latest");
  CREATE INDEX "_process_v_autosave_idx" ON "_process_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_process_v_locales_locale_parent_id_unique" ON "_process_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_process_v_locales_by_document_idx" ON "_process_v_locales" USING btree ("_parent_id");
  CREATE INDEX "cta__status_idx" ON "cta" USING btree ("_status");
  CREATE UNIQUE INDEX "cta_locales_locale_parent_id_unique" ON "cta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cta_locales_by_document_idx" ON "cta_locales" USING btree ("_parent_id");
  CREATE INDEX "_cta_v_version_version__status_idx" ON "_cta_v" USING btree ("version__status");
  CREATE INDEX "_cta_v_created_at_idx" ON "_cta_v" USING btree ("created_at");
  CREATE INDEX "_cta_v_updated_at_idx" ON "_cta_v" USING btree ("updated_at");
  CREATE INDEX "_cta_v_snapshot_idx" ON "_cta_v" USING btree ("snapshot");
  CREATE INDEX "_cta_v_published_locale_idx" ON "_cta_v" USING btree ("published_locale");
  CREATE INDEX "_cta_v_latest_idx" ON "_cta_v" USING btree ("latest");
  CREATE INDEX "_cta_v_autosave_idx" ON "_cta_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_cta_v_locales_locale_parent_id_unique" ON "_cta_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cta_v_locales_by_document_idx" ON "_cta_v_locales" USING btree ("_parent_id");
  CREATE INDEX "about_main_features_order_idx" ON "about_main_features" USING btree ("_order");
  CREATE INDEX "about_main_features_parent_id_idx" ON "about_main_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_main_features_locales_locale_parent_id_unique" ON "about_main_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_main_features_locales_by_document_idx" ON "about_main_features_locales" USING btree ("_parent_id");
  CREATE INDEX "about_team_members_order_idx" ON "about_team_members" USING btree ("_order");
  CREATE INDEX "about_team_members_parent_id_idx" ON "about_team_members" USING btree ("_parent_id");
  CREATE INDEX "about_team_members_image_idx" ON "about_team_members" USING btree ("image_id");
  CREATE UNIQUE INDEX "about_team_members_locales_locale_parent_id_unique" ON "about_team_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_team_members_locales_by_document_idx" ON "about_team_members_locales" USING btree ("_parent_id");
  CREATE INDEX "about_services_order_idx" ON "about_services" USING btree ("_order");
  CREATE INDEX "about_services_parent_id_idx" ON "about_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_services_locales_locale_parent_id_unique" ON "about_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_services_locales_by_document_idx" ON "about_services_locales" USING btree ("_parent_id");
  CREATE INDEX "about_creative_features_order_idx" ON "about_creative_features" USING btree ("_order");
  CREATE INDEX "about_creative_features_parent_id_idx" ON "about_creative_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_creative_features_locales_locale_parent_id_unique" ON "about_creative_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_creative_features_locales_by_document_idx" ON "about_creative_features_locales" USING btree ("_parent_id");
  CREATE INDEX "about_businesses_order_idx" ON "about_businesses" USING btree ("_order");
  CREATE INDEX "about_businesses_parent_id_idx" ON "about_businesses" USING btree ("_parent_id");
  CREATE INDEX "about_businesses_image_idx" ON "about_businesses" USING btree ("image_id");
  CREATE UNIQUE INDEX "about_businesses_locales_locale_parent_id_unique" ON "about_businesses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_businesses_locales_by_document_idx" ON "about_businesses_locales" USING btree ("_parent_id");
  CREATE INDEX "about_hero_hero_image_idx" ON "about" USING btree ("hero_image_id");
  CREATE INDEX "about_hero_hero_image_portrait_idx" ON "about" USING btree ("hero_image_portrait_id");
  CREATE INDEX "about_shape_idx" ON "about" USING btree ("shape_id");
  CREATE INDEX "about_background_image_idx" ON "about" USING btree ("background_image_id");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE UNIQUE INDEX "about_locales_locale_parent_id_unique" ON "about_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_locales_by_document_idx" ON "about_locales" USING btree ("_parent_id");
  CREATE INDEX "about_rels_order_idx" ON "about_rels" USING btree ("order");
  CREATE INDEX "about_rels_parent_idx" ON "about_rels" USING btree ("parent_id");
  CREATE INDEX "about_rels_path_idx" ON "about_rels" USING btree ("path");
  CREATE INDEX "about_rels_media_id_idx" ON "about_rels" USING btree ("media_id");
  CREATE INDEX "about_rels_videos_id_idx" ON "about_rels" USING btree ("videos_id");
  CREATE INDEX "_about_v_version_main_features_order_idx" ON "_about_v_version_main_features" USING btree ("_order");
  CREATE INDEX "_about_v_version_main_features_parent_id_idx" ON "_about_v_version_main_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_v_version_main_features_locales_locale_parent_id_uniq" ON "_about_v_version_main_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_main_features_locales_by_document_idx" ON "_about_v_version_main_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_team_members_order_idx" ON "_about_v_version_team_members" USING btree ("_order");
  CREATE INDEX "_about_v_version_team_members_parent_id_idx" ON "_about_v_version_team_members" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_team_members_image_idx" ON "_about_v_version_team_members" USING btree ("image_id");
  CREATE UNIQUE INDEX "_about_v_version_team_members_locales_locale_parent_id_uniqu" ON "_about_v_version_team_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_team_members_locales_by_document_idx" ON "_about_v_version_team_members_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_services_order_idx" ON "_about_v_version_services" USING btree ("_order");
  CREATE INDEX "_about_v_version_services_parent_id_idx" ON "_about_v_version_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_v_version_services_locales_locale_parent_id_unique" ON "_about_v_version_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_services_locales_by_document_idx" ON "_about_v_version_services_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_creative_features_order_idx" ON "_about_v_version_creative_features" USING btree ("_order");
  CREATE INDEX "_about_v_version_creative_features_parent_id_idx" ON "_about_v_version_creative_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_v_version_creative_features_locales_locale_parent_id_" ON "_about_v_version_creative_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_creative_features_locales_by_document_idx" ON "_about_v_version_creative_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_businesses_order_idx" ON "_about_v_version_businesses" USING btree ("_order");
  CREATE INDEX "_about_v_version_businesses_parent_id_idx" ON "_about_v_version_businesses" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_businesses_image_idx" ON "_about_v_version_businesses" USING btree ("image_id");
  CREATE UNIQUE INDEX "_about_v_version_businesses_locales_locale_parent_id_unique" ON "_about_v_version_businesses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_businesses_locales_by_document_idx" ON "_about_v_version_businesses_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_hero_version_hero_image_idx" ON "_about_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_about_v_version_hero_version_hero_image_portrait_idx" ON "_about_v" USING btree ("version_hero_image_portrait_id");
  CREATE INDEX "_about_v_version_version_shape_idx" ON "_about_v" USING btree ("version_shape_id");
  CREATE INDEX "_about_v_version_version_background_image_idx" ON "_about_v" USING btree ("version_background_image_id");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_snapshot_idx" ON "_about_v" USING btree ("snapshot");
  CREATE INDEX "_about_v_published_locale_idx" ON "_about_v" USING btree ("published_locale");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_about_v_locales_locale_parent_id_unique" ON "_about_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_locales_by_document_idx" ON "_about_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_rels_order_idx" ON "_about_v_rels" USING btree ("order");
  CREATE INDEX "_about_v_rels_parent_idx" ON "_about_v_rels" USING btree ("parent_id");
  CREATE INDEX "_about_v_rels_path_idx" ON "_about_v_rels" USING btree ("path");
  CREATE INDEX "_about_v_rels_media_id_idx" ON "_about_v_rels" USING btree ("media_id");
  CREATE INDEX "_about_v_rels_videos_id_idx" ON "_about_v_rels" USING btree ("videos_id");
  CREATE INDEX "contact_background_image_idx" ON "contact" USING btree ("background_image_id");
  CREATE INDEX "contact_background_image_portrait_idx" ON "contact" USING btree ("background_image_portrait_id");
  CREATE INDEX "contact__status_idx" ON "contact" USING btree ("_status");
  CREATE UNIQUE INDEX "contact_locales_locale_parent_id_unique" ON "contact_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_locales_by_document_idx" ON "contact_locales" USING btree ("_parent_id");
  CREATE INDEX "_contact_v_version_version_background_image_idx" ON "_contact_v" USING btree ("version_background_image_id");
  CREATE INDEX "_contact_v_version_version_background_image_portrait_idx" ON "_contact_v" USING btree ("version_background_image_portrait_id");
  CREATE INDEX "_contact_v_version_version__status_idx" ON "_contact_v" USING btree ("version__status");
  CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" USING btree ("created_at");
  CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" USING btree ("updated_at");
  CREATE INDEX "_contact_v_snapshot_idx" ON "_contact_v" USING btree ("snapshot");
  CREATE INDEX "_contact_v_published_locale_idx" ON "_contact_v" USING btree ("published_locale");
  CREATE INDEX "_contact_v_latest_idx" ON "_contact_v" USING btree ("latest");
  CREATE INDEX "_contact_v_autosave_idx" ON "_contact_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_contact_v_locales_locale_parent_id_unique" ON "_contact_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_v_locales_by_document_idx" ON "_contact_v_locales" USING btree ("_parent_id");
  CREATE INDEX "company_profile_order_idx" ON "company_profile" USING btree ("_order");
  CREATE INDEX "company_profile_parent_id_idx" ON "company_profile" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_profile_locales_locale_parent_id_unique" ON "company_profile_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_profile_locales_by_document_idx" ON "company_profile_locales" USING btree ("_parent_id");
  CREATE INDEX "company_businesses_order_idx" ON "company_businesses" USING btree ("_order");
  CREATE INDEX "company_businesses_parent_id_idx" ON "company_businesses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_businesses_locales_locale_parent_id_unique" ON "company_businesses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_businesses_locales_by_document_idx" ON "company_businesses_locales" USING btree ("_parent_id");
  CREATE INDEX "company_social_order_idx" ON "company_social" USING btree ("_order");
  CREATE INDEX "company_social_parent_id_idx" ON "company_social" USING btree ("_parent_id");
  CREATE INDEX "company__status_idx" ON "company" USING btree ("_status");
  CREATE UNIQUE INDEX "company_locales_locale_parent_id_unique" ON "company_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_locales_by_document_idx" ON "company_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_profile_order_idx" ON "_company_v_version_profile" USING btree ("_order");
  CREATE INDEX "_company_v_version_profile_parent_id_idx" ON "_company_v_version_profile" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_v_version_profile_locales_locale_parent_id_unique" ON "_company_v_version_profile_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_version_profile_locales_by_document_idx" ON "_company_v_version_profile_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_businesses_order_idx" ON "_company_v_version_businesses" USING btree ("_order");
  CREATE INDEX "_company_v_version_businesses_parent_id_idx" ON "_company_v_version_businesses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_v_version_businesses_locales_locale_parent_id_uniqu" ON "_company_v_version_businesses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_version_businesses_locales_by_document_idx" ON "_company_v_version_businesses_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_social_order_idx" ON "_company_v_version_social" USING btree ("_order");
  CREATE INDEX "_company_v_version_social_parent_id_idx" ON "_company_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_version__status_idx" ON "_company_v" USING btree ("version__status");
  CREATE INDEX "_company_v_created_at_idx" ON "_company_v" USING btree ("created_at");
  CREATE INDEX "_company_v_updated_at_idx" ON "_company_v" USING btree ("updated_at");
  CREATE INDEX "_company_v_snapshot_idx" ON "_company_v" USING btree ("snapshot");
  CREATE INDEX "_company_v_published_locale_idx" ON "_company_v" USING btree ("published_locale");
  CREATE INDEX "_company_v_latest_idx" ON "_company_v" USING btree ("latest");
  CREATE INDEX "_company_v_autosave_idx" ON "_company_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_company_v_locales_locale_parent_id_unique" ON "_company_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_locales_by_document_idx" ON "_company_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "enquiries_marks" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "restaurants_opening_hours_sessions_days" CASCADE;
  DROP TABLE "restaurants_opening_hours_sessions" CASCADE;
  DROP TABLE "restaurants_opening_hours_closed_days" CASCADE;
  DROP TABLE "restaurants_opening_hours_closed_nth_nth" CASCADE;
  DROP TABLE "restaurants_opening_hours_closed_nth" CASCADE;
  DROP TABLE "restaurants_opening_hours_closures" CASCADE;
  DROP TABLE "restaurants_opening_hours_closures_locales" CASCADE;
  DROP TABLE "restaurants_opening_hours_special_hours" CASCADE;
  DROP TABLE "restaurants_opening_hours_special_hours_locales" CASCADE;
  DROP TABLE "restaurants_menu_required_allergens" CASCADE;
  DROP TABLE "restaurants_menu_recommended_allergens" CASCADE;
  DROP TABLE "restaurants_menu_marks" CASCADE;
  DROP TABLE "restaurants_menu" CASCADE;
  DROP TABLE "restaurants_menu_locales" CASCADE;
  DROP TABLE "restaurants_facts_stations" CASCADE;
  DROP TABLE "restaurants_facts_stations_locales" CASCADE;
  DROP TABLE "restaurants_facts_step_free" CASCADE;
  DROP TABLE "restaurants_facts_children" CASCADE;
  DROP TABLE "restaurants_facts_payment" CASCADE;
  DROP TABLE "restaurants" CASCADE;
  DROP TABLE "restaurants_locales" CASCADE;
  DROP TABLE "restaurants_texts" CASCADE;
  DROP TABLE "restaurants_rels" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_sessions_days" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_sessions" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_closed_days" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_closed_nth_nth" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_closed_nth" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_closures" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_closures_locales" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_special_hours" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_special_hours_locales" CASCADE;
  DROP TABLE "_restaurants_v_version_menu_required_allergens" CASCADE;
  DROP TABLE "_restaurants_v_version_menu_recommended_allergens" CASCADE;
  DROP TABLE "_restaurants_v_version_menu_marks" CASCADE;
  DROP TABLE "_restaurants_v_version_menu" CASCADE;
  DROP TABLE "_restaurants_v_version_menu_locales" CASCADE;
  DROP TABLE "_restaurants_v_version_facts_stations" CASCADE;
  DROP TABLE "_restaurants_v_version_facts_stations_locales" CASCADE;
  DROP TABLE "_restaurants_v_version_facts_step_free" CASCADE;
  DROP TABLE "_restaurants_v_version_facts_children" CASCADE;
  DROP TABLE "_restaurants_v_version_facts_payment" CASCADE;
  DROP TABLE "_restaurants_v" CASCADE;
  DROP TABLE "_restaurants_v_locales" CASCADE;
  DROP TABLE "_restaurants_v_texts" CASCADE;
  DROP TABLE "_restaurants_v_rels" CASCADE;
  DROP TABLE "solutions" CASCADE;
  DROP TABLE "solutions_locales" CASCADE;
  DROP TABLE "_solutions_v" CASCADE;
  DROP TABLE "_solutions_v_locales" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "users_rels" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "second_factors_texts" CASCADE;
  DROP TABLE "presence" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "reply_letters" CASCADE;
  DROP TABLE "reply_letters_locales" CASCADE;
  DROP TABLE "sign_in_rules_second_factor_for" CASCADE;
  DROP TABLE "sign_in_rules" CASCADE;
  DROP TABLE "hero" CASCADE;
  DROP TABLE "hero_locales" CASCADE;
  DROP TABLE "hero_rels" CASCADE;
  DROP TABLE "_hero_v" CASCADE;
  DROP TABLE "_hero_v_locales" CASCADE;
  DROP TABLE "_hero_v_rels" CASCADE;
  DROP TABLE "experience_benefits" CASCADE;
  DROP TABLE "experience_benefits_locales" CASCADE;
  DROP TABLE "experience" CASCADE;
  DROP TABLE "experience_locales" CASCADE;
  DROP TABLE "_experience_v_version_benefits" CASCADE;
  DROP TABLE "_experience_v_version_benefits_locales" CASCADE;
  DROP TABLE "_experience_v" CASCADE;
  DROP TABLE "_experience_v_locales" CASCADE;
  DROP TABLE "solutions_section" CASCADE;
  DROP TABLE "solutions_section_locales" CASCADE;
  DROP TABLE "_solutions_section_v" CASCADE;
  DROP TABLE "_solutions_section_v_locales" CASCADE;
  DROP TABLE "innovation_features" CASCADE;
  DROP TABLE "innovation_features_locales" CASCADE;
  DROP TABLE "innovation" CASCADE;
  DROP TABLE "innovation_locales" CASCADE;
  DROP TABLE "_innovation_v_version_features" CASCADE;
  DROP TABLE "_innovation_v_version_features_locales" CASCADE;
  DROP TABLE "_innovation_v" CASCADE;
  DROP TABLE "_innovation_v_locales" CASCADE;
  DROP TABLE "process_steps" CASCADE;
  DROP TABLE "process_steps_locales" CASCADE;
  DROP TABLE "process" CASCADE;
  DROP TABLE "process_locales" CASCADE;
  DROP TABLE "_process_v_version_steps" CASCADE;
  DROP TABLE "_process_v_version_steps_locales" CASCADE;
  DROP TABLE "_process_v" CASCADE;
  DROP TABLE "_process_v_locales" CASCADE;
  DROP TABLE "cta" CASCADE;
  DROP TABLE "cta_locales" CASCADE;
  DROP TABLE "_cta_v" CASCADE;
  DROP TABLE "_cta_v_locales" CASCADE;
  DROP TABLE "about_main_features" CASCADE;
  DROP TABLE "about_main_features_locales" CASCADE;
  DROP TABLE "about_team_members" CASCADE;
  DROP TABLE "about_team_members_locales" CASCADE;
  DROP TABLE "about_services" CASCADE;
  DROP TABLE "about_services_locales" CASCADE;
  DROP TABLE "about_creative_features" CASCADE;
  DROP TABLE "about_creative_features_locales" CASCADE;
  DROP TABLE "about_businesses" CASCADE;
  DROP TABLE "about_businesses_locales" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "about_locales" CASCADE;
  DROP TABLE "about_rels" CASCADE;
  DROP TABLE "_about_v_version_main_features" CASCADE;
  DROP TABLE "_about_v_version_main_features_locales" CASCADE;
  DROP TABLE "_about_v_version_team_members" CASCADE;
  DROP TABLE "_about_v_version_team_members_locales" CASCADE;
  DROP TABLE "_about_v_version_services" CASCADE;
  DROP TABLE "_about_v_version_services_locales" CASCADE;
  DROP TABLE "_about_v_version_creative_features" CASCADE;
  DROP TABLE "_about_v_version_creative_features_locales" CASCADE;
  DROP TABLE "_about_v_version_businesses" CASCADE;
  DROP TABLE "_about_v_version_businesses_locales" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "_about_v_locales" CASCADE;
  DROP TABLE "_about_v_rels" CASCADE;
  DROP TABLE "contact" CASCADE;
  DROP TABLE "contact_locales" CASCADE;
  DROP TABLE "_contact_v" CASCADE;
  DROP TABLE "_contact_v_locales" CASCADE;
  DROP TABLE "company_profile" CASCADE;
  DROP TABLE "company_profile_locales" CASCADE;
  DROP TABLE "company_businesses" CASCADE;
  DROP TABLE "company_businesses_locales" CASCADE;
  DROP TABLE "company_social" CASCADE;
  DROP TABLE "company" CASCADE;
  DROP TABLE "company_locales" CASCADE;
  DROP TABLE "_company_v_version_profile" CASCADE;
  DROP TABLE "_company_v_version_profile_locales" CASCADE;
  DROP TABLE "_company_v_version_businesses" CASCADE;
  DROP TABLE "_company_v_version_businesses_locales" CASCADE;
  DROP TABLE "_company_v_version_social" CASCADE;
  DROP TABLE "_company_v" CASCADE;
  DROP TABLE "_company_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_enquiries_marks";
  DROP TYPE "public"."enum_enquiries_table_state";
  DROP TYPE "public"."enum_enquiries_status";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_enquiries_mail_trouble";
  DROP TYPE "public"."enum_restaurants_opening_hours_sessions_days";
  DROP TYPE "public"."enum_restaurants_opening_hours_sessions_label";
  DROP TYPE "public"."enum_restaurants_opening_hours_closed_days";
  DROP TYPE "public"."enum_restaurants_opening_hours_closed_nth_nth";
  DROP TYPE "public"."enum_restaurants_opening_hours_closed_nth_weekday";
  DROP TYPE "public"."enum_restaurants_opening_hours_closures_banner";
  DROP TYPE "public"."enum_restaurants_opening_hours_special_hours_banner";
  DROP TYPE "public"."enum_restaurants_menu_required_allergens";
  DROP TYPE "public"."enum_restaurants_menu_recommended_allergens";
  DROP TYPE "public"."enum_restaurants_menu_marks";
  DROP TYPE "public"."enum_restaurants_menu_allergen_list";
  DROP TYPE "public"."enum_restaurants_facts_step_free";
  DROP TYPE "public"."enum_restaurants_facts_children";
  DROP TYPE "public"."enum_restaurants_facts_payment";
  DROP TYPE "public"."enum_restaurants_opening_hours_closed_day_on_holiday";
  DROP TYPE "public"."enum_restaurants_reservations_slot_minutes";
  DROP TYPE "public"."enum_restaurants_facts_parking";
  DROP TYPE "public"."enum_restaurants_facts_smoking";
  DROP TYPE "public"."enum_restaurants_accent";
  DROP TYPE "public"."enum_restaurants_status";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_sessions_days";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_sessions_label";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_closed_days";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_closed_nth_nth";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_closed_nth_weekday";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_closures_banner";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_special_hours_banner";
  DROP TYPE "public"."enum__restaurants_v_version_menu_required_allergens";
  DROP TYPE "public"."enum__restaurants_v_version_menu_recommended_allergens";
  DROP TYPE "public"."enum__restaurants_v_version_menu_marks";
  DROP TYPE "public"."enum__restaurants_v_version_menu_allergen_list";
  DROP TYPE "public"."enum__restaurants_v_version_facts_step_free";
  DROP TYPE "public"."enum__restaurants_v_version_facts_children";
  DROP TYPE "public"."enum__restaurants_v_version_facts_payment";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_closed_day_on_holiday";
  DROP TYPE "public"."enum__restaurants_v_version_reservations_slot_minutes";
  DROP TYPE "public"."enum__restaurants_v_version_facts_parking";
  DROP TYPE "public"."enum__restaurants_v_version_facts_smoking";
  DROP TYPE "public"."enum__restaurants_v_version_accent";
  DROP TYPE "public"."enum__restaurants_v_version_status";
  DROP TYPE "public"."enum__restaurants_v_published_locale";
  DROP TYPE "public"."enum_solutions_status";
  DROP TYPE "public"."enum__solutions_v_version_status";
  DROP TYPE "public"."enum__solutions_v_published_locale";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_sign_in_rules_second_factor_for";
  DROP TYPE "public"."enum_hero_status";
  DROP TYPE "public"."enum__hero_v_version_status";
  DROP TYPE "public"."enum__hero_v_published_locale";
  DROP TYPE "public"."enum_experience_status";
  DROP TYPE "public"."enum__experience_v_version_status";
  DROP TYPE "public"."enum__experience_v_published_locale";
  DROP TYPE "public"."enum_solutions_section_status";
  DROP TYPE "public"."enum__solutions_section_v_version_status";
  DROP TYPE "public"."enum__solutions_section_v_published_locale";
  DROP TYPE "public"."enum_innovation_features_icon";
  DROP TYPE "public"."enum_innovation_status";
  DROP TYPE "public"."enum__innovation_v_version_features_icon";
  DROP TYPE "public"."enum__innovation_v_version_status";
  DROP TYPE "public"."enum__innovation_v_published_locale";
  DROP TYPE "public"."enum_process_steps_icon";
  DROP TYPE "public"."enum_process_status";
  DROP TYPE "public"."enum__process_v_version_steps_icon";
  DROP TYPE "public"."enum__process_v_version_status";
  DROP TYPE "public"."enum__process_v_published_locale";
  DROP TYPE "public"."enum_cta_status";
  DROP TYPE "public"."enum__cta_v_version_status";
  DROP TYPE "public"."enum__cta_v_published_locale";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum__about_v_published_locale";
  DROP TYPE "public"."enum_contact_status";
  DROP TYPE "public"."enum__contact_v_version_status";
  DROP TYPE "public"."enum__contact_v_published_locale";
  DROP TYPE "public"."enum_company_social_network";
  DROP TYPE "public"."enum_company_status";
  DROP TYPE "public"."enum__company_v_version_social_network";
  DROP TYPE "public"."enum__company_v_version_status";
  DROP TYPE "public"."enum__company_v_published_locale";`)
}
