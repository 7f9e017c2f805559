import { getPayload } from 'payload'
import config from '#payload.config'
import { coordinate } from '../base/database/coordination.ts'
import { settings } from '../base/settings.ts'
import { ourTarget } from '../base/targets/our-bucket.ts'
import { ourNumbers } from '../base/targets/our-numbers.ts'
import { startSchedule } from '../content/editing/schedule/run-due.ts'
import { startEmptyingTrash } from '../content/editing/trash/empty-trash.ts'
import { requestPublish } from '../content/kinds/ask-for-publish.ts'
import { startDays } from '../content/kinds/facts/day-begins.ts'
import { drawStoredMarks } from '../content/library/brand/stored-drawings.ts'
import { cleanStoredVideos } from '../content/library/media/private-video.ts'
import { shareUploads, uploadedFiles } from '../content/library/media/stored-uploads.ts'
import { startCollector } from '../inbox/collector.ts'
import { startMailingLate } from '../inbox/late/mail-late.ts'
import { startReminding } from '../inbox/remind/remind-guests.ts'
import { startRetention } from '../inbox/retention.ts'
import { startFillingSearchText } from '../inbox/search.ts'
import { startCountingSeats } from '../inbox/seats/publish-counted.ts'
import { createComposer } from '../publish/compose.ts'
import { createPreviews } from '../publish/preview/previews.ts'
import { createPublisher } from '../publish/publisher.ts'
import { startLogRetention } from '../staff/audit/log-retention.ts'
import { publishRest } from './begin/begin.ts'
import { type Desk, handIn } from './desk.ts'
import { createDeskForServer, type DeskForServer } from './for-server.ts'
import { deskHealth, deskMetrics, deskReadiness } from './monitoring.ts'

/** Opens the database and starts what runs beside the requests. */
export async function openDesk(): Promise<DeskForServer> {
  const payload = await getPayload({ config })
  const coordination = await coordinate(payload.db, () => requestPublish.now()?.())
  const { exclusively, isLeader } = coordination
  if (isLeader()) {
    await cleanStoredVideos(payload)
    await drawStoredMarks(payload)
  }
  const composer = createComposer(payload)
  const publisher = createPublisher({
    compose: async () => {
      await shareUploads(payload)
      await publishRest(payload)
      return composer.compose()
    },
    target: await ourTarget(),
    uploads: () => uploadedFiles(payload),
    numbers: ourNumbers,
    exclusively,
  })
  const { publishUrl, publishDir: folder, origin: desk } = settings
  const inbox = startCollector(payload, isLeader)
  const parts = {
    publisher,
    ...(publishUrl === null && {
      previews: createPreviews({ compose: composer.compose, folder, desk }),
    }),
    coordination,
    inbox,
    jobs: {
      retention: startRetention(payload, isLeader),
      searchText: startFillingSearchText(payload, isLeader),
      schedule: startSchedule(payload, isLeader),
      trash: startEmptyingTrash(payload, isLeader),
      auditLog: startLogRetention(payload, isLeader),
      lateTables: startMailingLate(payload, isLeader),
      reminders: startReminding(payload, isLeader),
      days: startDays(payload, isLeader, publisher.request),
      seats: startCountingSeats(payload, isLeader, publisher.request),
    } satisfies Desk['jobs'],
  }
  handIn({
    ...parts,
    metrics: () => deskMetrics(payload, parts),
    health: () => deskHealth(parts),
    readiness: () => deskReadiness(payload, parts),
  })
  // Publishes now what was saved while the last publish was interrupted.
  publisher.request()
  return createDeskForServer(payload)
}
