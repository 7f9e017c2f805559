'use client'

import { toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { TypedUser } from 'payload'
import { useEffect, useId, useState } from 'react'
import type * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { reach } from '../../staff/access/roles.ts'
import { type Addresses, addressesSchema, type typedSchema } from './addresses-schema.ts'

const TITLE: Words = { en: 'Mail about requests for tables', ja: '予約の通知先' }

/** In a restaurant's form: the addresses that get its requests for tables, with a button of their own. */
export function RecipientsField() {
  const { id } = useDocumentInfo()
  const { user } = useAuth<TypedUser>()
  const { i18n } = useTranslation()
  const [typed, setTyped] = useState<Typed | null>(null)
  const [kept, setKept] = useState<Typed>(NONE)
  const [problem, setProblem] = useState<string | null>(null)
  const name = useId()
  const path = `/api/restaurants/${id}/recipients`
  const isTheirs = reach(user, 'recipients') !== 'none'

  function adopt(addresses: Addresses): void {
    setKept(asTyped(addresses))
    setTyped(asTyped(addresses))
  }

  useEffect(() => {
    if (id === undefined || !isTheirs) return
    let isGone = false
    void askDesk(`/api/restaurants/${id}/recipients`, addressesSchema).then(({ value }) => {
      if (isGone || !value) return
      setKept(asTyped(value))
      setTyped(asTyped(value))
    })
    return () => {
      isGone = true
    }
  }, [id, isTheirs])

  async function save(): Promise<void> {
    const answer = await askDesk(path, addressesSchema, { body: typed ?? NONE })
    if (!answer.value) return setProblem(sentenceOf(answer.refusal) ?? say({ i18n }, FAILED))
    setProblem(null)
    adopt(answer.value)
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
            onChange={({ target }) => setTyped({ ...typed, typed: target.value })}
            rows={Math.max(2, typed.typed.split('\n').length)}
            spellCheck={false}
            value={typed.typed}
          />
          <label htmlFor={`${name}reply`}>{say({ i18n }, REPLY_LABEL)}</label>
          <input
            aria-describedby={`${name}reply-help`}
            autoCapitalize="off"
            autoComplete="off"
            // The form around it is the restaurant's, and Enter in here must not save that.
            form=""
            id={`${name}reply`}
            inputMode="email"
            onChange={({ target }) => setTyped({ ...typed, typedReplyTo: target.value })}
            spellCheck={false}
            value={typed.typedReplyTo}
          />
          <p id={`${name}reply-help`}>{say({ i18n }, REPLY_HELP)}</p>
          {problem && (
            <p className="desk-recipients__problem" role="alert">
              {problem}
            </p>
          )}
          <DeskButton disabled={isSame(typed, kept)} onClick={save}>
            {say({ i18n }, { en: 'Save these addresses', ja: '通知先を保存' })}
          </DeskButton>
        </>
      )}
    </section>
  )
}

type Typed = Required<v.InferInput<typeof typedSchema>>

const NONE: Typed = { typed: '', typedReplyTo: '' }

function asTyped({ addresses, replyTo }: Addresses): Typed {
  return { typed: addresses.join('\n'), typedReplyTo: replyTo }
}

function isSame(one: Typed, other: Typed): boolean {
  return one.typed === other.typed && one.typedReplyTo === other.typedReplyTo
}

const REPLY_LABEL: Words = {
  en: 'Address that guests answer to',
  ja: 'お客様のご返信の宛先',
}

const REPLY_HELP: Words = {
  en: 'Guests see it when they answer a letter about their table here. Left empty, their answers go to the address of the company. It is never on the site.',
  ja: 'この店舗の予約についてのメールに、お客様が返信したときに届くアドレスです（お客様に見えます）。空欄の場合は、会社のメールアドレスに届きます。サイトには表示されません。',
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
