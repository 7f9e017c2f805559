import type { Snapshot } from '@noren/contract/snapshot'
import { temporaryFolder } from './folders.ts'
import { publishEdited } from './published.ts'
import { startSite } from './site.ts'
import { test } from './test.ts'

/** Tests of a SITE that shows the demo company, changed by `edit`; `folder` holds its data. */
export const ownSiteTest = (edit: (snapshot: Snapshot) => void) =>
  test.extend<object, { folder: string }>({
    folder: [
      async ({}, use) => {
        await using data = await temporaryFolder()
        await publishEdited(data.path, edit)
        await use(data.path)
      },
      { scope: 'worker' },
    ],
    site: [
      async ({ folder }, use) => {
        const site = await startSite(folder, {
          CONTENT_DIR: folder,
          // Its tests send more than one visitor may.
          ENQUIRY_LIMIT_PER_MINUTE: '1000',
          ENQUIRY_LIMIT_PER_HOUR: '1000',
        })
        await use(site)
        await site.stop()
      },
      { scope: 'worker' },
    ],
  })
