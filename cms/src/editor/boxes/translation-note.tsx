import type { HtmlLang } from '@noren/contract/language'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import {
  DRAFTED,
  NOT_CONFIRMED,
  RIGHT_AS_IT_IS,
  STATE_WORDS,
  USE_DRAFT,
} from '../../content/languages/translations/gap-states.ts'
import {
  askForGaps,
  gapsAddress,
  useGaps,
  useLoadedGaps,
} from '../../content/languages/translations/known-gaps.ts'
import { Button } from '../../shell/button.tsx'
import { notify } from '../../shell/notices.ts'
import { useEditing, useSaved } from '../editing.ts'
import { idOf } from './box.tsx'

/** Below a text beside its source: what it lacks, and what a machine has drafted. */
export function TranslationNote({ path, tag }: { path: string; tag: HtmlLang }) {
  const { draft, form } = useEditing()
  const address = gapsAddress(form.place, tag)
  const gap = useGaps(address).find(({ key }) => key === path)
  if (!gap) return null
  const { state, draft: drafted } = gap
  const box = `${path}.${tag}`

  async function confirm(): Promise<void> {
    const isNoted = await askForGaps(address, { body: { key: path } })
    if (!isNoted) notify(NOT_CONFIRMED, { kind: 'refused' })
  }

  return (
    <div className="box-gap" data-state={state} role="note">
      <strong>{say(reader, STATE_WORDS[state])}</strong>
      {drafted !== null && (
        <>
          <p>{say(reader, DRAFTED)}</p>
          <blockquote lang={tag}>{drafted}</blockquote>
          <Button aria-describedby={idOf(box)} onClick={() => draft.set(box, drafted)}>
            {say(reader, USE_DRAFT)}
          </Button>
        </>
      )}
      {(state === 'stale' || state === 'same') && (
        <Button aria-describedby={idOf(box)} kind="quiet" onClick={confirm}>
          {say(reader, RIGHT_AS_IT_IS)}
        </Button>
      )}
    </div>
  )
}

/** Loads what all these notes say, and again after each save. */
export function LoadedGaps() {
  useLoadedGaps(useEditing().form.place, useSaved().updatedAt)
  return null
}
