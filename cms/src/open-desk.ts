import { getPayload } from 'payload'
import config from '#payload.config'
import { startCollector } from './inbox/collector.ts'
import { composeEdition } from './publish/compose.ts'
import { createPublisher } from './publish/publisher.ts'
import { settings } from './settings.ts'

/** Opens the database and starts what runs beside the requests. */
export async function openDesk(): Promise<void> {
  const payload = await getPayload({ config })
  const publisher = createPublisher({
    compose: () => composeEdition(payload),
    folder: settings.publishDir,
  })
  globalThis.norenDesk = { publisher, inbox: startCollector(payload) }
  // What was saved while the last publish was cut off is published now.
  publisher.request()
}
