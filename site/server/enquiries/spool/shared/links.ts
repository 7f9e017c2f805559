import type { SharedDatabase } from './database.ts'

/** What the shared spool remembers of the links of guests, each by the id of its enquiry. */
export function createSharedLinks({ ask }: Pick<SharedDatabase, 'ask'>) {
  return {
    /** Whether a guest has cancelled the table of this enquiry. */
    isCancelled: (id: string): Promise<boolean> =>
      ask(async (sql) => {
        const rows = await sql`SELECT 1 FROM guest_links
          WHERE cancelled = 1
          AND (id = ${id} OR id = (SELECT same_as FROM guest_links WHERE id = ${id}))`
        return rows.length > 0
      }),
    /**
     * The id under which staff get the enquiry: a request whose answer was lost may have been acknowledged by
     * another machine under an id of its own.
     */
    keptAs: (id: string): Promise<string> =>
      ask(async (sql) => {
        const [row] = await sql`SELECT same_as FROM guest_links WHERE id = ${id}`
        return String(row?.same_as ?? id)
      }),
    /** Remembers that an enquiry is another one, sent again. @param until ms since 1970 */
    noteSame: (id: string, sameAs: string, until: number): Promise<void> =>
      ask(async (sql) => {
        await sql`INSERT INTO guest_links (id, acts, cancelled, until, same_as)
          VALUES (${id}, 0, 0, ${until}, ${sameAs})
          ON CONFLICT (id) DO UPDATE SET same_as = excluded.same_as`
      }),
  }
}
