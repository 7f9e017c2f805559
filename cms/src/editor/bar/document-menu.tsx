import * as v from 'valibot'
import { DEFAULT_LOCALE } from '../../base/locales.ts'
import { sentenceOf } from '../../base/requests/ask-desk.ts'
import { carried, carry } from '../../base/ui/carried.ts'
import { reader } from '../../base/ui/reader.ts'
import { say, type Words } from '../../base/words.ts'
import { ASKED, DOCUMENT, duplicatedWords } from '../../content/editing/document-words.ts'
import { formSchema } from '../../content/editing/form/form.ts'
import { leaveTrashed } from '../../content/editing/trash/just-trashed.ts'
import { TRASH, toTrashWords } from '../../content/editing/trash/trash-words.ts'
import { call } from '../../shell/call.ts'
import { confirmed } from '../../shell/dialog.tsx'
import { notify } from '../../shell/notices.ts'
import { Popup } from '../../shell/popup.tsx'
import { type Editing, useEditing, useSaved } from '../editing.ts'
import { titleOf } from '../title.ts'
import { previewOf } from './preview.tsx'

/** What is done with the whole document. */
export function DocumentMenu() {
  const editing = useEditing()
  const { isPublished, isShown } = useSaved()
  const { may, place } = editing.form
  const { duplicate, revert, unpublish, trash } = actionsOn(editing)
  const action = (words: Words, act: () => Promise<void>, kind?: 'harm') => (
    <button data-kind={kind} onClick={() => void act()} type="button">
      {say(reader, words)}
    </button>
  )
  return (
    <Popup
      label={<span className="bar-more">{say(reader, DOCUMENT.more)}</span>}
      name={say(reader, DOCUMENT.more)}
    >
      <a href={previewOf(place, reader.i18n.language)} rel="noopener" target="_blank">
        {say(reader, DOCUMENT.previewInTab)}
      </a>
      {may.remove && action(DOCUMENT.duplicate, duplicate)}
      <a href={`${location.pathname}/versions`}>{say(reader, DOCUMENT.history)}</a>
      {isShown && !isPublished && may.publish && action(DOCUMENT.revert, revert)}
      {isShown && may.publish && action(DOCUMENT.unpublish, unpublish, 'harm')}
      {may.remove && action(TRASH.move, trash, 'harm')}
    </Popup>
  )
}

/** What takes something from visitors or from the form is asked before. */
function actionsOn({ form, draft }: Editing) {
  const api = `/api/${form.place}`
  const whole = `${api}?locale=${DEFAULT_LOCALE}&fallback-locale=null&depth=0`
  const method = form.place.startsWith('globals/') ? 'POST' : 'PATCH'
  const [slug = '', id = ''] = form.place.split('/')
  const list = `/admin/collections/${slug}`

  /** Asks, saves what was typed until then, and changes the document; what was refused is said. */
  async function isDone(
    asked: Parameters<typeof confirmed>[0],
    body: object,
    failed = DOCUMENT.unknown,
    query = '',
  ) {
    if (!(await confirmed({ ...asked, isHarmful: true }))) return false
    await draft.save({ isAutosave: true })
    return (await sent(whole + query, ANY, { method, body }, failed)) !== undefined
  }

  /** Shows what the desk has now, in place of all that was typed. */
  async function readAgain(said: Words): Promise<void> {
    const { value } = await call(`${api}/form`, formSchema)
    if (!value) return location.reload()
    // Nothing is left to choose between.
    for (const path of Object.keys(value.values)) draft.choose(path, 'theirs')
    draft.setAll(value.values)
    draft.take(value)
    notify(said)
  }

  async function duplicate(): Promise<void> {
    if (!(await draft.save({ isAutosave: true })) && !(await confirmed(ASKED.duplicate))) return
    const path = `${api}/duplicate?locale=${DEFAULT_LOCALE}&depth=0`
    const copy = await sent(path, copySchema, { body: { _status: 'draft' } })
    if (!copy) return
    carry(DUPLICATED, true)
    location.assign(`${list}/${copy.doc.id}`)
  }

  /** A form that is published whole, with what it began with, takes the place of all drafts. */
  async function revert(): Promise<void> {
    const failed = DOCUMENT.notReverted
    const shown = await sent(whole, ANY, {}, failed)
    if (shown && (await isDone(ASKED.revert, shown, failed))) await readAgain(DOCUMENT.reverted)
  }

  async function unpublish(): Promise<void> {
    const body = { _status: 'draft' }
    if (await isDone(ASKED.unpublish, body, DOCUMENT.notUnpublished, '&unpublishAllLocales=true'))
      await readAgain(DOCUMENT.unpublished)
  }

  async function trash(): Promise<void> {
    const title = titleOf(form, draft)
    const asked = { title: TRASH.question, text: toTrashWords(form.kind, title), yes: TRASH.move }
    if (!(await isDone(asked, { deletedAt: new Date().toISOString() }))) return
    leaveTrashed({ id, slug, title, wasPublic: draft.saved().isPublished })
    draft.close()
    location.assign(list)
  }

  return { duplicate, revert, unpublish, trash }
}

/** Sends a call, and says so where it was refused. */
async function sent<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
  what: Parameters<typeof call>[2],
  failed: Words = DOCUMENT.unknown,
): Promise<Value | undefined> {
  const { value, status, refusal } = await call(path, schema, what)
  if (status !== undefined) notify(sentenceOf(refusal) ?? failed, { kind: 'refused' })
  return value
}

/** Says that this is a copy, where the screen before has made it. */
export function sayDuplicated(kind: Words): void {
  if (carried(DUPLICATED) !== undefined) notify(duplicatedWords(kind))
}

/** What is left for the screen that a copy opens in. */
const DUPLICATED = 'noren-duplicated'

const ANY = v.record(v.string(), v.unknown())
const copySchema = v.object({ doc: v.object({ id: v.union([v.number(), v.string()]) }) })
