'use client'

import { DEFAULT_LANGUAGE, languageFromCode } from '@noren/contract/language'
import { PAGES_WITH_HEAD, type PageWithHead } from '@noren/contract/page-heads'
import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { TAGS } from '../../../base/locales.ts'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import { say, type Words } from '../../../base/words.ts'
import { otherLabel, otherName } from '../../model/other-name.ts'
import { inResult, type Part } from './result-room.ts'

/** A page as a search engine lists it, in each language the form shows, with what is typed. */
export function SearchResult({ page }: { page: PageWithHead }) {
  const { code } = useLocale()
  const shown = useShown()
  const tags = TAGS.toSorted((one) => (one === code ? -1 : 1))
  return (
    <div className="desk-results">
      {tags.map((tag) => (
        <Result isOwn={tag === code} key={tag} page={page} shown={shown} tag={tag} />
      ))}
    </div>
  )
}

type Props = { page: PageWithHead; tag: string; isOwn: boolean; shown: Shown | null }

function Result({ page, tag, isOwn, shown }: Props) {
  const { i18n } = useTranslation()
  const title = useTyped(`${page}.title`, tag, isOwn)
  const description = useTyped(`${page}.description`, tag, isOwn)
  if (title === undefined || !shown) return null
  const now = shown.heads.find((each) => each.tag === tag && each.page === page)
  const language = languageFromCode(tag) ?? DEFAULT_LANGUAGE
  const texts: Record<Part, string> = {
    title: withCompany(page, title, now?.title ?? ''),
    description: description || (now?.description ?? ''),
  }
  const inTitle = inResult('title', language, texts.title)
  const inDescription = inResult('description', language, texts.description)
  return (
    <figure className="desk-result">
      <figcaption>{otherLabel(say({ i18n }, RESULT), tag, i18n.language)}</figcaption>
      <div className="desk-result__page" lang={tag}>
        <span className="desk-result__address">{shown.origin}</span>
        <strong>{inTitle.shown}</strong>
        <span>{inDescription.shown}</span>
      </div>
      {title && <Room {...inTitle} label={TITLE} />}
      {description && <Room {...inDescription} label={DESCRIPTION} />}
    </figure>
  )
}

function Room({ label, isCut, words }: { label: Words; isCut: boolean; words: Words | null }) {
  const { i18n } = useTranslation()
  if (!words) return null
  return (
    <p className="desk-room" data-over={isCut}>
      {say({ i18n }, label)} {say({ i18n }, words)}
    </p>
  )
}

/** What stands in the form's field; `undefined` where the form does not show this language. */
function useTyped(path: string, tag: string, isOwn: boolean): string | undefined {
  return useFormFields(([fields]) => {
    const field = fields[isOwn ? path : otherName(path, tag)]
    return field && String(field.value ?? '').trim()
  })
}

/** As the site writes it: behind the title of every page but the home page stands the company. */
function withCompany(page: PageWithHead, title: string, now: string): string {
  if (!title) return now
  return page === 'home' ? title : title + (/\s?[|｜][^|｜]*$/.exec(now)?.[0] ?? '')
}

const RESULT: Words = { en: 'In search results', ja: '検索結果での見え方' }
const TITLE: Words = { en: 'Title:', ja: 'タイトル' }
const DESCRIPTION: Words = { en: 'Description:', ja: '説明文' }

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
type Shown = v.InferOutput<typeof shownSchema>

/** Asked once for all parts of a form, and again a moment after the last of them was closed. */
let asked: Promise<Shown | null> | null = null

/** What the site shows now; `null` until it is known, or where the site does not answer. */
function useShown(): Shown | null {
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
