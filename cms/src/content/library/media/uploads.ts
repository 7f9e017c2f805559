import { sentenceOf } from '../../../base/requests/ask-desk.ts'
import { TOO_LARGE, UPLOAD_LIMIT_BYTES } from '../../../base/requests/upload-limit.ts'
import type { Words } from '../../../base/words.ts'
import { isDescribed } from '../../model/fields/alt.ts'
import { NEW_PICTURE, NO_PICTURE, PICTURE_TYPES } from './library-words.ts'
import type { Sent } from './send-picture.ts'

/** How many files are taken at once, and how many are sent at once. */
export const FILES_LIMIT = 20
const SENT_AT_ONCE = 2

/** A file on its way into the library. */
export type Upload = {
  key: number
  file: File
  /** What was typed about it, by the names of the library's fields. */
  facts: Readonly<Record<string, string | boolean>>
  /** `lost`: may go well another time; `refused`: never will. */
  state: 'asked' | 'waits' | 'sending' | 'lost' | 'refused' | 'added'
  /** The part that has arrived, from 0 to 1. */
  part: number
  /** Why it is not there: our words, or the desk's sentence in the reader's language. */
  refusal: Words | string | null
  /** The picture of the library that it became. */
  id: number | null
}

/** What happens to the files, to all of them or to one; a change to `null` takes it away. */
export type UploadEvent =
  | { files: readonly File[] }
  | { only: readonly File[] }
  | { begin: 'asked' | 'lost' }
  | { key: number; change: Partial<Upload> | null }

/** The files after an event. Two are sent at a time, in their order. */
export function afterEvent(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if ('only' in event) return added([], event.only)
  if ('files' in event) return added(uploads, event.files)
  const next = uploads.flatMap((each) => {
    if ('begin' in event) return each.state === event.begin ? begun(each) : each
    if (each.key !== event.key) return each
    return event.change ? { ...each, ...event.change } : []
  })
  let free = SENT_AT_ONCE - next.filter(({ state }) => state === 'sending').length
  return next.map((each) =>
    each.state === 'waits' && free-- > 0 ? { ...each, state: 'sending' } : each,
  )
}

function added(uploads: readonly Upload[], files: readonly File[]): readonly Upload[] {
  const first = Math.max(0, ...uploads.map(({ key }) => key)) + 1
  const taken = files.slice(0, FILES_LIMIT - uploads.length).map((file, at): Upload => {
    const refusal = refusalOf(file)
    const state = refusal ? 'refused' : 'asked'
    return { key: first + at, file, facts: {}, state, part: 0, refusal, id: null }
  })
  return [...uploads, ...taken]
}

/** Why a file need not be sent. Not every system knows the type of a HEIC. */
function refusalOf({ size, type }: File): Words | null {
  if (type !== '' && !PICTURE_TYPES.includes(type)) return NO_PICTURE
  return size > UPLOAD_LIMIT_BYTES ? TOO_LARGE : null
}

function begun(upload: Upload): Upload {
  if (!isDescribed(upload.facts)) return { ...upload, refusal: NEW_PICTURE.undescribed }
  return { ...upload, state: 'waits', part: 0, refusal: null }
}

/** Signed out, too slow, another version of the desk, too many at once: all pass. */
const PASSING = [401, 408, 412, 429]

/** What the desk's answer makes of a file that was sent. */
export function answered(sent: Sent): Partial<Upload> {
  if (sent.id !== undefined) return { state: 'added', id: sent.id }
  const { status, refusal } = sent
  const isFinal = status >= 400 && status < 500 && !PASSING.includes(status)
  const state = isFinal ? 'refused' : 'lost'
  return { state, refusal: sentenceOf(refusal) ?? NEW_PICTURE.cutOff }
}
