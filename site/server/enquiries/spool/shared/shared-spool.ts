import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import {
  ACTS_A_LINK,
  actOf,
  cancellationOf,
  forDeskAlone,
  type LinkNote,
  linkEndOf,
  linkNoteOf,
  rowsOfAct,
} from '../acts.ts'
import type { Part } from '../keep-trying.ts'
import { createPartState } from '../part-state.ts'
import { COUNTED_MS, countedFor, type Limits, limitsOfNetwork } from '../rate-limit.ts'
import { parseRecipients } from '../recipients.ts'
import { type EnquiryRows, handedEnquiry, rowsOf, SET_ASIDE } from '../rows.ts'
import type { Mailed, Spool } from '../spool.ts'
import { createSharedDatabase } from './database.ts'
import { createSharedLinks } from './links.ts'
import { createSharedMails } from './mails.ts'
import { sharedProblem } from './problem.ts'

/** Acts of a link that were acknowledged already. */
const UNLIMITED = Number.MAX_SAFE_INTEGER

/** The function's result. */
const outcomeSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['stored', 'repeated']), id: v.string() }),
  v.object({ kind: v.literal('key-used') }),
  v.object({ kind: v.literal('too-many'), retryAfter: v.number() }),
])

/** The spool many sites share; see {@link createSharedSpool}. */
export type SharedSpool = Spool &
  Part & {
    /**
     * Takes over an enquiry that was acknowledged elsewhere, with all its data. One already here, under
     * its id or as a repeated one, stays as it is; so does a table that is cancelled already.
     */
    takeOver: (rows: EnquiryRows) => Promise<void>
  }

/**
 * PostgreSQL: an enquiry is committed before it counts as stored.
 *
 * @param url the setting `SPOOL_URL`
 * @param mailed the mails an enquiry causes
 */
export function createSharedSpool(
  url: string,
  { mailed, limits, now }: { mailed: Mailed; limits: Limits; now: () => number },
): SharedSpool {
  const state = createPartState({ name: 'SPOOL_URL', what: 'shared spool' }, sharedProblem)
  const database = createSharedDatabase(url, state)
  const links = createSharedLinks(database)
  const { password } = new URL(url)
  // The key is not in the database, so that the database does not reveal who has sent something.
  const hashed = (word: string) => createHmac('sha256', password).update(word).digest('base64')
  const { perMinute, perHour } = limits
  const ofNetwork = limitsOfNetwork(limits)

  /** @param address `null` takes it over */
  const store = ({ enquiry, deliveries }: EnquiryRows, address: string | null): Promise<unknown> =>
    database.ask(async (sql) => {
      const sender = address === null ? null : countedFor(address)
      const [row] = await sql`SELECT store(
        ${sql.json(enquiry)}, ${sql.json(deliveries)},
        ${sender && hashed(sender.client)}, ${sender && hashed(sender.network)},
        ${perMinute}, ${perHour}, ${ofNetwork.perMinute}, ${ofNetwork.perHour}
      ) AS outcome`
      return row?.outcome
    })

  /** In one statement with the note of its link; of suspected spam nobody is told. @param most acts of a link */
  const storeAct = (
    rows: EnquiryRows,
    { id, isCancelled, until }: LinkNote,
    most: number,
  ): Promise<unknown> =>
    database.ask(async (sql) => {
      const [row] = await sql`
        WITH stored AS MATERIALIZED (
          SELECT store(
            ${sql.json(rows.enquiry)},
            CASE WHEN EXISTS (SELECT 1 FROM enquiries WHERE id = ${id} AND quarantined = 1)
              THEN ${sql.json(forDeskAlone(rows).deliveries)}::jsonb
              ELSE ${sql.json(rows.deliveries)}::jsonb END,
            NULL, NULL, 0, 0, 0, 0) AS outcome
          WHERE coalesce((SELECT acts FROM guest_links WHERE id = ${id}), 0) < ${most}::bigint
        ), noted AS (
          INSERT INTO guest_links SELECT ${id}, 1, ${Number(isCancelled)}::integer, ${until}::bigint
          FROM stored WHERE outcome->>'kind' = 'stored'
          ON CONFLICT (id) DO UPDATE SET acts = guest_links.acts + 1, until = excluded.until,
            cancelled = greatest(guest_links.cancelled, excluded.cancelled)
        )
        SELECT outcome FROM stored`
      return row?.outcome
    })

  /** A table that is here under another id has been acknowledged under both: the link of either is its own. */
  async function takeOverEnquiry(rows: EnquiryRows): Promise<void> {
    const outcome = v.parse(outcomeSchema, await store(rows, null))
    const { id } = rows.enquiry
    const until = linkEndOf(rows)
    if (outcome.kind !== 'repeated' || outcome.id === id || until === null) return
    // Its guest may have cancelled it at another site before it came here.
    const wasCancelled = await links.isCancelled(id)
    await links.noteSame(id, outcome.id, until)
    if (!wasCancelled || (await links.isCancelled(outcome.id))) return
    const cancellation = cancellationOf(outcome.id, rows, { receivedAt: now(), mailed })
    if (cancellation)
      await storeAct(cancellation, { id: outcome.id, isCancelled: true, until }, UNLIMITED)
  }

  return {
    what: database.what,
    problem: database.problem,
    check: database.check,
    store: async (enquiry) =>
      v.parse(outcomeSchema, await store(rowsOf(enquiry, mailed), enquiry.client)),
    storeAct: async (given) => {
      const of = await links.keptAs(given.act.of)
      if (given.act.kind === 'cancelled' && (await links.isCancelled(of)))
        return { kind: 'repeated' }
      const rows = rowsOfAct({ ...given, act: { ...given.act, of } }, mailed)
      const note = linkNoteOf(rows)
      const outcome = note ? await storeAct(rows, note, ACTS_A_LINK) : await store(rows, null)
      if (outcome === undefined) return { kind: 'used-up' }
      return { kind: v.parse(outcomeSchema, outcome).kind === 'stored' ? 'stored' : 'repeated' }
    },
    isCancelled: links.isCancelled,
    takeOver: async (rows) => {
      const note = linkNoteOf(rows)
      if (!note) return takeOverEnquiry(rows)
      const id = await links.keptAs(note.id)
      if (note.isCancelled && (await links.isCancelled(id))) return
      await storeAct(actOf(id, rows), { ...note, id }, UNLIMITED)
    },
    waiting: (limit) =>
      database.ask(async (sql) => {
        const rows = await sql`
          SELECT e.*, CASE mail.state WHEN 'done' THEN mail.done_at END AS mailed_at
          FROM deliveries AS d
          JOIN enquiries AS e ON e.id = d.enquiry_id
          JOIN deliveries AS mail ON mail.enquiry_id = e.id AND mail.kind = 'mail'
          WHERE d.kind = 'inbox' AND d.state = 'pending' AND d.due_at <= ${now()}
          ORDER BY d.due_at, e.id LIMIT ${limit}`
        return rows.map(handedEnquiry)
      }),
    acknowledge: (ids) =>
      database.ask(async (sql) => {
        const { count } = await sql`
          UPDATE deliveries SET state = 'done', done_at = ${now()}
          WHERE kind = 'inbox' AND state = 'pending'
          AND enquiry_id IN (SELECT jsonb_array_elements_text(${sql.json([...ids])}))`
        return count
      }),
    setAside: (ids, ms) =>
      database.ask(async (sql) => {
        await sql`UPDATE deliveries SET due_at = ${now() + ms}, attempts = attempts + 1
          WHERE kind = 'inbox'
          AND enquiry_id IN (SELECT jsonb_array_elements_text(${sql.json([...ids])}))`
      }),
    setAsideIds: (limit) =>
      database.ask(async (sql) => {
        const rows = await sql`SELECT enquiry_id FROM deliveries WHERE ${sql.unsafe(SET_ASIDE)}
          ORDER BY enquiry_id LIMIT ${limit}`
        return rows.map(({ enquiry_id }) => String(enquiry_id))
      }),
    mails: createSharedMails(database, 'mail', now),
    suspected: createSharedMails(database, 'suspected', now),
    receipts: createSharedMails(database, 'receipt', now),
    hooks: createSharedMails(database, 'hook', now),
    keepRecipients: (recipients) =>
      database.ask(async (sql) => {
        const text = JSON.stringify(recipients)
        await sql`INSERT INTO recipients VALUES (1, ${text})
          ON CONFLICT (id) DO UPDATE SET stored = excluded.stored
          WHERE recipients.stored <> excluded.stored`
      }),
    recipients: () =>
      database.ask(async (sql) => {
        const [row] = await sql`SELECT stored FROM recipients`
        return parseRecipients(row?.stored)
      }),
    erase: ({ remembered, kept }) =>
      database.ask(async (sql) => {
        const isDelivered = sql`NOT EXISTS (SELECT 1 FROM deliveries
          WHERE enquiry_id = enquiries.id AND state = 'pending')`
        const before = now() - remembered
        await sql`DELETE FROM enquiries WHERE received_at < ${before} AND ${isDelivered}
          AND NOT EXISTS (SELECT 1 FROM deliveries
            WHERE enquiry_id = enquiries.id AND done_at >= ${before})`
        await sql`UPDATE enquiries
          SET name = NULL, phone = NULL, email = NULL, subject = NULL, message = NULL,
            table_request = NULL, guest_act = NULL
          WHERE message IS NOT NULL AND ${isDelivered}`
        await sql`DELETE FROM guest_links WHERE until <= ${now()}`
        await sql`DELETE FROM admissions WHERE at <= ${now() - COUNTED_MS}`
        const { count } = await sql`DELETE FROM enquiries WHERE received_at < ${now() - kept}`
        return count
      }),
    counts: () =>
      database.ask(async (sql) => {
        const rows = await sql`
          SELECT kind || ' ' ||
              CASE WHEN ${sql.unsafe(SET_ASIDE)} THEN 'set-aside' ELSE state END AS name,
            count(*) AS count
          FROM deliveries WHERE state IN ('pending', 'failed') GROUP BY 1`
        return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]))
      }),
    waitingSince: () =>
      database.ask(async (sql) => {
        const rows = await sql`
          SELECT d.kind, min(e.received_at) AS oldest FROM deliveries AS d
          JOIN enquiries AS e ON e.id = d.enquiry_id
          WHERE d.state = 'pending' AND NOT (${sql.unsafe(SET_ASIDE)}) GROUP BY d.kind`
        return Object.fromEntries(rows.map(({ kind, oldest }) => [String(kind), Number(oldest)]))
      }),
    close: database.close,
  }
}
