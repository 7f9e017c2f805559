'use client'

import { pressedKey } from '@noren/contract/pressed-key'
import { Button, toast, useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { inTokyo } from '../../ui/in-tokyo.ts'
import { say, type Words } from '../../words.ts'
import { type Found, foundSchema, isContact } from './person.ts'

/** For owners, below the links of the list: finds all enquiries of one person, and erases them for good. */
export function ErasePersonBox() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { routes } = useConfig().config
  const router = useRouter()
  const [contact, setContact] = useState('')
  const [found, setFound] = useState<Found['found'] | null>(null)
  const id = useId()
  if (user?.role !== 'owner') return null

  async function ask(erase?: string[]): Promise<void> {
    const answer = await answerTo(`${routes.api}/enquiries/person`, { contact, erase })
    if (!answer) return void toast.error(say({ i18n }, FAILED))
    setFound(erase ? null : answer.found)
    if (!erase) return
    toast.success(say({ i18n }, erasedWords(answer.erased)))
    setContact('')
    router.refresh()
  }

  function onFind(): void {
    if (isContact(contact)) void ask()
    else toast.error(say({ i18n }, NO_CONTACT))
  }

  return (
    <details className="desk-erase">
      <summary>{say({ i18n }, { en: 'Erase one person…', ja: '特定の方の情報を消去…' })}</summary>
      <label htmlFor={`${id}contact`}>
        {say({ i18n }, { en: 'Email or telephone', ja: 'メールアドレスまたは電話番号' })}
      </label>
      <input
        autoComplete="off"
        id={`${id}contact`}
        onChange={({ target }) => {
          setContact(target.value)
          setFound(null)
        }}
        onKeyDown={({ nativeEvent }) => pressedKey(nativeEvent) === 'Enter' && onFind()}
        value={contact}
      />
      <Button buttonStyle="secondary" margin={false} onClick={onFind}>
        {say({ i18n }, { en: 'Find', ja: '探す' })}
      </Button>
      {found && (
        <div role="status">
          <p>{say({ i18n }, foundWords(found.length))}</p>
          <ul>
            {found.map(({ id, receivedAt, name, subject }) => (
              <li key={id}>{`${inTokyo(new Date(receivedAt))}　${name}　${subject}`}</li>
            ))}
          </ul>
          {found.length > 0 && (
            <Button margin={false} onClick={() => ask(found.map(({ id }) => id))}>
              {say({ i18n }, eraseWords(found.length))}
            </Button>
          )}
        </div>
      )}
    </details>
  )
}

const FAILED: Words = {
  en: 'This did not work, and nothing may have been erased. Please try again.',
  ja: '処理できませんでした。もう一度お試しください。',
}

const NO_CONTACT: Words = {
  en: 'Please write a whole email address or telephone number.',
  ja: 'メールアドレスか電話番号を、省略せずに入力してください。',
}

const foundWords = (count: number): Words =>
  count === 0
    ? { en: 'There is no enquiry from there.', ja: '該当するお問い合わせはありません。' }
    : {
        en: `${count} to be erased for good, with their notes. This cannot be undone, and backups keep them until they are overwritten.`,
        ja: `次の${count}件を、社内メモも含めて完全に消去します。元には戻せません（バックアップには、上書きされるまで残ります）。`,
      }

const eraseWords = (count: number): Words => ({
  en: `Erase ${count} for good`,
  ja: `${count}件を完全に消去する`,
})

const erasedWords = (count: number): Words => ({
  en: `${count} erased.`,
  ja: `${count}件を消去しました。`,
})

/** What the desk found or erased; `null` when it could not be reached or refused. */
async function answerTo(path: string, body: object): Promise<Found | null> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.ok ? v.parse(foundSchema, await answer.json()) : null
  } catch {
    return null
  }
}
