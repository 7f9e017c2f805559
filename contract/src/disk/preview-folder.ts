import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** Folder of all previews in a published folder, which is where SITE reads. */
export const PREVIEWS = 'previews'

/** What the desk says of a preview, in the preview's folder. */
export const PREVIEW_NOTE = 'preview.json'

/**
 * Folder of one preview, in the layout of a published folder. It is named by a hash: whoever sees
 * the names opens nothing with them, and how long a wrong token takes to look up tells nothing.
 */
export function previewFolder(published: string, token: string): string {
  return join(published, PREVIEWS, createHash('sha256').update(token).digest('hex'))
}
