'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useAskBeforeLeaving } from '../../base/ui/ask-before-leaving.ts'
import { say, type Words } from '../../base/words.ts'
import type { PlacedGap, Unfinished } from '../../content/languages/translations/unfinished.ts'
import { DraftAll } from './draft-all.tsx'
import { Entry } from './entry.tsx'
import { PublishPart } from './publish-part.tsx'
import { boxId, gapName, type How, isDraftable } from './settled.ts'
import { isAmong, type Shown } from './shown.ts'
import { type Count, TranslationCounts } from './translation-counts.tsx'
import { useDrafts } from './use-drafts.ts'

type Props = {
  documents: readonly Unfinished[]
  counts: readonly Count[]
  shown: Shown
  /** How many more texts there are than the page shows. */
  left: number
  /** Whether a machine can draft translations. */
  canDraft: boolean
}

/** The texts that need work, by document, each with the box to translate it in. */
export function Translations({ counts, shown, left, canDraft, ...given }: Props) {
  const { i18n } = useTranslation()
  const [done, setDone] = useState<ReadonlyMap<string, How>>(new Map())
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set())
  const [next, setNext] = useState<{ id: string } | null>(null)
  const said = useRef<HTMLParagraphElement>(null)
  useAskBeforeLeaving(typed.size > 0)

  const drafts = useDrafts()
  const before = given.documents.flatMap((document) => document.gaps)
  const documents = given.documents.map((document) => ({
    ...document,
    gaps: document.gaps.map(drafts.withDraft),
  }))
  const gaps = documents.flatMap((document) => document.gaps)
  const open = gaps.filter((gap) => !done.has(gapName(gap)))
  const empty = open.filter(
    (gap) => canDraft && isDraftable(gap) && gap.state === 'missing' && !typed.has(gapName(gap)),
  )

  useEffect(() => {
    if (next === null) return
    const box = document.getElementById(next.id) ?? said.current
    box?.focus({ preventScroll: true })
    box?.scrollIntoView({ block: 'center' })
  }, [next])

  function onTyped(gap: PlacedGap, isTyped: boolean): void {
    const name = gapName(gap)
    setTyped(
      (now) => new Set([...[...now].filter((each) => each !== name), ...(isTyped ? [name] : [])]),
    )
  }

  function onSettled(gap: PlacedGap, how: How): void {
    onTyped(gap, false)
    setDone((now) => new Map([...now, [gapName(gap), how]]))
    const at = open.findIndex((each) => gapName(each) === gapName(gap))
    const following = open[at + 1] ?? open.find((_each, index) => index !== at)
    setNext({ id: following ? boxId(following) : '' })
  }

  const leftHere = counts.map(({ tag, state, count }) => {
    const among = (some: readonly PlacedGap[]) =>
      some.filter((gap) => isAmong(gap, { tag, state })).length
    return { tag, state, count: count - among(before) + among(open) }
  })

  return (
    <>
      <TranslationCounts counts={leftHere} shown={shown} />
      <p className="desk-translations__said" ref={said} role="status" tabIndex={-1}>
        {say({ i18n }, saidWords(open.length, done.size))}
      </p>
      {canDraft && <DraftAll drafts={drafts} gaps={empty} />}
      {documents.map(({ title, place, screen, gaps }) => (
        <section aria-label={say({ i18n }, title)} key={place}>
          <h2>{say({ i18n }, title)}</h2>
          <ul>
            {gaps.map((gap) => (
              <Entry
                drafts={canDraft && isDraftable(gap) ? drafts : null}
                gap={gap}
                how={done.get(gapName(gap))}
                key={gapName(gap)}
                onSettled={onSettled}
                onTyped={onTyped}
              />
            ))}
          </ul>
          <PublishPart
            place={place}
            saved={gaps.filter((gap) => gap.place === place && done.get(gapName(gap)) === 'saved')}
            screen={screen}
          />
        </section>
      ))}
      {left > 0 && <p>{say({ i18n }, moreWords(left))}</p>}
    </>
  )
}

function saidWords(open: number, done: number): Words {
  if (open === 0)
    return { en: 'Nothing is left to translate here.', ja: '翻訳が必要な文章はありません。' }
  if (done === 0) return { en: '', ja: '' }
  return {
    en: `Done: ${done}. Left here: ${open}.`,
    ja: `${done}件が終わりました。残りは${open}件です。`,
  }
}

function moreWords(left: number): Words {
  return {
    en: `${left} more are shown when you reload the page once some of these are done.`,
    ja: `ほかに${left}件あります。上の文章が終わったらページを再読み込みすると、続きを表示します。`,
  }
}
