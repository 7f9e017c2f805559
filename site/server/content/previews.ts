import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PreviewNote, previewNoteSchema } from '@noren/contract/preview'
import { PREVIEW_NOTE, previewFolder } from '@noren/kit/disk/preview-folder'
import { errorFacts, log } from '@noren/kit/process/log'
import * as v from 'valibot'
import { loadSnapshot } from './load-snapshot.ts'
import { contentAt, type PublishedContent, publishedContent } from './published-content.ts'
import { readCurrent } from './snapshot-file.ts'

/** Drafts kept in memory: staff look at one or two at a time. */
const KEPT = 2

/** What a preview shows, and whose pages may show it in a frame. */
export type Preview = { content: PublishedContent; desk: string }

/** The drafts that staff look at before they publish them. */
export type Previews = {
  /** The preview under a token, as it is at a moment; `null` when there is none or it has expired. */
  find: (token: string, at: Date) => Promise<Preview | null>
}

/** Reads previews from a published folder, on request only. */
export function openPreviews(published: string, now: () => number): Previews {
  const kept = new Map<string, Promise<PublishedContent>>()

  function contentOf(folder: string, file: string): Promise<PublishedContent> {
    const place = join(folder, file)
    const content = kept.get(place) ?? loadSnapshot(folder, file).then(publishedContent)
    kept.delete(place)
    kept.set(place, content)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    content.catch(() => kept.delete(place))
    return content
  }

  return {
    find: async (token, at) => {
      const folder = previewFolder(published, token)
      try {
        const note = await readNote(folder)
        if (!note || Date.parse(note.expiresAt) <= now()) return null
        const file = await readCurrent(folder)
        if (file === null) return null
        const content = contentAt(await contentOf(folder, file), at)
        return { content, desk: note.desk }
      } catch (error) {
        log('warn', 'preview not readable', errorFacts(error))
        return null
      }
    },
  }
}

async function readNote(folder: string): Promise<PreviewNote | null> {
  const text = await readFile(join(folder, PREVIEW_NOTE), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
      throw error
    },
  )
  return text === null ? null : v.parse(previewNoteSchema, JSON.parse(text))
}
