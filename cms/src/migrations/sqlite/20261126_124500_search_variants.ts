import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** The search finds variants of characters: the desk makes what it looks through anew. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE enquiries SET search_text = NULL;`)
}

/** What the search looks through is made by whichever desk runs. */
export async function down(): Promise<void> {}
