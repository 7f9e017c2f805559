'use client'

import {
  FieldDescription,
  useAuth,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { TextFieldDescriptionClientComponent, TypedUser } from 'payload'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import { say, type Words } from '../../../base/words.ts'
import { reach } from '../../../staff/access/roles.ts'
import { otherName } from '../other-name.ts'
import { freeAddress } from './address-from-name.ts'
import { isSlug, SLUG_RULE, takenWords } from './slug-rule.ts'

const ENGLISH = 'en'

const NOT_YOURS: Words = {
  en: 'Others link to this address, so only staff who look after all restaurants change it. Please ask them, or an administrator.',
  ja: 'リンクや検索結果に使われているアドレスのため、全店舗の担当者だけが変更できます。変えたいときは、担当者か管理者に依頼してください。',
}

const slugsSchema = v.object({
  docs: v.array(v.object({ id: v.number(), slug: v.nullish(v.string()) })),
})

/** Below the address of a restaurant's page: help with it, or why the reader cannot change it. */
export const SlugHint: TextFieldDescriptionClientComponent = (props) => {
  const { i18n } = useTranslation()
  const { user } = useAuth<TypedUser>()
  if (reach(user, 'listing') === 'all') return <AddressHelp {...props} />
  return <FieldDescription description={say({ i18n }, NOT_YOURS)} path={props.path} />
}

/** Makes an address from the English name until somebody writes another, and says why one would be refused. */
const AddressHelp: TextFieldDescriptionClientComponent = ({ field, path }) => {
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
