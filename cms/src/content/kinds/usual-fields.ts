import type { TextareaField, TextField } from 'payload'
import type { Words } from '../../base/words.ts'
import type { Place } from '../model/fields/room.ts'
import { line, paragraphs } from '../model/fields/text.ts'

type More = Partial<Omit<Parameters<typeof line>[1], 'label' | 'room'>>

/** The title of a part in large type, in its place on the site; required unless `more` says otherwise. */
export function title(room: Place, more: More = {}): TextField {
  const label = { en: 'Title', ja: '見出し' }
  return line('title', { label, required: true, room, phrases: true, ...more })
}

/** The text of a part. */
export function body(name: string): TextareaField {
  return paragraphs(name, { label: { en: 'Text', ja: '本文' } })
}

/** What is written on a button; required unless `more` says otherwise. */
export function button(name: string, label: Words, more: More = {}): TextField {
  return line(name, { label, required: true, room: 'button', ...more })
}
