'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { DEFAULT_LOCALE } from '../../base/locales.ts'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { NOT_OUT } from '../../publish/published-at.ts'
import { type Choice, nameOf, type Saved } from './closure.ts'

/** A save that succeeded; `isGone` where it removed something. */
export type Done = Saved & { isGone: boolean }

/** Shows what went live and when, and links to the pages it is on. */
export function Outcome({ choices, done }: { choices: readonly Choice[]; done: Done }) {
  const { i18n } = useTranslation()
  const { routes } = useConfig().config
  const desk = i18n.language === 'ja' ? 'ja' : 'en'
  const shown = choices.filter(({ id }) => done.shown.includes(id))
  return (
    <div className={`desk-notice desk-notice--${done.published ? 'calm' : 'alarm'}`}>
      <p>{say({ i18n }, wordsOf(done))}</p>
      <ul className="desk-closures__pages">
        {shown.map((choice) => (
          <li key={choice.id}>
            <a
              href={`${routes.api}/restaurants/${choice.id}/page?locale=${DEFAULT_LOCALE}`}
              rel="noopener"
              target="_blank"
            >
              {say(
                { i18n },
                { en: `Page of ${nameOf(choice, desk)}`, ja: `${nameOf(choice, desk)}のページ` },
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function wordsOf({ shown, published, isGone }: Done): Words {
  if (shown.length === 0) {
    return {
      en: 'Saved. Visitors see it once the restaurant itself is published.',
      ja: '保存しました。店のページが公開されると表示されます。',
    }
  }
  if (!published) return NOT_OUT
  const at = inTokyo(new Date(published))
  return isGone
    ? {
        en: `Deleted: gone from the site since ${at}.`,
        ja: `削除しました。${at} にサイトから消えました。`,
      }
    : {
        en: `Published: on the site since ${at}.`,
        ja: `公開しました。${at} からサイトに表示されています。`,
      }
}
