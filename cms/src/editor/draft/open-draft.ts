import * as v from 'valibot'
import { type Form, type Saved, savedSchema } from '../../content/editing/form/form.ts'
import { createDraft, type Draft } from './draft.ts'
import { goToBox } from './go-to-box.ts'
import { keptIn } from './kept.ts'
import { sendTo } from './send.ts'

/**
 * A draft that is kept in this browser, tells the other tabs with the same document of its saves, tries again
 * when the network is back, and does not let the page go with something unsaved without a question.
 * @param account whose texts these are
 */
export function openDraft(form: Form, account: string | number): Draft {
  const tabs = new BroadcastChannel(`noren-draft:${account}:${form.place}:${form.createdAt}`)
  const tellTabs = (saved: Saved) => tabs.postMessage(saved)
  const kept = keptIn(localStorage, { account, ...form })
  const send = sendTo(form.place, account)
  const draft = createDraft(form, { send, kept, lead: goToBox, onSaved: tellTabs })
  const save = (isLeaving: boolean) => void draft.save({ isAutosave: true, isLeaving })
  const closed = new AbortController()

  const hear = ({ data }: MessageEvent) => {
    const { success, output } = v.safeParse(savedSchema, data)
    if (success) draft.take(output)
  }
  tabs.addEventListener('message', hear, closed)
  // The sign-out of another tab clears the storage.
  addEventListener('storage', ({ key }) => key === null && kept.stop(), closed)
  addEventListener('online', () => save(false), closed)
  document.addEventListener('visibilitychange', () => save(document.hidden), closed)
  const ask = (event: Event) => {
    if (draft.standing() === 'saved') return
    save(true)
    event.preventDefault()
  }
  addEventListener('beforeunload', ask, closed)

  document.addEventListener('compositionstart', () => draft.compose(true), closed)
  document.addEventListener('compositionend', () => draft.compose(false), closed)
  const move = () => {
    const box = document.activeElement?.closest<HTMLElement>('[data-path]')
    draft.hold(box?.dataset.path ?? null)
    // A box that goes away while a text is composed in it says no end.
    draft.compose(false)
  }
  document.addEventListener('focusin', move, closed)
  document.addEventListener('focusout', move, closed)

  return {
    ...draft,
    take: (saved) => {
      draft.take(saved)
      tellTabs(saved)
    },
    close: () => {
      closed.abort()
      save(false)
    },
  }
}
