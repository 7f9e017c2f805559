import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Who may do everything was called an admin, and is an owner now. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE users SET role = 'owner' WHERE role = 'admin';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE users SET role = 'admin' WHERE role = 'owner';`)
}
