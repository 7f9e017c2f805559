import { useSyncExternalStore } from 'react'
import { TAGS } from '../../base/locales.ts'
import {
  type FieldGap,
  fieldGapsSchema,
  type Right,
} from '../../content/languages/translations/gap-states.ts'
import { call } from '../../shell/call.ts'
import type { Draft } from '../draft/draft.ts'
import { useEditing } from '../editing.ts'

/** What a document's texts lack, by the tag of their language. */
type Gaps = {
  of: (tag: string) => readonly FieldGap[]
  subscribe: (listener: () => void) => () => void
  /** Says that a text is right as it is; whether the desk has noted it. */
  confirm: (tag: string, key: string) => Promise<boolean>
}

const NONE: readonly FieldGap[] = []
const known = new WeakMap<Draft, Gaps>()

/** What the texts of the opened form lack: loaded once for all of them, and again after each save. */
export function useGaps(tag: string): { gaps: readonly FieldGap[]; confirm: Gaps['confirm'] } {
  const { draft, form } = useEditing()
  const own = known.get(draft) ?? loaded(draft, form.place)
  known.set(draft, own)
  return { gaps: useSyncExternalStore(own.subscribe, () => own.of(tag)), confirm: own.confirm }
}

function loaded(draft: Draft, place: string): Gaps {
  const byTag = new Map<string, readonly FieldGap[]>()
  const listeners = new Set<() => void>()
  let loading = new AbortController()
  let asOf = ''

  async function ask(tag: string, sent: { body: Right } | { signal: AbortSignal }) {
    const { value } = await call(`/api/${place}/translations?locale=${tag}`, fieldGapsSchema, sent)
    if (!value) return false
    byTag.set(tag, value.gaps)
    for (const listener of listeners) listener()
    return true
  }

  function load(): void {
    const { updatedAt } = draft.saved()
    if (updatedAt === asOf) return
    asOf = updatedAt
    loading.abort()
    loading = new AbortController()
    for (const tag of TAGS) void ask(tag, { signal: loading.signal })
  }

  load()
  draft.subscribe(load)
  return {
    of: (tag) => byTag.get(tag) ?? NONE,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    confirm: (tag, key) => ask(tag, { body: { key } }),
  }
}
