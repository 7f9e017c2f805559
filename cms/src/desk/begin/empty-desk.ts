import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PREVIEWS } from '@noren/kit/disk/preview-folder'
import type { Payload, PayloadRequest } from 'payload'
import { deleteGlobal } from '../../base/database/transaction.ts'
import { settings } from '../../base/settings.ts'
import { GLOBALS } from '../../content/kinds/globals/all.ts'
import { storedFiles, uploadedFiles } from '../../content/library/media/stored-uploads.ts'
import { LIST_SLUGS } from '../../content/model/source.ts'

/** What the desk has for the site; dishes, menus, closures and full days belong to restaurants. */
const LISTS = ['dishes', 'menus', 'closures', 'booked', ...LIST_SLUGS] as const

/**
 * Removes all content, with its trash, its versions and what is planned for it, as a part of the request's
 * transaction. Pictures and films that a member of staff has uploaded stay. By the adapter, since deletions
 * of documents would remove files before the transaction ends, and refuse what is in use.
 */
export async function emptyDesk(req: PayloadRequest): Promise<void> {
  const { collections, db, globals } = req.payload
  for (const collection of LISTS) {
    if (collections[collection].config.versions) {
      await db.deleteVersions({ collection, where: {}, req })
    }
    await db.deleteMany({ collection, where: {}, req })
  }
  for (const { slug } of Object.values(GLOBALS)) {
    const { versions } = globals.config.find((each) => each.slug === slug) ?? {}
    if (versions) await db.deleteVersions({ globalSlug: slug, where: {}, req })
    await deleteGlobal(req, slug)
  }
  for (const collection of ['media', 'videos'] as const) {
    await db.deleteMany({ collection, where: { uploadedBy: { exists: false } }, req })
  }
  const where = { taskSlug: { equals: 'schedulePublish' } }
  await db.deleteMany({ collection: 'payload-jobs', where, req })
}

/** Removes, after that, the files of removed pictures and films, and the previews of removed documents. */
export async function removeFiles(payload: Payload): Promise<void> {
  const kept = await uploadedFiles(payload)
  const left = (await storedFiles()).filter((path) => !kept.has(basename(path)))
  await Promise.all(left.map((path) => rm(path, { force: true })))
  await rm(join(settings.publishDir, PREVIEWS), { recursive: true, force: true })
}
