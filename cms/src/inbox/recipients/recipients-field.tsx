'use client'

import { toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { TypedUser } from 'payload'
import { useEffect, useId, useState } from 'react'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { reach } from '../../staff/access/roles.ts'
import { addressesSchema } from './addresses-schema.ts'

const TITLE: Words = { en: 'Mail about requests for tables', ja: '予約の通知先' }

/** In a restaurant's form: the addresses that get its requests for tables, with a button of their own. */
export function RecipientsField() {
  const { id } = useDocumentInfo()
  const { user } = useAuth<TypedUser>()
  const { i18n } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const [kept, setKept] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const name = useId()
  const path = `/api/restaurants/${id}/recipients`
  const isTheirs = reach(user, 'recipients') !== 'none'

  function adopt(addresses: readonly string[]): void {
    setKept(addresses.join('\n'))
    setTyped(addresses.join('\n'))
  }

  useEffect(() => {
    if (id === undefined || !isTheirs) return
    let isGone = false
    void askDesk(`/api/restaurants/${id}/recipients`, addressesSchema).then(({ value }) => {
      if (isGone || !value) return
      setKept(value.addresses.join('\n'))
      setTyped(value.addresses.join('\n'))
    })
    return () => {
      isGone = true
    }
  }, [id, isTheirs])

  async function save(): Promise<void> {
    const answer = await askDesk(path, addressesSchema, { body: { typed: typed ?? '' } })
    if (!answer.value) return setProblem(sentenceOf(answer.refusal) ?? say({ i18n }, FAILED))
    setProblem(null)
    adopt(answer.value.addresses)
    toast.success(say({ i18n }, savedWords(answer.value.addresses.length)))
  }

  if (!isTheirs) return null
  return (
    <section aria-labelledby={`${name}title`} className="desk-recipients field-type">
      <h3 id={`${name}title`}>{say({ i18n }, TITLE)}</h3>
      <p id={`${name}help`}>{say({ i18n }, id === undefined ? NOT_YET : HELP)}</p>
      {typed !== null && (
        <>
          <label htmlFor={`${name}typed`}>{say({ i18n }, LABEL)}</label>
          <textarea
            aria-describedby={`${name}help`}
            aria-invalid={problem !== null}
            autoCapitalize="off"
            autoComplete="off"
            id={`${name}typed`}
            inputMode="email"
            onChange={({ target }) => setTyped(target.value)}
            rows={Math.max(2, typed.split('\n').length)}
            spellCheck={false}
            value={typed}
          />
          {problem && (
            <p className="desk-recipients__problem" role="alert">
              {problem}
            </p>
          )}
          <DeskButton disabled={typed === kept} onClick={save}>
            {say({ i18n }, { en: 'Save these addresses', ja: '通知先を保存' })}
          </DeskButton>
        </>
      )}
    </section>
  )
}

const LABEL: Words = {
  en: 'Email addresses, one on each line',
  ja: 'メールアドレス（1行に1件）',
}

const HELP: Words = {
  en: 'Requests for a table here are mailed to these addresses. Left empty, they are mailed to the company. The addresses are never on the site, and hold within a minute, without publishing.',
  ja: 'この店舗へのご予約のお申し込みを、メールでお知らせします。空欄の場合は、会社の宛先に届きます。サイトには表示されません。公開しなくても、保存すれば1分ほどで切り替わります。',
}

const NOT_YET: Words = {
  en: 'Once this restaurant is saved, its addresses are written here.',
  ja: '店舗を保存すると、ここに通知先のメールアドレスを入力できます。',
}

const FAILED: Words = {
  en: 'This could not be saved. Please try again.',
  ja: '保存できませんでした。もう一度お試しください。',
}

const savedWords = (count: number): Words =>
  count === 0
    ? {
        en: 'Saved. Requests are mailed to the company.',
        ja: '保存しました。お申し込みは会社の宛先に届きます。',
      }
    : {
        en: `Saved. Requests are mailed to ${count === 1 ? 'this address' : `these ${count} addresses`}.`,
        ja: `保存しました。お申し込みは、この${count}件のアドレスに届きます。`,
      }
