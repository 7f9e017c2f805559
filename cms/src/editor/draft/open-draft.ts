import * as v from 'valibot'
import { type Form, type Saved, savedSchema } from '../../content/editing/form/form.ts'
import { createDraft } from './create-draft.ts'
import type { Draft } from './draft.ts'
import { goToBox, pathAt } from './go-to-box.ts'
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
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const kept = keptIn(localStorage, { account, ...form }, page)
  const draft = createDraft(form, {
    send: sendTo(form.place, account),
    kept,
    lead: goToBox,
    onSaved: tellTabs,
  })
  const closed = new AbortController()
  const on = (target: EventTarget, name: string, act: (event: Event) => void) =>
    target.addEventListener(name, act, { signal: closed.signal })

  on(tabs, 'message', (event) => {
    const read = v.safeParse(savedSchema, event instanceof MessageEvent && event.data)
    if (read.success) draft.take(read.output)
  })

  // The sign-out of another tab clears the storage.
  on(window, 'storage', (event) => {
    if (event instanceof StorageEvent && event.key === null) kept.stop()
  })

  const tryAgain = () => {
    const now = draft.standing()
    if (now === 'cut-off' || now === 'signed-out') void draft.save({ isAutosave: true })
  }
  const leave = () => void draft.save({ isAutosave: true, isLeaving: true })
  on(window, 'online', tryAgain)
  on(document, 'visibilitychange', () => (document.hidden ? leave() : tryAgain()))
  on(window, 'beforeunload', (event) => {
    if (draft.standing() === 'saved') return
    leave()
    event.preventDefault()
  })

  on(document, 'compositionstart', ({ target }) => draft.compose(pathAt(target) !== null))
  on(document, 'compositionend', () => draft.compose(false))
  on(document, 'focusin', ({ target }) => draft.hold(pathAt(target)))
  on(document, 'focusout', () => {
    // A box that goes away while a text is composed in it says no end.
    draft.compose(false)
    draft.hold(null)
  })

  return {
    ...draft,
    take: (saved) => {
      draft.take(saved)
      tellTabs(saved)
    },
    close: () => {
      closed.abort()
      draft.close()
      void draft.save({ isAutosave: true }).finally(() => tabs.close())
    },
  }
}
