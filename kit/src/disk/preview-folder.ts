import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** Folder of all previews in a published folder, from which SITE reads. */
export const PREVIEWS = 'previews'

/** What the desk writes about a preview, in the preview's folder. */
export const PREVIEW_NOTE = 'preview.json'

/**
 * Folder of one preview, in the layout of a published folder. Its name is a hash: someone who sees the
 * name cannot open the preview, and the time a wrong token takes to look up reveals nothing.
 */
export function previewFolder(published: string, token: string): string {
  return join(published, PREVIEWS, createHash('sha256').update(token).digest('hex'))
}
