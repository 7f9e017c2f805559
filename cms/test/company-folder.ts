import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { openTestDesk } from './test-desk.ts'

/** An empty desk, and for each test a folder to bring a company in from. */
export async function openCompanyFolder() {
  const { payload, dataDir } = await openTestDesk()
  const { faultLines } = await import('../src/desk/files/fault.ts')
  const { importCompany } = await import('../src/desk/files/import-company.ts')
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'noren-files-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** A path within the folder. */
  const inFolder = (...names: string[]) => join(folder, ...names)

  /** Writes files into the folder: texts and bytes as they are, anything else as JSON. */
  async function put(files: Record<string, unknown>): Promise<void> {
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(inFolder(file)), { recursive: true })
      const isReady = typeof content === 'string' || Buffer.isBuffer(content)
      await writeFile(inFolder(file), isReady ? content : JSON.stringify(content))
    }
  }

  /** Brings in the folder, or another; the lines of its faults. */
  const bring = async (language: 'en' | 'ja' = 'en', from = folder) =>
    faultLines(await importCompany({ payload, folder: from, language }), language)

  /** What a desk would have after half an import. */
  async function stored() {
    const count = async (collection: 'media' | 'restaurants' | 'dishes') =>
      (await payload.count({ collection })).totalDocs
    return {
      media: await count('media'),
      restaurants: await count('restaurants'),
      dishes: await count('dishes'),
      files: await readdir(join(dataDir, 'uploads/pictures')).catch(() => []),
    }
  }

  return { payload, dataDir, inFolder, put, bring, stored }
}
