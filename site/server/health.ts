import type { ContentStore } from './content/content-store.ts'
import { countDeliveries } from './enquiries/deliveries.ts'
import type { Spool } from './enquiries/spool.ts'
import type { Memo } from './http/memo.ts'

/** What `/healthz?verbose` tells programs on this machine; nobody else learns more than `ok`. */
export function healthReport({
  store,
  spool,
  memo,
}: {
  store: ContentStore
  spool: Spool | null
  memo: Memo
}): Record<string, unknown> {
  const { snapshot } = store.current()
  return {
    status: 'ok',
    uptimeSeconds: Math.floor(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    content: { ...store.report(), seq: snapshot.seq, publishedAt: snapshot.publishedAt },
    deliveries: spool && spoolCounts(spool),
    keptBytes: memo.size(),
  }
}

function spoolCounts(spool: Spool): Record<string, number> | 'unavailable' {
  try {
    return spool.database.read(countDeliveries)
  } catch {
    return 'unavailable'
  }
}
