import * as v from 'valibot'
import { type Form, type Saved, savedSchema } from '../../content/editing/form/form.ts'
import { createDraft } from './create-draft.ts'
import type { Draft } from './draft.ts'
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
  const draft = createDraft(form, {
    send: sendTo(form.place),
    kept: keptIn(
      localStorage,
      { account, ...form },
      crypto.getRandomValues(new Uint32Array(2)).join('-'),
    ),
    lead: goToBox,
    onSaved: tellTabs,
  })

  const leaving = new AbortController()
  const { signal } = leaving
  tabs.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      const read = v.safeParse(savedSchema, data)
      if (read.success) draft.take(read.output)
    },
    { signal },
  )

  const isUnsaved = () => draft.standing() !== 'saved'
  const tryAgain = () => {
    const now = draft.standing()
    if (now === 'cut-off' || now === 'signed-out') void draft.save({ isAutosave: true })
  }
  addEventListener('online', tryAgain, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') tryAgain()
      else void draft.save({ isAutosave: true, isLeaving: true })
    },
    { signal },
  )
  addEventListener(
    'beforeunload',
    (event) => {
      if (!isUnsaved()) return
      void draft.save({ isAutosave: true, isLeaving: true })
      event.preventDefault()
    },
    { signal },
  )

  return {
    ...draft,
    take: (saved) => {
      draft.take(saved)
      tellTabs(saved)
    },
    close: () => {
      leaving.abort()
      draft.close()
      void draft.save({ isAutosave: true }).finally(() => tabs.close())
    },
  }
}
