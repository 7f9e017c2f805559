import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { say } from '../../base/words.ts'
import {
  outdatedSchema,
  type Seen,
  type Translation,
} from '../../content/languages/translations/gap-states.ts'
import { gapsAddress } from '../../content/languages/translations/known-gaps.ts'
import type { PlacedGap } from '../../content/languages/translations/unfinished.ts'
import { UNREACHED } from '../menu/send-menu.ts'

type Told = { onSaved: () => void; onTyped: (isTyped: boolean) => void }

/** A translation while it is written: its text, the source before it, and why it was refused. */
export function useTranslating({ place, tag, key, ...gap }: PlacedGap, { onSaved, onTyped }: Told) {
  const { i18n } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const { source, sourceText, ownText } = gap
  const given = gap.draft ?? ownText
  const text = typed ?? given
  const [newer, setNewer] = useState<Seen | null>(null)
  const seen = newer ?? { source, sourceText, ownText }
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  // What is right unchanged has a button of its own.
  const canSave = !isSaving && text.trim() !== '' && text.trim() !== seen.ownText

  function change(next: string): void {
    // A field of one line has no line ends.
    const own = gap.box.isLong ? next : next.replace(/\s*\n\s*/g, ' ')
    setTyped(own)
    onTyped(own !== given)
  }

  async function save(): Promise<void> {
    if (!canSave) return
    setIsSaving(true)
    const body: Translation = { key, translation: { text: text.trim(), seen } }
    const answer = await askDesk(gapsAddress(place, tag), v.unknown(), { body })
    setIsSaving(false)
    if (!('refusal' in answer)) return onSaved()
    const outdated = v.safeParse(outdatedSchema, answer.refusal)
    if (outdated.success) setNewer(outdated.output.now)
    setRefusal(sentenceOf(answer.refusal) ?? say({ i18n }, UNREACHED))
  }

  return {
    text,
    seen,
    /** Whether the box has what nobody has saved yet; a draft by machine is kept. */
    isTyped: text !== given,
    refusal,
    canSave,
    change,
    save,
    /** What somebody else has written meanwhile; `null` when nobody has. */
    theirs: seen.ownText === gap.ownText ? null : seen.ownText,
  }
}

export type Translating = ReturnType<typeof useTranslating>
