import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_enquiries_marks" AS ENUM('phone-may-lack-a-digit', 'hidden-field-filled', 'sent-too-fast');
  CREATE TYPE "public"."enum_enquiries_status" AS ENUM('new', 'working', 'done', 'spam');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('en', 'jp');
  CREATE TYPE "public"."enum_restaurants_opening_hours_sessions_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday', 'holidayEve');
  CREATE TYPE "public"."enum_restaurants_opening_hours_sessions_label" AS ENUM('lunch', 'dinner');
  CREATE TYPE "public"."enum_restaurants_opening_hours_closed_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday');
  CREATE TYPE "public"."enum_restaurants_opening_hours_closed_nth_nth" AS ENUM('1', '2', '3', '4', '5');
  CREATE TYPE "public"."enum_restaurants_opening_hours_closed_nth_weekday" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_restaurants_opening_hours_closed_day_on_holiday" AS ENUM('closed', 'open', 'shift');
  CREATE TYPE "public"."enum_restaurants_accent" AS ENUM('ember', 'cedar', 'harbour', 'amber', 'plum', 'indigo');
  CREATE TYPE "public"."enum_restaurants_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_sessions_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday', 'holidayEve');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_sessions_label" AS ENUM('lunch', 'dinner');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_closed_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_closed_nth_nth" AS ENUM('1', '2', '3', '4', '5');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_closed_nth_weekday" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_closed_day_on_holiday" AS ENUM('closed', 'open', 'shift');
  CREATE TYPE "public"."enum__restaurants_v_version_accent" AS ENUM('ember', 'cedar', 'harbour', 'amber', 'plum', 'indigo');
  CREATE TYPE "public"."enum__restaurants_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__restaurants_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'admin');
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
  	"subject" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"notes" varchar,
  	"status" "enum_enquiries_status" DEFAULT 'new' NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"language" "enum_enquiries_language" NOT NULL,
  	"mailed_at" timestamp(3) with time zone,
  	"quarantined" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"to" timestamp(3) with time zone
  );
  
  CREATE TABLE "restaurants_opening_hours_closures_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "restaurants_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"price" numeric
  );
  
  CREATE TABLE "restaurants_menu_locales" (
  	"name" varchar,
  	"description" varchar,
  	"category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "restaurants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"opening_hours_closed_day_on_holiday" "enum_restaurants_opening_hours_closed_day_on_holiday" DEFAULT 'closed',
  	"instagram" varchar,
  	"map_link" varchar,
  	"main_photo_id" integer,
  	"fallback_photo_id" integer,
  	"slug" varchar,
  	"accent" "enum_restaurants_accent" DEFAULT 'indigo',
  	"listed_since" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_closures_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"price" numeric,
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
  
  CREATE TABLE "_restaurants_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_phone" varchar,
  	"version_opening_hours_closed_day_on_holiday" "enum__restaurants_v_version_opening_hours_closed_day_on_holiday" DEFAULT 'closed',
  	"version_instagram" varchar,
  	"version_map_link" varchar,
  	"version_main_photo_id" integer,
  	"version_fallback_photo_id" integer,
  	"version_slug" varchar,
  	"version_accent" "enum__restaurants_v_version_accent" DEFAULT 'indigo',
  	"version_listed_since" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__restaurants_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__restaurants_v_published_locale",
  	"latest" boolean
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
  	"image_id" integer,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_image_id" integer,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solutions_v_published_locale",
  	"latest" boolean
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
  	"rating" numeric DEFAULT 5,
  	"image_id" integer,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_rating" numeric DEFAULT 5,
  	"version_image_id" integer,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
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
  	"original_name" varchar,
  	"address" varchar,
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
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"enquiries_id" varchar,
  	"restaurants_id" integer,
  	"solutions_id" integer,
  	"testimonials_id" integer,
  	"media_id" integer,
  	"videos_id" integer,
  	"users_id" integer
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
  
  CREATE TABLE "hero" (
  	"id" serial PRIMARY KEY NOT NULL,
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
  	"latest" boolean
  );
  
  CREATE TABLE "_hero_v_locales" (
  	"version_badge" varchar,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_button1" varchar,
  	"version_button2" varchar,
  	"version_success" varchar,
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
  	"version_main_image_id" integer,
  	"version_changed_by" varchar,
  	"version__status" "enum__experience_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__experience_v_published_locale",
  	"latest" boolean
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
  	"version_changed_by" varchar,
  	"version__status" "enum__solutions_section_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solutions_section_v_published_locale",
  	"latest" boolean
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
  	"version_main_image_id" integer,
  	"version_changed_by" varchar,
  	"version__status" "enum__innovation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__innovation_v_published_locale",
  	"latest" boolean
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
  	"version_changed_by" varchar,
  	"version__status" "enum__process_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__process_v_published_locale",
  	"latest" boolean
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
  	"version_changed_by" varchar,
  	"version__status" "enum__cta_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cta_v_published_locale",
  	"latest" boolean
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
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_image_id" integer,
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
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_image_id" integer,
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
  	"latest" boolean
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
  	"background_image_id" integer,
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
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_contact_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_background_image_id" integer,
  	"version_changed_by" varchar,
  	"version__status" "enum__contact_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__contact_v_published_locale",
  	"latest" boolean
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
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "company_businesses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
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
  	"phone" varchar,
  	"email" varchar,
  	"postal_code" varchar,
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
  	"address" varchar,
  	"copyright" varchar,
  	"credit_name" varchar,
  	"privacy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v_version_businesses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
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
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_postal_code" varchar,
  	"version_credit_url" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__company_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__company_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_company_v_locales" (
  	"version_name" varchar,
  	"version_legal_name" varchar,
  	"version_description" varchar,
  	"version_address" varchar,
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
  ALTER TABLE "restaurants_menu" ADD CONSTRAINT "restaurants_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu_locales" ADD CONSTRAINT "restaurants_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_main_photo_id_media_id_fk" FOREIGN KEY ("main_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_fallback_photo_id_media_id_fk" FOREIGN KEY ("fallback_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "_restaurants_v_version_menu" ADD CONSTRAINT "_restaurants_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu_locales" ADD CONSTRAINT "_restaurants_v_version_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v" ADD CONSTRAINT "_restaurants_v_parent_id_restaurants_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v" ADD CONSTRAINT "_restaurants_v_version_main_photo_id_media_id_fk" FOREIGN KEY ("version_main_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v" ADD CONSTRAINT "_restaurants_v_version_fallback_photo_id_media_id_fk" FOREIGN KEY ("version_fallback_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_restaurants_fk" FOREIGN KEY ("restaurants_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "about" ADD CONSTRAINT "about_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_shape_id_media_id_fk" FOREIGN KEY ("version_shape_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_locales" ADD CONSTRAINT "_about_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_rels" ADD CONSTRAINT "_about_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_rels" ADD CONSTRAINT "_about_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_rels" ADD CONSTRAINT "_about_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact" ADD CONSTRAINT "contact_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_locales" ADD CONSTRAINT "contact_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v" ADD CONSTRAINT "_contact_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_v_locales" ADD CONSTRAINT "_contact_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_businesses" ADD CONSTRAINT "company_businesses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_businesses_locales" ADD CONSTRAINT "company_businesses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_social" ADD CONSTRAINT "company_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_locales" ADD CONSTRAINT "company_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_businesses" ADD CONSTRAINT "_company_v_version_businesses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_businesses_locales" ADD CONSTRAINT "_company_v_version_businesses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v_version_businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_social" ADD CONSTRAINT "_company_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_locales" ADD CONSTRAINT "_company_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_marks_order_idx" ON "enquiries_marks" USING btree ("order");
  CREATE INDEX "enquiries_marks_parent_idx" ON "enquiries_marks" USING btree ("parent_id");
  CREATE INDEX "enquiries_status_idx" ON "enquiries" USING btree ("status");
  CREATE INDEX "enquiries_received_at_idx" ON "enquiries" USING btree ("received_at");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
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
  CREATE INDEX "restaurants_menu_order_idx" ON "restaurants_menu" USING btree ("_order");
  CREATE INDEX "restaurants_menu_parent_id_idx" ON "restaurants_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "restaurants_menu_locales_locale_parent_id_unique" ON "restaurants_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restaurants_menu_locales_by_document_idx" ON "restaurants_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "restaurants_main_photo_idx" ON "restaurants" USING btree ("main_photo_id");
  CREATE INDEX "restaurants_fallback_photo_idx" ON "restaurants" USING btree ("fallback_photo_id");
  CREATE UNIQUE INDEX "restaurants_slug_idx" ON "restaurants" USING btree ("slug");
  CREATE INDEX "restaurants_updated_at_idx" ON "restaurants" USING btree ("updated_at");
  CREATE INDEX "restaurants_created_at_idx" ON "restaurants" USING btree ("created_at");
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
  CREATE INDEX "_restaurants_v_version_menu_order_idx" ON "_restaurants_v_version_menu" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_menu_parent_id_idx" ON "_restaurants_v_version_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_restaurants_v_version_menu_locales_locale_parent_id_unique" ON "_restaurants_v_version_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_restaurants_v_version_menu_locales_by_document_idx" ON "_restaurants_v_version_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_parent_idx" ON "_restaurants_v" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_version_main_photo_idx" ON "_restaurants_v" USING btree ("version_main_photo_id");
  CREATE INDEX "_restaurants_v_version_version_fallback_photo_idx" ON "_restaurants_v" USING btree ("version_fallback_photo_id");
  CREATE INDEX "_restaurants_v_version_version_slug_idx" ON "_restaurants_v" USING btree ("version_slug");
  CREATE INDEX "_restaurants_v_version_version_updated_at_idx" ON "_restaurants_v" USING btree ("version_updated_at");
  CREATE INDEX "_restaurants_v_version_version_created_at_idx" ON "_restaurants_v" USING btree ("version_created_at");
  CREATE INDEX "_restaurants_v_version_version__status_idx" ON "_restaurants_v" USING btree ("version__status");
  CREATE INDEX "_restaurants_v_created_at_idx" ON "_restaurants_v" USING btree ("created_at");
  CREATE INDEX "_restaurants_v_updated_at_idx" ON "_restaurants_v" USING btree ("updated_at");
  CREATE INDEX "_restaurants_v_snapshot_idx" ON "_restaurants_v" USING btree ("snapshot");
  CREATE INDEX "_restaurants_v_published_locale_idx" ON "_restaurants_v" USING btree ("published_locale");
  CREATE INDEX "_restaurants_v_latest_idx" ON "_restaurants_v" USING btree ("latest");
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
  CREATE INDEX "solutions__status_idx" ON "solutions" USING btree ("_status");
  CREATE UNIQUE INDEX "solutions_locales_locale_parent_id_unique" ON "solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_locales_by_document_idx" ON "solutions_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_parent_idx" ON "_solutions_v" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_version_version__order_idx" ON "_solutions_v" USING btree ("version__order");
  CREATE INDEX "_solutions_v_version_version_image_idx" ON "_solutions_v" USING btree ("version_image_id");
  CREATE INDEX "_solutions_v_version_version_updated_at_idx" ON "_solutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_solutions_v_version_version_created_at_idx" ON "_solutions_v" USING btree ("version_created_at");
  CREATE INDEX "_solutions_v_version_version__status_idx" ON "_solutions_v" USING btree ("version__status");
  CREATE INDEX "_solutions_v_created_at_idx" ON "_solutions_v" USING btree ("created_at");
  CREATE INDEX "_solutions_v_updated_at_idx" ON "_solutions_v" USING btree ("updated_at");
  CREATE INDEX "_solutions_v_snapshot_idx" ON "_solutions_v" USING btree ("snapshot");
  CREATE INDEX "_solutions_v_published_locale_idx" ON "_solutions_v" USING btree ("published_locale");
  CREATE INDEX "_solutions_v_latest_idx" ON "_solutions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_solutions_v_locales_locale_parent_id_unique" ON "_solutions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_locales_by_document_idx" ON "_solutions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials_locales_by_document_idx" ON "testimonials_locales" USING btree ("_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_image_idx" ON "_testimonials_v" USING btree ("version_image_id");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_locales_by_document_idx" ON "_testimonials_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_address_idx" ON "media" USING btree ("address");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "videos_address_idx" ON "videos" USING btree ("address");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  CREATE INDEX "payload_locked_documents_rels_restaurants_id_idx" ON "payload_locked_documents_rels" USING btree ("restaurants_id");
  CREATE INDEX "payload_locked_documents_rels_solutions_id_idx" ON "payload_locked_documents_rels" USING btree ("solutions_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
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
  CREATE INDEX "about_hero_hero_image_idx" ON "about" USING btree ("hero_image_id");
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
  CREATE INDEX "_about_v_version_hero_version_hero_image_idx" ON "_about_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_about_v_version_version_shape_idx" ON "_about_v" USING btree ("version_shape_id");
  CREATE INDEX "_about_v_version_version_background_image_idx" ON "_about_v" USING btree ("version_background_image_id");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_snapshot_idx" ON "_about_v" USING btree ("snapshot");
  CREATE INDEX "_about_v_published_locale_idx" ON "_about_v" USING btree ("published_locale");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_about_v_locales_locale_parent_id_unique" ON "_about_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_locales_by_document_idx" ON "_about_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_rels_order_idx" ON "_about_v_rels" USING btree ("order");
  CREATE INDEX "_about_v_rels_parent_idx" ON "_about_v_rels" USING btree ("parent_id");
  CREATE INDEX "_about_v_rels_path_idx" ON "_about_v_rels" USING btree ("path");
  CREATE INDEX "_about_v_rels_media_id_idx" ON "_about_v_rels" USING btree ("media_id");
  CREATE INDEX "_about_v_rels_videos_id_idx" ON "_about_v_rels" USING btree ("videos_id");
  CREATE INDEX "contact_background_image_idx" ON "contact" USING btree ("background_image_id");
  CREATE INDEX "contact__status_idx" ON "contact" USING btree ("_status");
  CREATE UNIQUE INDEX "contact_locales_locale_parent_id_unique" ON "contact_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_locales_by_document_idx" ON "contact_locales" USING btree ("_parent_id");
  CREATE INDEX "_contact_v_version_version_background_image_idx" ON "_contact_v" USING btree ("version_background_image_id");
  CREATE INDEX "_contact_v_version_version__status_idx" ON "_contact_v" USING btree ("version__status");
  CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" USING btree ("created_at");
  CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" USING btree ("updated_at");
  CREATE INDEX "_contact_v_snapshot_idx" ON "_contact_v" USING btree ("snapshot");
  CREATE INDEX "_contact_v_published_locale_idx" ON "_contact_v" USING btree ("published_locale");
  CREATE INDEX "_contact_v_latest_idx" ON "_contact_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_contact_v_locales_locale_parent_id_unique" ON "_contact_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_v_locales_by_document_idx" ON "_contact_v_locales" USING btree ("_parent_id");
  CREATE INDEX "company_businesses_order_idx" ON "company_businesses" USING btree ("_order");
  CREATE INDEX "company_businesses_parent_id_idx" ON "company_businesses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_businesses_locales_locale_parent_id_unique" ON "company_businesses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_businesses_locales_by_document_idx" ON "company_businesses_locales" USING btree ("_parent_id");
  CREATE INDEX "company_social_order_idx" ON "company_social" USING btree ("_order");
  CREATE INDEX "company_social_parent_id_idx" ON "company_social" USING btree ("_parent_id");
  CREATE INDEX "company__status_idx" ON "company" USING btree ("_status");
  CREATE UNIQUE INDEX "company_locales_locale_parent_id_unique" ON "company_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_locales_by_document_idx" ON "company_locales" USING btree ("_parent_id");
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
  DROP TABLE "restaurants_menu" CASCADE;
  DROP TABLE "restaurants_menu_locales" CASCADE;
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
  DROP TABLE "_restaurants_v_version_menu" CASCADE;
  DROP TABLE "_restaurants_v_version_menu_locales" CASCADE;
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
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
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
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "_about_v_locales" CASCADE;
  DROP TABLE "_about_v_rels" CASCADE;
  DROP TABLE "contact" CASCADE;
  DROP TABLE "contact_locales" CASCADE;
  DROP TABLE "_contact_v" CASCADE;
  DROP TABLE "_contact_v_locales" CASCADE;
  DROP TABLE "company_businesses" CASCADE;
  DROP TABLE "company_businesses_locales" CASCADE;
  DROP TABLE "company_social" CASCADE;
  DROP TABLE "company" CASCADE;
  DROP TABLE "company_locales" CASCADE;
  DROP TABLE "_company_v_version_businesses" CASCADE;
  DROP TABLE "_company_v_version_businesses_locales" CASCADE;
  DROP TABLE "_company_v_version_social" CASCADE;
  DROP TABLE "_company_v" CASCADE;
  DROP TABLE "_company_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_enquiries_marks";
  DROP TYPE "public"."enum_enquiries_status";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_restaurants_opening_hours_sessions_days";
  DROP TYPE "public"."enum_restaurants_opening_hours_sessions_label";
  DROP TYPE "public"."enum_restaurants_opening_hours_closed_days";
  DROP TYPE "public"."enum_restaurants_opening_hours_closed_nth_nth";
  DROP TYPE "public"."enum_restaurants_opening_hours_closed_nth_weekday";
  DROP TYPE "public"."enum_restaurants_opening_hours_closed_day_on_holiday";
  DROP TYPE "public"."enum_restaurants_accent";
  DROP TYPE "public"."enum_restaurants_status";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_sessions_days";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_sessions_label";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_closed_days";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_closed_nth_nth";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_closed_nth_weekday";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_closed_day_on_holiday";
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
