import type { ContentStore } from './content/content-store.ts'
import type { Enquiries } from './enquiries/enquiries.ts'
import { SpoolUnavailable } from './enquiries/spool/database.ts'
import { countDeliveries } from './enquiries/spool/deliveries.ts'
import type { Memo } from './http/response/memo.ts'

type Parts = { store: ContentStore; enquiries: Enquiries }

/** What `/healthz?verbose` tells who has the token; nobody else learns more than `ok`. */
export function healthReport({
  store,
  enquiries,
  memo,
}: Parts & { memo: Memo }): Record<string, unknown> {
  const { snapshot } = store.current()
  return {
    status: 'ok',
    uptimeSeconds: Math.floor(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    content: { ...store.report(), seq: snapshot.seq, publishedAt: snapshot.publishedAt },
    deliveries: deliveries(enquiries),
    mailsHere: enquiries.internal?.mails() ?? null,
    keptBytes: memo.size(),
  }
}

/** Why the site cannot do all of its job; empty when it can. One sentence or two each. */
export function unreadiness({ store, enquiries }: Parts): string[] {
  const { file, refusing } = store.report()
  // Asked for its side effect: a spool nobody used lately may have gone meanwhile.
  deliveries(enquiries)
  return [
    ...enquiries.troubles(),
    ...(file === null ? ['No content: nothing has been published yet.'] : []),
    ...(refusing ? [`${refusing.file} is refused: ${refusing.reason}. Publish again.`] : []),
  ]
}

function deliveries({ internal }: Enquiries): Record<string, number> | 'unavailable' | null {
  try {
    return internal?.spool.database.read(countDeliveries) ?? null
  } catch (error) {
    if (error instanceof SpoolUnavailable) return 'unavailable'
    throw error
  }
}
