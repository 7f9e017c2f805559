'use client'

import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { writeMinute } from '@noren/contract/preview'
import { useConfig, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { say, type Words } from '../../base/words.ts'
import { usePlace } from '../../content/languages/translations/document-gaps.tsx'

/** Shows the draft's page as its visitors will see it on some day at some time, in Japan. */
export function PreviewAt() {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const place = usePlace()
  const { routes } = useConfig().config
  const [minute, setMinute] = useState(() => writeMinute(tokyoMinute(new Date())))
  if (!place) return null
  const isRead = minute !== ''
  const addressOf = (path: `/${string}`) =>
    isRead ? formatAdminURL({ apiRoute: routes.api, path }) : undefined
  return (
    <details className="desk-preview-at">
      <summary>{say({ i18n }, TITLE)}</summary>
      <label>
        {say({ i18n }, { en: 'Day and time in Japan', ja: '日時（日本時間）' })}
        <input
          onChange={({ target }) => setMinute(target.value)}
          type="datetime-local"
          value={minute}
        />
      </label>
      <a
        aria-disabled={!isRead}
        href={addressOf(`/${place}/preview?locale=${code}&at=${minute}`)}
        rel="noopener"
        target="_blank"
      >
        {say({ i18n }, SHOW)}
      </a>
      {place.startsWith('restaurants/') && (
        <a
          aria-disabled={!isRead}
          href={addressOf(`/${place}/mails?at=${minute}`)}
          rel="noopener"
          target="_blank"
        >
          {say({ i18n }, MAILS)}
        </a>
      )}
    </details>
  )
}

const TITLE: Words = { en: 'Preview another day or time', ja: '別の日時のページを確認' }

const MAILS: Words = {
  en: 'Read the mails about a table then',
  ja: 'その日時のご予約メールを読む',
}

const SHOW: Words = { en: 'Show the page as it will be then', ja: 'その日時のページを見る' }
