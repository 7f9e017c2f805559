import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { STATE_WORDS, tagWords } from '../../content/languages/translations/gap-states.ts'
import { gapsAddress } from '../../content/languages/translations/known-gaps.ts'
import { RightButton } from '../../content/languages/translations/right-button.tsx'
import type { PlacedGap } from '../../content/languages/translations/unfinished.ts'
import { trailWords } from '../../content/model/walk.ts'
import { boxId, type How } from './settled.ts'
import { TranslationBox } from './translation-box.tsx'
import type { Drafts } from './use-drafts.ts'
import { useTranslating } from './use-translating.ts'

type Props = {
  gap: PlacedGap
  /** How it was settled; `undefined` while it is open. */
  how: How | undefined
  onSettled: (gap: PlacedGap, how: How) => void
  onTyped: (gap: PlacedGap, isTyped: boolean) => void
  /** `null` where no machine drafts this text. */
  drafts: Drafts | null
}

/** A text that needs work: its source, and the box to translate it in; one line once it is settled. */
export function Entry({ gap, how, onSettled, onTyped, drafts }: Props) {
  const { i18n } = useTranslation()
  const translating = useTranslating(gap, {
    onSaved: () => onSettled(gap, 'saved'),
    onTyped: (isTyped) => onTyped(gap, isTyped),
  })
  const { count, href, key, place, source, state, tag } = gap
  const id = `${boxId(gap)}-name`
  const name = trailWords(gap, i18n)
  if (how) {
    return (
      <li className="desk-translation desk-translation--done">
        <span>{say({ i18n }, how === 'saved' ? savedWords(gap) : LEFT_AS_IT_IS)}</span>
        <Link href={href} prefetch={false}>
          {name}
        </Link>
        <span className="desk-translation__own" lang={tag}>
          {translating.text}
        </span>
      </li>
    )
  }
  return (
    <li className="desk-translation" data-state={state}>
      <p className="desk-translation__head">
        <span className="desk-gap__state">{say({ i18n }, STATE_WORDS[state])}</span>
        <strong id={id}>{name}</strong>
        {count > 1 && <span>{say({ i18n }, ofDishes(count))}</span>}
        <Link aria-describedby={id} href={href} prefetch={false}>
          {say({ i18n }, place.startsWith('dishes/') ? OPEN_MENU : OPEN)}
        </Link>
      </p>
      <div className="desk-translation__source">
        <span>{say({ i18n }, tagWords(source))}</span>
        <p lang={source}>{translating.seen.sourceText}</p>
      </div>
      <TranslationBox describedBy={id} gap={gap} translating={translating}>
        {drafts && gap.ownText === '' && !translating.isTyped && (
          <DraftButton describedBy={id} drafts={drafts} gap={gap} />
        )}
        {gap.ownText !== '' && (
          <RightButton
            address={gapsAddress(place, tag)}
            describedBy={id}
            onDone={() => onSettled(gap, 'right')}
            textKey={key}
          />
        )}
      </TranslationBox>
    </li>
  )
}

function savedWords({ isFact }: PlacedGap): Words {
  return isFact
    ? { en: 'Saved, and published.', ja: '保存して公開しました' }
    : { en: 'Saved.', ja: '保存しました' }
}

function ofDishes(count: number): Words {
  return { en: `for ${count} dishes`, ja: `${count}品に共通` }
}

const LEFT_AS_IT_IS: Words = { en: 'Right as it is.', ja: 'このままにしました' }
const OPEN: Words = { en: 'Open the form', ja: '編集画面を開く' }
const OPEN_MENU: Words = { en: 'Open the menu', ja: 'お品書きを開く' }

type DraftProps = {
  gap: PlacedGap
  /** Id of the name of the text. */
  describedBy: string
  drafts: Drafts
}

/** Has a machine draft one missing text, or draft it anew; why it could not stands beside it. */
function DraftButton({ gap, describedBy, drafts }: DraftProps) {
  const { i18n } = useTranslation()
  const refusal = drafts.refusalOf(gap)
  const words = drafts.isDrafting(gap) ? DRAFTING : gap.draft === null ? DRAFT : ANEW

  async function onClick(): Promise<void> {
    const before = document.activeElement
    const isDrafted = await drafts.draft(gap)
    // Those who went on to another box stay there.
    const isWaiting = [before, document.body].includes(document.activeElement)
    if (isDrafted && isWaiting) document.getElementById(boxId(gap))?.focus()
  }

  return (
    <>
      <DeskButton
        disabled={drafts.isBusy}
        extraButtonProps={{ 'aria-describedby': describedBy }}
        onClick={onClick}
        size="small"
      >
        {say({ i18n }, words)}
      </DeskButton>
      {refusal && (
        <p className="desk-translation__refusal" role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}

const DRAFT: Words = { en: 'Draft by machine', ja: '下訳を作る' }
const ANEW: Words = { en: 'Draft again', ja: '下訳を作り直す' }
const DRAFTING: Words = { en: 'Drafting…', ja: '作成中…' }
