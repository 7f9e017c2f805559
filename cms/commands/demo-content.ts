import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import config from '#payload.config'
import { REPOSITORY } from '../server/environment.ts'
import { settings } from '../src/base/settings.ts'
import { copyEncoded } from '../src/desk/demo/encoded-pictures.ts'
import { companyIn, loadDemo } from '../src/desk/demo/load.ts'
import { publishDemo } from '../src/desk/demo/publish-demo.ts'

const DEMO = join(REPOSITORY, 'demo')
const PUBLISHED = join(DEMO, 'published')

/**
 * Loads the demo into the desk of this installation, if that is empty.
 * @param company the folder of its files
 */
export async function fillDesk(company = companyIn(DEMO)): Promise<void> {
  await withDesk(async (payload) => {
    await copyEncoded(DEMO)
    const isLoaded = await loadDemo(payload, company)
    console.log(isLoaded ? 'The demo company is in the CMS.' : 'The CMS has content already.')
  })
}

/** Makes `demo/published` again, with the same load and publish as anyone's content. */
export async function remakeDemo(): Promise<void> {
  await withDesk(async (payload) => {
    await loadDemo(payload, companyIn(DEMO))
    const snapshot = await publishDemo(payload, PUBLISHED)
    console.log(`demo/published now holds snapshot ${snapshot.seq}.`)
  })
  await rm(settings.dataDir, { recursive: true, force: true })
}

async function withDesk(work: (payload: Payload) => Promise<void>): Promise<void> {
  const payload = await getPayload({ config })
  try {
    await work(payload)
  } finally {
    await payload.destroy()
  }
}
