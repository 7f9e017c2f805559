import { useForm, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { TAGS } from '../../../base/locales.ts'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'
import { otherName } from '../other-name.ts'
import {
  COMPANY_PLACEHOLDERS,
  type CompanyFacts,
  type CompanyPlaceholder,
  withPlaceholders,
} from './placeholders.ts'

const factsSchema = v.record(v.string(), v.unknown())

/** Below a text that may name facts of the company: puts in their placeholders, and offers to where one is written out. */
export function PlaceholderTools({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { dispatchFields, getField, getFields, setModified } = useForm()
  const facts = useCompanyFacts()
  const boxes = TAGS.map((tag) => ({
    tag,
    at: tag === code ? path : otherName(path, tag),
  }))
  const texts = useFormFields(([fields]) =>
    JSON.stringify(boxes.map(({ at }) => String(fields[at]?.value ?? ''))),
  )
  const changed = boxes.flatMap(({ at, tag }, index) => {
    const text = String(v.parse(v.array(v.string()), JSON.parse(texts))[index])
    const better = withPlaceholders(text, facts[tag] ?? {})
    return better === text ? [] : [{ at, better }]
  })

  /** All at once: of updates one by one, the answer to an earlier save may undo all but the last. */
  function write(texts: readonly { at: string; better: string }[]): void {
    const fields = getFields()
    const formState = Object.fromEntries(
      texts.map(({ at, better }) => [
        at,
        { ...fields[at], value: better, isModified: true, valid: true },
      ]),
    )
    dispatchFields({ type: 'UPDATE_MANY', formState })
    setModified(true)
  }

  /** At the cursor in the text's own language, else at its end. */
  function putIn(name: CompanyPlaceholder): void {
    const text = String(getField(path)?.value ?? '')
    const box = document.getElementById(`field-${path.replaceAll('.', '__')}`)
    const isBox = box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement
    const start = (isBox ? box.selectionStart : null) ?? text.length
    write([{ at: path, better: `${text.slice(0, start)}{${name}}${text.slice(start)}` }])
    box?.focus()
  }

  return (
    <div className="desk-placeholders">
      {say({ i18n }, PUT_IN)}
      {COMPANY_PLACEHOLDERS.map((name) => (
        <button key={name} onClick={() => putIn(name)} type="button">
          {say({ i18n }, FACT_WORDS[name])}
        </button>
      ))}
      {changed.length > 0 && (
        <p className="desk-placeholders__offer" role="status">
          {say({ i18n }, WRITTEN_OUT)}
          <DeskButton onClick={() => write(changed)} size="small">
            {say({ i18n }, REPLACE)}
          </DeskButton>
        </p>
      )}
    </div>
  )
}

const PUT_IN: Words = { en: 'Put in from the company:', ja: '会社の情報を入れる：' }

const FACT_WORDS: { [P in CompanyPlaceholder]: Words } = {
  phone: { en: 'Phone', ja: '電話番号' },
  email: { en: 'Email', ja: 'メールアドレス' },
  address: { en: 'Address', ja: '住所' },
}

const WRITTEN_OUT: Words = {
  en: 'The company’s phone number, email or address is written out here. As {phone}, {email} or {address} it changes with the company’s.',
  ja: '会社の電話番号・メールアドレス・住所がそのまま書かれています。{phone}・{email}・{address} に置き換えると、会社情報を変えたときに自動で変わります。',
}

const REPLACE: Words = { en: 'Replace', ja: '置き換える' }

/** What the company says of itself by now, by the tags of languages. */
function useCompanyFacts(): Readonly<Record<string, CompanyFacts>> {
  const [facts, setFacts] = useState<Readonly<Record<string, CompanyFacts>>>({})
  useEffect(() => {
    let isGone = false
    void Promise.all(
      TAGS.map(async (tag) => {
        const { value = {} } = await askDesk(
          `/api/globals/company?depth=0&draft=true&locale=${tag}`,
          factsSchema,
        )
        const known = COMPANY_PLACEHOLDERS.map((name) => [name, String(value[name] ?? '')])
        return [tag, Object.fromEntries(known)] as const
      }),
    ).then((all) => {
      if (!isGone) setFacts(Object.fromEntries(all))
    })
    return () => {
      isGone = true
    }
  }, [])
  return facts
}
