import { PAGES_WITH_HEAD } from '@noren/contract/page-heads'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { askDesk } from '../../base/requests/ask-desk.ts'

const shownSchema = v.object({
  origin: v.string(),
  heads: v.array(
    v.object({
      tag: v.string(),
      page: v.picklist(PAGES_WITH_HEAD),
      title: v.optional(v.string()),
      description: v.optional(v.string()),
    }),
  ),
})

/** What the site shows of its pages now. */
export type Shown = v.InferOutput<typeof shownSchema>

/** Asked once for all parts of a form, and again a moment after the last of them was closed. */
let asked: Promise<Shown | null> | null = null

/** What the site shows now; `null` until it is known, or where the site does not answer. */
export function useShown(): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let isHere = true
    asked ??= askDesk('/api/globals/page-heads/shown', shownSchema).then(
      ({ value }) => value ?? null,
    )
    void asked.then((found) => isHere && setShown(found))
    return () => {
      isHere = false
      asked = null
    }
  }, [])
  return shown
}
