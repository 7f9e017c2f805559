import { pressedKey } from '@noren/contract/pressed-key'
import { useTranslation } from '@payloadcms/ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { tagWords, USE_DRAFT } from '../../content/languages/translations/gap-states.ts'
import type { PlacedGap } from '../../content/languages/translations/unfinished.ts'
import { RoomHint } from '../../content/model/fields/length-hint.tsx'
import { ROOM } from '../../content/model/fields/room.ts'
import { boxId } from './settled.ts'
import type { Translating } from './use-translating.ts'

type Props = {
  gap: PlacedGap
  /** Id of the name of the text. */
  describedBy: string
  translating: Translating
  /** Beside the button that saves. */
  children: ReactNode
}

/** The box for a translation, with its buttons; why it was refused stands below it. */
export function TranslationBox({ gap, describedBy, translating, children }: Props) {
  const { i18n } = useTranslation()
  const { text, refusal, theirs, canSave, change, save } = translating
  const { box, sourceText, tag } = gap
  const id = boxId(gap)

  function onKeyDown(event: KeyboardEvent): void {
    const isSaved = event.ctrlKey || event.metaKey || !box.isLong
    if (pressedKey(event.nativeEvent) !== 'Enter' || !isSaved) return
    event.preventDefault()
    void save()
  }

  return (
    <div className="desk-translation__box">
      <label htmlFor={id}>{say({ i18n }, tagWords(tag))}</label>
      <textarea
        aria-describedby={refusal ? `${describedBy} ${id}-refusal` : describedBy}
        aria-invalid={refusal !== null}
        id={id}
        lang={tag}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
        rows={box.isLong ? Math.min(12, sourceText.split('\n').length + 1) : 1}
        value={text}
      />
      {box.room && <RoomHint ending={box.ending} room={ROOM[box.room]} tag={tag} text={text} />}
      {refusal && (
        <div className="desk-translation__refusal" id={`${id}-refusal`} role="alert">
          <p>{refusal}</p>
          {theirs !== null && <blockquote lang={tag}>{theirs}</blockquote>}
        </div>
      )}
      <div className="desk-translation__buttons">
        <DeskButton
          disabled={!canSave}
          extraButtonProps={{ 'aria-describedby': describedBy }}
          isMain
          onClick={save}
          size="small"
        >
          {say({ i18n }, gap.draft === null ? SAVE : USE_DRAFT)}
        </DeskButton>
        {children}
        {gap.isFact && <span>{say({ i18n }, AT_ONCE)}</span>}
      </div>
    </div>
  )
}

const SAVE: Words = { en: 'Save and go on', ja: '保存して次へ' }
const AT_ONCE: Words = {
  en: 'Published as soon as it is saved.',
  ja: '保存するとすぐに公開されます。',
}
