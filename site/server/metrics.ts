import { counter, gauge, type Metric, type Sample } from '@noren/kit/metrics'
import type { RequestCounts } from '@noren/kit/request-counts'
import type { ContentStore } from './content/content-store.ts'
import type { Enquiries } from './enquiries/enquiries.ts'
import { SpoolUnavailable } from './enquiries/spool/spool.ts'
import { readiness } from './health.ts'
import type { ResponseCache } from './http/response/response-cache.ts'
import { readLastBackup } from './last-backup.ts'
import type { Settings } from './settings.ts'

type Parts = {
  store: ContentStore
  enquiries: Enquiries
  cache: ResponseCache
  requests: RequestCounts
  /** What the process reports about itself. */
  watched: { metrics: () => Metric[] }
  backupNote: () => string | null
  settings: Settings
  /** In ms since 1970. */
  now: () => number
}

/** What `/metrics` answers with the token (docs/guides/watch-it.md has the list). */
export async function siteMetrics(parts: Parts): Promise<Metric[]> {
  const { enquiries, cache, requests, watched, settings, now } = parts
  const { reasons } = await readiness(parts)
  return [
    gauge('noren_ready', '1 when /readyz says ready.', reasons.length === 0),
    gauge('noren_part_trouble', '1 while a part is out of order.', problems(enquiries)),
    ...contentMetrics(parts),
    counter(
      'noren_enquiries_total',
      'Enquiries sent by visitors, by what became of them.',
      enquiries.outcomes.samples(),
    ),
    ...(await spoolMetrics(enquiries, now())),
    ...mailMetrics(enquiries),
    gauge('noren_kept_bytes', 'Pages and answers kept in memory.', cache.size()),
    ...backupMetrics(settings, now()),
    ...requests.metrics(),
    ...watched.metrics(),
  ]
}

function problems({ parts }: Enquiries): Sample[] {
  return parts.map(({ what, problem }) => ({
    labels: { part: what },
    value: Number(problem() !== null),
  }))
}

function contentMetrics({ store, now }: Parts): Metric[] {
  const { seq, publishedAt } = store.current().snapshot
  const { file, refusing, refused, steppedBack, mirror } = store.report()
  const age = (now() - Date.parse(publishedAt)) / 1000
  return [
    gauge('noren_snapshot_seq', 'Number of the publish that is shown.', file ? seq : null),
    gauge('noren_snapshot_age_seconds', 'Since it was published.', file ? age : null),
    gauge('noren_snapshot_refusing', '1 while a newer publish is refused.', refusing !== null),
    counter('noren_snapshots_refused_total', 'Publishes refused.', refused),
    counter('noren_snapshot_steps_back_total', 'Older publishes shown after newer.', steppedBack),
    gauge(
      'noren_mirror_failing',
      '1 while the content store cannot be reached.',
      mirror && mirror.failingSince !== null,
    ),
    gauge(
      'noren_mirror_age_seconds',
      'Since what is shown was last known to be the newest there.',
      mirror?.ageSeconds ?? null,
    ),
  ]
}

/** `handover`: kept on this machine until the shared spool works again. */
const KINDS = ['inbox', 'mail', 'suspected', 'receipt', 'hook', 'handover']
const STATES = ['pending', 'set-aside', 'failed']

async function spoolMetrics({ internal }: Enquiries, now: number): Promise<Metric[]> {
  if (!internal) return []
  const counted = [
    counter(
      'noren_enquiries_kept_apart_total',
      'Enquiries kept apart, as very many came at once.',
      internal.inBursts(),
    ),
    counter(
      'noren_spool_steps_back_total',
      'Deliveries that were over and are due again.',
      internal.stepsBack(),
    ),
  ]
  try {
    const counts = await internal.spool.counts()
    const oldest = await internal.spool.waitingSince()
    return [
      ...counted,
      gauge('noren_spool_up', '1 when enquiries can be read.', true),
      gauge(
        'noren_deliveries',
        'Enquiries on their way to staff.',
        KINDS.flatMap((kind) =>
          STATES.map((state) => ({
            labels: { kind, state },
            value: counts[`${kind} ${state}`] ?? 0,
          })),
        ),
      ),
      gauge(
        'noren_delivery_oldest_age_seconds',
        'Since the enquiry came that waits longest; 0: none waits.',
        KINDS.map((kind) => ({
          labels: { kind },
          value: Math.max(0, (now - (oldest[kind] ?? now)) / 1000),
        })),
      ),
    ]
  } catch (error) {
    if (!(error instanceof SpoolUnavailable)) throw error
    return [...counted, gauge('noren_spool_up', '1 when enquiries can be read.', false)]
  }
}

function mailMetrics({ internal, mail }: Enquiries): Metric[] {
  const report = mail()
  return [
    gauge('noren_mails_here', '1 where this process mails.', internal?.mails() ?? null),
    gauge('noren_mail_server_away', '1 while it takes no mail.', report?.isAway ?? null),
    counter('noren_mails_total', 'Tries to mail, by how they ended.', report?.tries ?? []),
  ]
}

/**
 * Nothing, where all that must survive is kept elsewhere and no place for backups is named: such a node
 * makes none.
 */
function backupMetrics(settings: Settings, now: number): Metric[] {
  const { dataDir, apiHost, remoteContent, spoolUrl, backupUrl, backupEverySeconds } = settings
  const isAllElsewhere = apiHost !== null || (remoteContent !== null && spoolUrl !== null)
  if (isAllElsewhere && backupUrl === null) return []
  const { taken, verified, rehearsed, dataMade, isVerifyFailing } = readLastBackup(dataDir)
  const since = (time: number | null) => Math.max(0, (now - (time ?? dataMade)) / 1000)
  return [
    gauge(
      'noren_backup_age_seconds',
      'Since the last backup; before the first, since the data folder was made.',
      since(taken),
    ),
    gauge('noren_backup_every_seconds', 'How often one is due.', backupEverySeconds),
    gauge(
      'noren_backup_verified_age_seconds',
      'Since the newest backup was last found whole; before that, since the data folder was made.',
      since(verified),
    ),
    gauge('noren_backup_verify_failing', '1 when the last verification failed.', isVerifyFailing),
    gauge(
      'noren_restore_rehearsed_age_seconds',
      'Since a rehearsed restore last came out right; before that, since the data folder was made.',
      since(rehearsed),
    ),
  ]
}
