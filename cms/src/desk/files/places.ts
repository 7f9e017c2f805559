import { LAST_PUBLISHED } from '@noren/kit/disk/last-published'
import type { Payload } from 'payload'
import { contentsOf } from './contents.ts'
import { LIBRARIES } from './files-of-uploads.ts'

/** The ending of a file with a draft that is not published. */
export const DRAFT = '.draft'

/** The places of files in a folder. */
type Places = {
  /** The names of files in the folder itself, without their endings. */
  documents: string[]
  folders: string[]
  /** Whether an export may have made a file. */
  isOurs: (file: string) => boolean
}

/** A drawing: the name of one that stands in the brand as the wordmark begins with `wordmark`. */
export const MARK_FILE = /^[^/]+\.(?:svg|png)$/i

/** The places of files for the content of this desk. */
export function knownPlaces(payload: Payload): Places {
  const { lists, globals } = contentsOf(payload)
  const libraries = Object.values(LIBRARIES)
  const documents: string[] = [...globals.map(({ slug }) => slug), ...libraries]
  const folders: string[] = [...lists.map(({ slug }) => slug), ...libraries]
  return {
    documents,
    folders,
    isOurs: (file) => {
      const [place = '', name] = file.split('/')
      if (name !== undefined) return !name.startsWith('.') && folders.includes(place)
      return (
        /^(?:word)?mark(?:-\d+)?\.(?:svg|png)$/.test(file) ||
        documents.includes(documentName(file) ?? '') ||
        file === LAST_PUBLISHED
      )
    },
  }
}

/** Sorts names as people count: 2 before 10. */
export function compareNames(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/** The name of a document by its file, `hero` of `hero.json` and `hero.draft.json`; `null` for another. */
export function documentName(file: string): string | null {
  return /^(.+?)(?:\.draft)?\.json$/.exec(file)?.[1] ?? null
}
