import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from '../../base/settings.ts'
import { exists } from '../../base/targets/folder.ts'

/** Existing content is never overwritten. */
const COPY = { recursive: true, force: false }

/**
 * Copies the demo's pictures, which are encoded already, to where the desk publishes, so that its publish
 * only writes texts.
 * @param demo the demo's folder
 */
export async function copyEncoded(demo: string): Promise<void> {
  const media = join(demo, 'published', 'media')
  if (await exists(media)) await cp(media, join(settings.publishDir, 'media'), COPY)
}
