import { getPayload } from 'payload'
import config from '#payload.config'
import { deskEntrance } from './desk.ts'
import { createEntrance } from './entrance.ts'
import { startCollector } from './inbox/collector.ts'
import { startRetention } from './inbox/retention.ts'
import { createComposer } from './publish/compose.ts'
import { createPublisher } from './publish/publisher.ts'
import { settings } from './settings.ts'

/** Opens the database and starts what runs beside the requests. */
export async function openDesk(): Promise<void> {
  const payload = await getPayload({ config })
  const composer = createComposer(payload)
  const publisher = createPublisher({ compose: composer.compose, folder: settings.publishDir })
  globalThis.norenDesk = {
    composer,
    publisher,
    inbox: startCollector(payload),
    retention: startRetention(payload),
  }
  // What was saved while the last publish was cut off is published now.
  publisher.request()
  deskEntrance().resolve(createEntrance(payload))
}
