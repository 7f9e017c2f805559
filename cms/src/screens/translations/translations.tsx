'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useAskBeforeLeaving } from '../../base/ui/ask-before-leaving.ts'
import { say, type Words } from '../../base/words.ts'
import type { PlacedGap, Unfinished } from '../../content/translations/documents.ts'
import { Entry } from './entry.tsx'
import { PublishPart } from './publish-part.tsx'
import { boxId, gapName, type How } from './settled.ts'
import type { Shown } from './shown.ts'
import { type Count, TranslationCounts } from './translation-counts.tsx'

type Props = {
  documents: readonly Unfinished[]
  counts: readonly Count[]
  shown: Shown
  /** How many more texts there are than the page shows. */
  left: number
}

/** The texts that need work, by document, each with the box to translate it in. */
export function Translations({ documents, counts, shown, left }: Props) {
  const { i18n } = useTranslation()
  const [done, setDone] = useState<ReadonlyMap<string, How>>(new Map())
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set())
  const [next, setNext] = useState<{ id: string } | null>(null)
  const said = useRef<HTMLParagraphElement>(null)
  useAskBeforeLeaving(typed.size > 0)

  const gaps = documents.flatMap((document) => document.gaps)
  const open = gaps.filter((gap) => !done.has(gapName(gap)))

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
    const at = open.indexOf(gap)
    const following = open[at + 1] ?? open.find((each) => each !== gap)
    setNext({ id: following ? boxId(following) : '' })
  }

  const leftHere = counts.map((each) => ({
    ...each,
    count: each.count - gaps.filter((gap) => isDone(gap, each)).length,
  }))

  function isDone(gap: PlacedGap, { tag, state }: Count): boolean {
    return gap.tag === tag && gap.state === state && done.has(gapName(gap))
  }

  return (
    <>
      <TranslationCounts counts={leftHere} shown={shown} />
      <p className="desk-translations__said" ref={said} role="status" tabIndex={-1}>
        {say({ i18n }, saidWords(open.length, done.size))}
      </p>
      {documents.map(({ title, place, screen, gaps }) => (
        <section aria-label={say({ i18n }, title)} key={place}>
          <h2>{say({ i18n }, title)}</h2>
          <ul>
            {gaps.map((gap) => (
              <Entry
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
