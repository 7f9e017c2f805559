import { useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { say } from '../../base/words.ts'
import { type Drafted, draftedSchema } from '../../content/languages/translations/gap-states.ts'
import type { PlacedGap } from '../../content/languages/translations/unfinished.ts'
import { UNREACHED } from '../menu/send-menu.ts'
import { gapName } from './settled.ts'

/** The texts that are being drafted: how many of how many have been tried, and how many failed. */
type Progress = { tried: number; of: number; failed: number; isOver: boolean }

/** The drafts by machine that were made since the page was opened, one text after another. */
export function useDrafts() {
  const { i18n } = useTranslation()
  const [drafted, setDrafted] = useState<ReadonlyMap<string, Drafted>>(new Map())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [current, setCurrent] = useState<string | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const isStopped = useRef(false)

  /** @returns whether there is a draft now */
  async function draft(gap: PlacedGap): Promise<boolean> {
    const name = gapName(gap)
    setCurrent(name)
    setRefused((now) => new Map([...now].filter(([each]) => each !== name)))
    const address = `/api/${gap.place}/draft?locale=${gap.tag}`
    const answer = await askDesk(address, draftedSchema, { body: { key: gap.key } })
    setCurrent(null)
    if ('refusal' in answer) {
      const sentence = sentenceOf(answer.refusal) ?? say({ i18n }, UNREACHED)
      setRefused((now) => new Map([...now, [name, sentence]]))
      return false
    }
    setDrafted((now) => new Map([...now, [name, answer.value]]))
    return true
  }

  /** @param isWanted whether a text is still to be drafted when its turn comes */
  async function draftAll(
    gaps: readonly PlacedGap[],
    isWanted: (gap: PlacedGap) => boolean,
  ): Promise<void> {
    isStopped.current = false
    const of = gaps.length
    let [tried, failed] = [0, 0]
    for (const gap of gaps) {
      if (isStopped.current) break
      setProgress({ tried, of, failed, isOver: false })
      if (isWanted(gap) && !(await draft(gap))) failed += 1
      tried += 1
    }
    setProgress({ tried, of, failed, isOver: true })
  }

  return {
    /** A text with what was drafted for it here. */
    withDraft: (gap: PlacedGap): PlacedGap => {
      const own = drafted.get(gapName(gap))
      return own ? { ...gap, ...own, state: 'drafted' } : gap
    },
    /** Why a text has no draft; `null` where it was not tried, or has one. */
    refusalOf: (gap: PlacedGap) => refused.get(gapName(gap)) ?? null,
    /** Whether a text is being drafted, and whether any is. */
    isDrafting: (gap: PlacedGap) => current === gapName(gap),
    isBusy: current !== null,
    progress,
    draft,
    draftAll,
    stop: () => {
      isStopped.current = true
    },
  }
}

export type Drafts = ReturnType<typeof useDrafts>
