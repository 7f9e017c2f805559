import type { ContentStore, MirrorReport } from './content/content-store.ts'
import type { Enquiries } from './enquiries/enquiries.ts'
import { SpoolUnavailable } from './enquiries/spool/spool.ts'
import type { ResponseCache } from './http/response/response-cache.ts'

type Parts = { store: ContentStore; enquiries: Enquiries }

/** What `/healthz?verbose` says with the token; without it the answer is only `ok`. */
export async function healthReport({
  store,
  enquiries,
  cache,
}: Parts & { cache: ResponseCache }): Promise<Record<string, unknown>> {
  const { snapshot } = store.current()
  return {
    status: 'ok',
    uptimeSeconds: Math.floor(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    content: { ...store.report(), seq: snapshot.seq, publishedAt: snapshot.publishedAt },
    deliveries: await deliveries(enquiries),
    mailsHere: enquiries.internal?.mails() ?? null,
    keptBytes: cache.size(),
  }
}

/**
 * Why the site cannot do its whole job, and what fails although it can: a sentence or two each. An
 * unreachable shared spool is no reason: another site would do no better, so a proxy must not turn away
 * from this one, which still accepts enquiries.
 */
export async function readiness({
  store,
  enquiries,
  backupNote,
}: Parts & { backupNote: () => string | null }): Promise<{ reasons: string[]; notes: string[] }> {
  const { file, refusing, mirror } = store.report()
  // First, since a spool unused for a while may have failed unnoticed; this query reveals it.
  const held = setAsideNote(await deliveries(enquiries))
  const reasons = [
    ...enquiries.problems(),
    ...(file === null ? [`No content: ${missing(mirror)}.`] : []),
    ...(refusing ? [`${refusing.file} is refused: ${refusing.reason}. Publish again.`] : []),
  ]
  const backup = backupNote()
  const notes = [held, backup].filter((note) => note !== null)
  return { reasons, notes: [...enquiries.notes(), ...notes] }
}

function setAsideNote(counts: Awaited<ReturnType<typeof deliveries>>): string | null {
  const count = typeof counts === 'object' ? (counts?.['inbox set-aside'] ?? 0) : 0
  if (count === 0) return null
  return `The desk could not store ${count} of the enquiries; its log says which and why. They are kept here, and it gets them again every ten minutes: mend it before ENQUIRY_RETENTION_DAYS are over.`
}

function missing(mirror: MirrorReport | null): string {
  if (!mirror?.failingSince) return 'nothing has been published yet'
  return `${mirror.url} has given none since ${mirror.failingSince} (${mirror.lastError})`
}

async function deliveries({
  internal,
}: Enquiries): Promise<Record<string, number> | 'unavailable' | null> {
  try {
    return internal && (await internal.spool.counts())
  } catch (error) {
    if (error instanceof SpoolUnavailable) return 'unavailable'
    throw error
  }
}
