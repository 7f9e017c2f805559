import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { PREVIEW_HOURS, type PreviewNote, previewNoteSchema } from '@noren/contract/preview'
import { writeDurably } from '@noren/kit/disk/durable-file'
import { PREVIEW_NOTE, PREVIEWS, previewFolder } from '@noren/kit/disk/preview-folder'
import { snapshotFiles } from '@noren/kit/disk/publish-snapshot'
import * as v from 'valibot'
import { folderTarget, writeSnapshot } from '../../base/targets/folder.ts'
import { createTurns } from '../../base/turns.ts'
import type { DraftOf } from '../../content/model/source.ts'
import { withCards } from '../cards.ts'
import type { Composer } from '../compose.ts'
import { createFileWriter, ownFiles } from '../files.ts'
import { holdBack } from '../hold-back.ts'
import type { Problem } from '../problem.ts'
import type { Preview } from '../with-facts.ts'

const LIFETIME_MS = PREVIEW_HOURS * 3_600_000
/** How many previews are kept; the least recent ones are deleted. */
const KEPT = 20
/** How many moments of one document have a preview; the oldest gives way to the next. */
const MOMENTS_KEPT = 3
/** The newest snapshot of a preview, and the one that a reader may be opening. */
const SNAPSHOTS_KEPT = 2

/** The result: the token of the preview's address, or what publishing would refuse. */
export type Made = { token: string } | { problems: Problem[] }

/** Makes previews of drafts in the folder that SITE reads. */
export type Previews = {
  /** Makes a preview, whose content is that of a moment where one is asked for. */
  make: (draftOf: DraftOf, preview?: Preview) => Promise<Made>
  /**
   * Ends the previews of some documents immediately, and previews from before the desk's last start, whose
   * documents it does not know. Staff who may still see one get another address.
   */
  end: (isEnding: (draftOf: DraftOf) => boolean) => Promise<void>
}

type Options = {
  compose: Composer['compose']
  /** The published folder. */
  folder: string
  /** The desk's origin. */
  desk: string
  /** ms since 1970. */
  now?: () => number
}

/** The preview of a document, as it is now without `at`. */
type Address = { draftOf: DraftOf; at: Date | undefined; token: string; since: number }

/**
 * A document's preview, as it is now or at a moment, keeps its address for a day, so that a link sent to a
 * colleague shows what was saved last; a day after the first preview it gets another.
 */
export function createPreviews({ compose, folder, desk, now = Date.now }: Options): Previews {
  const target = folderTarget(folder)
  const writeFiles = createFileWriter(target)
  const addresses = new Map<string, Address>()
  // One after another, since the next snapshot's number comes from the folder.
  const inTurn = createTurns()

  function tokenOf(draftOf: DraftOf, at: Date | undefined): string {
    for (const [shown, { since }] of addresses)
      if (now() - since >= LIFETIME_MS) addresses.delete(shown)
    const shown = JSON.stringify([draftOf, at])
    const known = addresses.get(shown)
    if (known) return known.token
    const token = randomBytes(16).toString('hex')
    addresses.set(shown, { draftOf, at, token, since: now() })
    return token
  }

  /** Ends the oldest moments of a document: each minute looked at is a preview, and takes the place of another. */
  async function endMoments(draftOf: DraftOf): Promise<void> {
    const moments = [...addresses].filter(
      ([, of]) => of.at && isDeepStrictEqual(of.draftOf, draftOf),
    )
    for (const [shown, { token }] of moments.slice(0, -MOMENTS_KEPT)) {
      addresses.delete(shown)
      await rm(previewFolder(folder, token), { recursive: true, force: true })
    }
  }

  async function make(draftOf: DraftOf, preview?: Preview): Promise<Made> {
    const { drawn, ...composed } = await compose(draftOf, preview)
    const { edition: checked, heldBack } = holdBack(composed, await target.current())
    const problems = heldBack.filter(({ of }) => isDeepStrictEqual(of, draftOf))
    if (problems.length > 0) return { problems }
    const { edition, cards } = withCards(checked)
    await writeFiles(ownFiles(edition), { cards, drawn })
    const token = tokenOf(draftOf, preview?.at)
    const own = previewFolder(folder, token)
    await writeSnapshot(own, edition, new Date(now()).toISOString())
    for (const { file } of (await snapshotFiles(own)).slice(SNAPSHOTS_KEPT)) {
      await rm(join(own, file), { force: true })
    }
    const expiresAt = new Date(now() + LIFETIME_MS).toISOString()
    const note: PreviewNote = { expiresAt, desk }
    await writeDurably(join(own, PREVIEW_NOTE), JSON.stringify(note))
    await endMoments(draftOf)
    await removeOld(join(folder, PREVIEWS), now())
    return { token }
  }

  async function end(isEnding: (draftOf: DraftOf) => boolean): Promise<void> {
    for (const [shown, { draftOf }] of addresses) if (isEnding(draftOf)) addresses.delete(shown)
    const kept = [...addresses.values()].map(({ token }) => previewFolder(folder, token))
    const previews = join(folder, PREVIEWS)
    const found = (await readdir(previews).catch(() => [])).map((name) => join(previews, name))
    for (const own of found)
      if (!kept.includes(own)) await rm(own, { recursive: true, force: true })
  }

  return {
    make: (draftOf, preview) => inTurn(() => make(draftOf, preview)),
    end: (isEnding) => inTurn(() => end(isEnding)),
  }
}

/** Deletes expired previews, and of the others the least recent ones. */
async function removeOld(previews: string, now: number): Promise<void> {
  const found = await Promise.all(
    (await readdir(previews)).map(async (name) => {
      const folder = join(previews, name)
      return { folder, expires: await expiryOf(folder) }
    }),
  )
  const old = found
    .sort((a, b) => b.expires - a.expires)
    .filter(({ expires }, place) => expires <= now || place >= KEPT)
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })))
}

/** When a preview expires, in ms since 1970; 0 for an incomplete one. */
async function expiryOf(folder: string): Promise<number> {
  const text = await readFile(join(folder, PREVIEW_NOTE), 'utf8').catch(() => '')
  try {
    return Date.parse(v.parse(previewNoteSchema, JSON.parse(text)).expiresAt)
  } catch {
    return 0
  }
}
