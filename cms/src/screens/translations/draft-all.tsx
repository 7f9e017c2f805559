import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import type { PlacedGap } from '../../content/languages/translations/unfinished.ts'
import { gapName } from './settled.ts'
import type { Drafts } from './use-drafts.ts'

/** How many texts one press has drafted. */
const MOST = 50

type Props = {
  /** The missing texts on the page whose boxes are empty. */
  gaps: readonly PlacedGap[]
  drafts: Drafts
}

/** Has a machine draft all missing texts on the page, one after another. */
export function DraftAll({ gaps, drafts }: Props) {
  const { i18n } = useTranslation()
  const { progress, isBusy, draftAll, stop } = drafts
  const isRunning = progress !== null && !progress.isOver
  const some = gaps.slice(0, MOST)
  const wanted = useRef(gaps)
  useEffect(() => {
    wanted.current = gaps
  }, [gaps])
  const isWanted = (gap: PlacedGap) => wanted.current.some((each) => gapName(each) === gapName(gap))
  if (some.length === 0 && !progress) return null
  return (
    <div className="desk-translations__drafts">
      {isRunning ? (
        <>
          <progress aria-label={say({ i18n }, DRAFTING)} max={progress.of} value={progress.tried} />
          <DeskButton onClick={stop} size="small">
            {say({ i18n }, STOP)}
          </DeskButton>
        </>
      ) : (
        some.length > 0 && (
          <DeskButton disabled={isBusy} onClick={() => draftAll(some, isWanted)} size="small">
            {say({ i18n }, DRAFT_ALL) + say({ i18n }, countWords(some.length))}
          </DeskButton>
        )
      )}
      <p role="status">{say({ i18n }, progress ? progressWords(progress) : ABOUT)}</p>
    </div>
  )
}

function countWords(count: number): Words {
  return { en: ` (${count})`, ja: `（${count}件）` }
}

function progressWords({ tried, of, failed, isOver }: NonNullable<Drafts['progress']>): Words {
  if (!isOver)
    return {
      en: `Drafting ${tried + 1} of ${of}.`,
      ja: `${of}件中${tried + 1}件目の下訳を作っています。`,
    }
  const made = { en: `Drafted: ${tried - failed}.`, ja: `${tried - failed}件の下訳を作りました。` }
  if (failed === 0) return made
  return {
    en: `${made.en} Not drafted: ${failed}; each says why at its button.`,
    ja: `${made.ja}${failed}件は作れませんでした。理由は、それぞれのボタンの下に出ています。`,
  }
}

const DRAFT_ALL: Words = { en: 'Draft all by machine', ja: '下訳をまとめて作る' }
const DRAFTING: Words = { en: 'Drafts by machine', ja: '下訳の作成' }
const STOP: Words = { en: 'Stop', ja: '中止する' }
const ABOUT: Words = {
  en: 'A translation service gets the sources. Its drafts are on no page until you have read and used them.',
  ja: '原文を翻訳サービスに送ります。下訳は、確かめて「この訳を使う」を押すまでサイトには出ません。',
}
