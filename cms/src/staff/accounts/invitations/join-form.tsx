'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askDesk, NOTHING, sentenceOf } from '../../../base/requests/ask-desk.ts'
import { say, type Words } from '../../../base/words.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { EmailBox } from '../forms/box.tsx'
import { NewPassword, useNewPasswordCheck } from '../forms/new-password.tsx'
import { CodeBox, useCodeAsked } from '../second-factor/code-box.tsx'
import { useAccountCall } from '../use-account-call.ts'
import { type Look, lookSchema } from './answers.ts'

type Props = {
  /** Who is signed in with this browser already. */
  signedIn: string | null
}

/** Says who invited to which company, asks for a password, and goes on to Today. */
export function JoinForm({ signedIn }: Props) {
  const { i18n } = useTranslation()
  const [look, setLook] = useState<Look | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    const sent = { body: { token: tokenHere() }, language: i18n.language, signal: leaving.signal }
    void askDesk('/api/users/join/look', lookSchema, sent).then((answer) => {
      if (leaving.signal.aborted) return
      if ('refusal' in answer) setRefusal(sentenceOf(answer.refusal) ?? say({ i18n }, UNREACHED))
      else setLook(answer.value)
    })
    return () => leaving.abort()
  }, [i18n])

  if (refusal) {
    return (
      <div className="desk-account" role="alert">
        <h1>{say({ i18n }, { en: 'This link opens nothing', ja: 'リンクを開けませんでした' })}</h1>
        <p>{refusal}</p>
        <a href="/admin/login">{say({ i18n }, { en: 'To the sign-in', ja: 'ログイン画面へ' })}</a>
      </div>
    )
  }
  return look && <Choose look={look} signedIn={signedIn} />
}

/** Behind the `#`, which browsers send to nobody. */
const tokenHere = () => window.location.hash.slice(1)

function Choose({ look, signedIn }: Props & { look: Look }) {
  const { i18n } = useTranslation()
  const { call, isRefused, missing, typed, ...form } = useAccountCall<HTMLFormElement>()
  const { refused } = form
  const check = useNewPasswordCheck()
  const isCodeAsked = useCodeAsked(refused)

  async function join(): Promise<void> {
    const boxes = typed()
    if (isRefused({ ...check(boxes), ...missing('code') })) return
    const body = { token: tokenHere(), password: boxes.password, code: boxes.code }
    if (await call('/join', body, NOTHING)) window.location.assign('/admin')
  }

  return (
    <AccountForm {...form} action={say({ i18n }, look.isNew ? JOIN : SAVE)} run={join}>
      <h1>{say({ i18n }, look.isNew ? welcomeWords(look) : FORGOTTEN)}</h1>
      <p>{say({ i18n }, look.isNew ? invitedBy(look) : sentBy(look))}</p>
      {signedIn && <p className="desk-account__must">{say({ i18n }, otherWords(signedIn))}</p>}
      <EmailBox readOnly value={look.email} />
      <NewPassword refused={refused} />
      {isCodeAsked && <CodeBox refused={refused} />}
    </AccountForm>
  )
}

const UNREACHED: Words = {
  en: 'The desk cannot be reached. Please look whether you are online, and open the link again.',
  ja: 'サーバーにつながりません。通信状態を確認して、もう一度リンクを開いてください。',
}

const FORGOTTEN: Words = { en: 'Choose a new password', ja: '新しいパスワードを決める' }
const JOIN: Words = { en: 'Begin', ja: '参加する' }
const SAVE: Words = { en: 'Save and sign in', ja: '保存してログイン' }

const welcomeWords = ({ company }: Look): Words => ({
  en: company ? `Welcome to the desk of ${company}` : 'Welcome',
  ja: company ? `${company}の管理画面へようこそ` : 'ようこそ',
})

const invitedBy = ({ by, name }: Look): Words => ({
  en: `${name ? `${name}, ` : ''}${by || 'An administrator'} has invited you. Choose a password, and you are in.`,
  ja: `${name ? `${name}さん、` : ''}${by ? `${by}さん` : '管理者'}からの招待です。パスワードを決めると参加できます。`,
})

const sentBy = ({ by }: Look): Words => ({
  en: `${by || 'An administrator'} gave you this link. The old password ends with it.`,
  ja: `${by ? `${by}さん` : '管理者'}から届いたリンクです。これまでのパスワードは使えなくなります。`,
})

const otherWords = (who: string): Words => ({
  en: `This browser is signed in as ${who}. Go on only if this link is yours: that session ends here.`,
  ja: `このブラウザでは${who}さんがログイン中です。ご自身宛てのリンクの場合だけ、続けてください。いまのログインは終わります。`,
})
