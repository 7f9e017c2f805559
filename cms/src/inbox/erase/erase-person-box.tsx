'use client'

import { pressedKey } from '@noren/contract/pressed-key'
import { Button, toast, useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { say, type Words } from '../../base/words.ts'
import { FoundPerson } from './found-person.tsx'
import { type Found, foundSchema, isContact } from './person.ts'

/** For owners, below the links of the list: finds all enquiries of one person, and erases them for good. */
export function ErasePersonBox() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { routes } = useConfig().config
  const router = useRouter()
  const [contact, setContact] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const id = useId()
  if (user?.role !== 'owner') return null

  async function ask(erase?: string[]): Promise<void> {
    const path = `${routes.api}/enquiries/person`
    const { value: answer } = await askDesk(path, foundSchema, { body: { contact, erase } })
    if (!answer) return void toast.error(say({ i18n }, FAILED))
    setFound(erase ? null : answer)
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
      {found && <FoundPerson {...found} onErase={ask} />}
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

const erasedWords = (count: number): Words => ({
  en: `${count} erased.`,
  ja: `${count}件を消去しました。`,
})
