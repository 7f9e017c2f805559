import { vi } from 'vitest'
import type { Change, Form, Saved, Values } from '../src/content/editing/form/form.ts'
import { createDraft } from '../src/editor/draft/draft.ts'
import type { Kept } from '../src/editor/draft/kept.ts'
import type { Send, Sent } from '../src/editor/draft/send.ts'

const FORM: Form = {
  place: 'news/1',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-30T00:00:00.000Z',
  kind: { ja: 'お知らせ', en: 'Piece of news' },
  titleField: 'title',
  fields: [],
  may: { save: true, publish: true, remove: true },
  isPublished: false,
  isShown: false,
  isKept: true,
  values: {
    'title.ja': '冬のお品書き',
    'title.en': 'Winter menu',
    'text.ja': '牡蠣が入りました。',
  },
}

const NOTHING_KEPT: Kept = { takeOver: () => [], write: () => {}, stop: () => {} }

/** What a test says of the desk: its answer to the next saves, one after the other; otherwise it stores them. */
type Desk = {
  stored: Record<string, Values[string]>
  answers: Sent[]
  asked: { changes: readonly Change[]; isAutosave: boolean }[]
  /** Each save waits for `answer` until it is false. */
  isSlow: boolean
  answer: () => Promise<void>
}

/** A draft of a piece of news, and a desk that does as a test says. */
export function aDraft({ kept = NOTHING_KEPT }: { kept?: Kept } = {}): {
  draft: ReturnType<typeof createDraft>
  desk: Desk
  lead: (paths: readonly string[]) => void
  savedOf: (values: Values) => Saved
} {
  let waiting: (() => void)[] = []
  const desk: Desk = {
    stored: { ...FORM.values },
    answers: [],
    asked: [],
    isSlow: false,
    answer: async () => {
      for (const go of waiting) go()
      waiting = []
      await vi.advanceTimersByTimeAsync(0)
    },
  }
  const savedOf = (values: Values, isKept = false): Saved => ({
    values: { ...values },
    isPublished: false,
    isShown: false,
    isKept,
    updatedAt: new Date().toISOString(),
  })
  const send: Send = async (changes, { isAutosave }) => {
    desk.asked.push({ changes, isAutosave })
    if (desk.isSlow) await new Promise<void>((go) => waiting.push(go))
    const prepared = desk.answers.shift()
    if (prepared) return prepared
    for (const { path, to } of changes) desk.stored[path] = to
    return { is: 'saved', saved: savedOf(desk.stored, !isAutosave) }
  }
  const lead = vi.fn<(paths: readonly string[]) => void>()
  return { draft: createDraft(FORM, { send, kept, lead, onSaved: () => {} }), desk, lead, savedOf }
}
