import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Composer } from '../src/publish/compose.ts'
import type { Publisher } from '../src/publish/publisher.ts'
import { openSignedInDesk, type SignedInDesk } from './signed-in-desk.ts'

/** A desk that publishes every save, with an editor. */
export type PublishingDesk = SignedInDesk & {
  publisher: Publisher
  composer: Composer
  /** Where it publishes to. */
  folder: string
  /** The snapshot visitors see, parsed. */
  shown: () => ReturnType<typeof JSON.parse>
}

/** Opens the desk of a test file together with its publisher. */
export async function publishingDesk(env?: Record<string, string>): Promise<PublishingDesk> {
  const desk = await openSignedInDesk({ role: 'editor', ...(env && { env }) })
  const { folderTarget } = await import('../src/base/targets/folder.ts')
  const { ourNumbers } = await import('../src/base/targets/our-numbers.ts')
  const { createPublisher } = await import('../src/publish/publisher.ts')
  const { createComposer } = await import('../src/publish/compose.ts')
  const folder = join(desk.dataDir, 'published')
  const composer = createComposer(desk.payload)
  const { handIn } = await import('../src/desk/desk.ts')
  const { uploadedFiles } = await import('../src/content/library/media/stored-uploads.ts')
  const publisher = createPublisher({
    compose: composer.compose,
    target: folderTarget(folder),
    uploads: () => uploadedFiles(desk.payload),
    numbers: ourNumbers,
  })
  handIn({ publisher })
  afterAll(async () => {
    handIn(undefined)
    await publisher.stop()
  })
  const shown = async () => {
    const name = (await readFile(join(folder, 'current'), 'utf8')).trim()
    return JSON.parse(await readFile(join(folder, name), 'utf8'))
  }
  return { ...desk, publisher, composer, folder, shown }
}
