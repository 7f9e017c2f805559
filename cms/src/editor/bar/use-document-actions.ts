import * as v from 'valibot'
import { DEFAULT_LOCALE } from '../../base/locales.ts'
import { sentenceOf } from '../../base/requests/ask-desk.ts'
import { carried, carry } from '../../base/ui/carried.ts'
import type { Words } from '../../base/words.ts'
import { DOCUMENT, duplicatedWords } from '../../content/editing/document-words.ts'
import { formSchema } from '../../content/editing/form/form.ts'
import { leaveTrashed } from '../../content/editing/trash/just-trashed.ts'
import { TRASH, toTrashWords } from '../../content/editing/trash/trash-words.ts'
import { call } from '../../shell/call.ts'
import { confirmed } from '../../shell/dialog.tsx'
import { notify } from '../../shell/notices.ts'
import { useEditing } from '../editing.ts'
import { titleOf } from '../title.ts'
import { listOf } from './use-saved.ts'

type Action = 'duplicate' | 'revert' | 'unpublish' | 'trash'

/** What is done with a whole document; what takes something from visitors or from the form is asked before. */
export function useDocumentActions(): { [A in Action]: () => Promise<void> } {
  const { form, draft } = useEditing()
  const { place } = form
  const whole = `/api/${place}?locale=${DEFAULT_LOCALE}&fallback-locale=null&depth=0`
  const method = place.startsWith('globals/') ? 'POST' : 'PATCH'

  /** Shows what the desk has now, in place of all that was typed. */
  async function readAgain(said: Words): Promise<void> {
    const { value } = await call(`/api/${place}/form`, formSchema)
    if (!value) return location.reload()
    draft.take(value)
    draft.setAll(value.values)
    notify(said)
  }

  async function duplicate(): Promise<void> {
    if (!(await draft.save({ isAutosave: true })) && !(await confirmed(ASKED.duplicate))) return
    const path = `/api/${place}/duplicate?locale=${DEFAULT_LOCALE}&depth=0`
    const copy = await sent(path, copySchema, { body: { _status: 'draft' } }, DOCUMENT.unknown)
    if (!copy) return
    carry(DUPLICATED, place)
    location.assign(`${listOf(place)}/${copy.doc.id}`)
  }

  /** A form that is published whole, with what it began with, takes the place of all drafts. */
  async function revert(): Promise<void> {
    if (!(await confirmed(ASKED.revert))) return
    await draft.save({ isAutosave: true })
    const body = await sent(whole, ANY, {}, DOCUMENT.notReverted)
    if (body && (await sent(whole, ANY, { method, body }, DOCUMENT.notReverted)))
      await readAgain(DOCUMENT.reverted)
  }

  async function unpublish(): Promise<void> {
    if (!(await confirmed(ASKED.unpublish))) return
    await draft.save({ isAutosave: true })
    const path = `/api/${place}?depth=0&unpublishAllLocales=true`
    const body = { _status: 'draft' }
    if (await sent(path, ANY, { method, body }, DOCUMENT.notUnpublished))
      await readAgain(DOCUMENT.unpublished)
  }

  async function trash(): Promise<void> {
    const title = titleOf(form, draft)
    const text = toTrashWords(form.kind, title)
    if (!(await confirmed({ title: TRASH.question, text, yes: TRASH.move, isHarmful: true })))
      return
    await draft.save({ isAutosave: true })
    const { isPublished: wasPublic } = draft.saved()
    const body = { deletedAt: new Date().toISOString() }
    if (!(await sent(whole, ANY, { method, body }, DOCUMENT.unknown))) return
    const [slug = '', id = ''] = place.split('/')
    leaveTrashed({ id, slug, title, wasPublic })
    draft.close()
    location.assign(listOf(place))
  }

  return { duplicate, revert, unpublish, trash }
}

/** Sends a call, and says so where it was refused. */
async function sent<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
  what: Parameters<typeof call>[2],
  failed: Words,
): Promise<Value | undefined> {
  const answer = await call(path, schema, what)
  if ('refusal' in answer) notify(sentenceOf(answer.refusal) ?? failed, { kind: 'refused' })
  return answer.value
}

/** Says that this is a copy, where the screen before has made it. */
export function sayDuplicated(kind: Words): void {
  if (carried(DUPLICATED) !== undefined) notify(duplicatedWords(kind))
}

/** What is left for the screen that a copy opens in. */
const DUPLICATED = 'noren-duplicated'

const ANY = v.record(v.string(), v.unknown())
const copySchema = v.object({ doc: v.object({ id: v.union([v.number(), v.string()]) }) })

const ASKED = {
  duplicate: {
    title: DOCUMENT.duplicateUnsaved,
    text: DOCUMENT.aboutToDuplicate,
    yes: DOCUMENT.duplicateSaved,
  },
  revert: {
    title: DOCUMENT.confirmRevert,
    text: DOCUMENT.aboutToRevert,
    yes: DOCUMENT.revert,
    isHarmful: true,
  },
  unpublish: {
    title: DOCUMENT.confirmUnpublish,
    text: DOCUMENT.aboutToUnpublish,
    yes: DOCUMENT.unpublish,
    isHarmful: true,
  },
}
