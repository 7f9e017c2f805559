'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import type { Found, FoundEnquiry } from './person.ts'

type Props = Pick<Found, 'found' | 'namesakes'> & { onErase: (ids: string[]) => void }

/** The enquiries of one person, with the button that erases them; of those from elsewhere, the ones that are chosen. */
export function FoundPerson({ found, namesakes, onErase }: Props) {
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
        <Button margin={false} onClick={() => onErase(doomed)}>
          {say({ i18n }, eraseWords(doomed.length))}
        </Button>
      )}
    </div>
  )
}

function inOneLine({ receivedAt, name, subject }: FoundEnquiry): string {
  return `${inTokyo(new Date(receivedAt))}　${name}　${subject}`
}

const NAMESAKES: Words = {
  en: 'Of the same name, with another address and telephone number. Choose what is of the same person:',
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
