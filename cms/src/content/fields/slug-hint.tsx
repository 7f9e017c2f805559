'use client'

import {
  FieldDescription,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { TextFieldDescriptionClientComponent } from 'payload'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { say } from '../../base/words.ts'
import { otherName } from '../side-by-side/other-name.ts'
import { freeAddress } from './address-from-name.ts'
import { isSlug, SLUG_RULE, takenWords } from './slug-rule.ts'

const ENGLISH = 'en'

const slugsSchema = v.object({
  docs: v.array(v.object({ id: v.number(), slug: v.nullish(v.string()) })),
})

/**
 * Below the address of a restaurant's page: makes one from the English name until somebody writes another,
 * and says why one would be refused.
 */
export const SlugHint: TextFieldDescriptionClientComponent = ({ field, path }) => {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { hasPublishedDoc, id } = useDocumentInfo()
  const { value } = useField<string | null>({ path })
  const { dispatchFields, getFields, setModified } = useForm()
  const english = code === ENGLISH ? 'name' : otherName('name', ENGLISH)
  const name = useFormFields(([fields]) => String(fields[english]?.value ?? ''))
  const taken = useTaken(id)
  /** The name before the last change: an address that it makes was not written by hand. */
  const before = useRef(name)
  const slug = value ?? ''

  useEffect(() => {
    if (!taken) return
    const next = freeAddress(name, taken)
    const isOurs = slug === '' || slug === freeAddress(before.current, taken)
    before.current = name
    if (hasPublishedDoc || !isOurs || !next || slug === next) return
    // Payload's update of one field lets the answer to an earlier save undo what is typed into the name.
    const made = { ...getFields()[path], value: next, isModified: true, valid: true }
    dispatchFields({ type: 'UPDATE_MANY', formState: { [path]: made } })
    setModified(true)
  }, [name, taken, hasPublishedDoc])

  const isRefused = slug !== '' && (!isSlug(slug) || taken?.has(slug))
  const help = field.admin?.description
  return (
    <>
      {help && <FieldDescription description={help} path={path} />}
      {isRefused && (
        <p className="desk-room" data-over="true">
          {say({ i18n }, isSlug(slug) ? takenWords(slug) : SLUG_RULE)}
        </p>
      )}
    </>
  )
}

/** The addresses of the other restaurants; `null` until they are known. */
function useTaken(id: number | string | undefined): ReadonlySet<string> | null {
  const [taken, setTaken] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    let isGone = false
    const query = 'depth=0&draft=true&limit=1000&trash=true&select[slug]=true'
    void askDesk(`/api/restaurants?${query}`, slugsSchema).then(({ value }) => {
      if (isGone || !value) return
      const others = value.docs.filter((each) => each.id !== id)
      setTaken(new Set(others.flatMap(({ slug }) => slug ?? [])))
    })
    return () => {
      isGone = true
    }
  }, [id])
  return taken
}
