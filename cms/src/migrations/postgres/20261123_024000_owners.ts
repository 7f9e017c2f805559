import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Who may do everything was called an admin, and is an owner now. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TYPE "public"."enum_users_role" RENAME VALUE 'admin' TO 'owner';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TYPE "public"."enum_users_role" RENAME VALUE 'owner' TO 'admin';`)
}
