'use client'

import { pressedKey } from '@noren/contract/pressed-key'
import { toast, useAuth, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { type Found, type FoundEnquiry, foundSchema, isContact } from './person.ts'

/** For owners, below the links of the list: finds all enquiries of one person, and erases them for good. */
export function ErasePersonForm() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const router = useRouter()
  const [contact, setContact] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const id = useId()
  if (user?.role !== 'owner') return null

  async function ask(erase?: string[]): Promise<void> {
    const sent = { body: { contact, erase } }
    const { value: answer } = await askDesk('/api/enquiries/person', foundSchema, sent)
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
        {say({ i18n }, { en: 'Email or phone number', ja: 'メールアドレスまたは電話番号' })}
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
      <DeskButton onClick={onFind}>{say({ i18n }, { en: 'Find', ja: '探す' })}</DeskButton>
      {found && <FoundPerson {...found} onErase={ask} />}
    </details>
  )
}

const FAILED: Words = {
  en: 'This did not work, and nothing may have been erased. Please try again.',
  ja: '処理できませんでした。もう一度お試しください。',
}

const NO_CONTACT: Words = {
  en: 'Please write a complete email address or phone number.',
  ja: 'メールアドレスか電話番号を、省略せずに入力してください。',
}

const erasedWords = (count: number): Words => ({
  en: `${count} erased.`,
  ja: `${count}件を消去しました。`,
})

type Props = Pick<Found, 'found' | 'namesakes'> & { onErase: (ids: string[]) => void }

/** One person's enquiries, with the button that erases them; of those from other addresses, the chosen ones. */
function FoundPerson({ found, namesakes, onErase }: Props) {
  const { i18n } = useTranslation()
  const [chosen, setChosen] = useState<string[]>([])
  const doomed = [...found.map(({ id }) => id), ...chosen]
  return (
    <div role="status">
      <p>{say({ i18n }, foundWords(found.length))}</p>
      <ul>
        {found.map((enquiry) => (
          <li key={enquiry.id}>{inOneLine(enquiry)}</li>
        ))}
      </ul>
      {namesakes.length > 0 && (
        <fieldset className="desk-ticks">
          <legend>{say({ i18n }, NAMESAKES)}</legend>
          {namesakes.map((enquiry) => (
            <label className="desk-tick" key={enquiry.id}>
              <input
                checked={chosen.includes(enquiry.id)}
                onChange={({ target }) =>
                  setChosen((before) =>
                    target.checked
                      ? [...before, enquiry.id]
                      : before.filter((id) => id !== enquiry.id),
                  )
                }
                type="checkbox"
              />
              {`${inOneLine(enquiry)}　${enquiry.email}`}
            </label>
          ))}
        </fieldset>
      )}
      {doomed.length > 0 && (
        <DeskButton isMain onClick={() => onErase(doomed)}>
          {say({ i18n }, eraseWords(doomed.length))}
        </DeskButton>
      )}
    </div>
  )
}

function inOneLine({ receivedAt, name, subject }: FoundEnquiry): string {
  return [inTokyo(new Date(receivedAt)), name, subject].filter(Boolean).join('　')
}

const NAMESAKES: Words = {
  en: 'Same name, but another address and phone number. Choose what is from the same person:',
  ja: 'お名前は同じで、連絡先が違うお問い合わせです。同じ方のものがあれば選んでください。',
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
