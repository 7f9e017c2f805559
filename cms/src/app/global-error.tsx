'use client'

import { useSyncExternalStore } from 'react'
import { PLAIN_STYLE } from '../base/requests/plain-page.ts'
import { readerLanguage } from '../base/requests/refusal.ts'
import { type DeskLanguage, deskLanguage, type Words } from '../base/words.ts'

/** In place of every screen that could not be shown: what to do next. */
export default function BrokenScreen() {
  const language = useSyncExternalStore(neverChanges, chosenLanguage, () => deskLanguage(''))
  const words = (text: Words) => text[language]
  return (
    <html lang={language}>
      <head>
        <meta content="width=device-width" name="viewport" />
        <title>{words(TITLE)}</title>
        <link href="data:," rel="icon" />
        <style>{PLAIN_STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{words(TITLE)}</h1>
          <p>{words(NEXT)}</p>
          <div className="ways">
            <button onClick={() => window.location.reload()} type="button">
              {words({ en: 'Try again', ja: 'もう一度開く' })}
            </button>
            {/* Not within the page: nothing of it works any more. */}
            <a href="/admin">{words({ en: 'Back to Today', ja: '今日の確認に戻る' })}</a>
          </div>
        </main>
      </body>
    </html>
  )
}

const neverChanges = () => () => {}

/** The server that draws this for the first time does not know it. */
function chosenLanguage(): DeskLanguage {
  return readerLanguage(document.cookie, navigator.languages.join(','))
}

const TITLE: Words = {
  en: 'This screen could not be shown',
  ja: 'この画面を表示できませんでした',
}

const NEXT: Words = {
  en: 'What was saved is still there. Please try again in a moment. If it keeps failing, contact the person who runs the server.',
  ja: '保存した内容は残っています。少し待ってから、もう一度お試しください。変わらない場合は、サーバーの管理者に連絡してください。',
}
