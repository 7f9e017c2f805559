import type { Snapshot } from '@noren/contract/snapshot'
import { temporaryFolder } from './folders.ts'
import { publishEdited } from './published.ts'
import { type Site, startSite } from './site.ts'

/** Starts a SITE that shows the demo company, changed by `edit`; `await using` ends it. */
export async function startEditedSite(
  edit: (snapshot: Snapshot) => void,
  env: Record<string, string> = {},
): Promise<Site & AsyncDisposable> {
  await using started = new AsyncDisposableStack()
  const data = started.use(await temporaryFolder())
  await publishEdited(data.path, edit)
  const site = await startSite(data.path, { CONTENT_DIR: data.path, ...env })
  started.defer(site.stop)
  const running = started.move()
  return { ...site, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
