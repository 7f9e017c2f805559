import { escapeHtml } from '../src/base/requests/plain-page.ts'
import { type DeskLanguage, say, type Words } from '../src/base/words.ts'
import type { ScreenData } from '../src/desk/screens/screen.ts'
import type { ScreenEntry } from './screen-files.ts'

type Look = {
  language: DeskLanguage
  /** What the reader chose; without a choice, the look of their system. */
  theme: string | null
  entry: ScreenEntry
}

/** What stands in the place of the screen until its script has run: it appears only after a while. */
const NOT_DRAWN: Words = {
  en: 'This screen could not be shown. The connection may be interrupted, or the browser is too old: the desk works with Chrome, Edge, Firefox and Safari of the last two years.',
  ja: 'この画面を表示できませんでした。通信が途切れているか、ブラウザが古い可能性があります。管理画面は、ここ2年以内のChrome・Edge・Firefox・Safariでお使いいただけます。',
}
const AGAIN: Words = { en: 'Load this page again', ja: 'このページを再読み込みする' }
const NO_SCRIPT: Words = {
  en: 'The desk needs JavaScript. Please allow it in the settings of the browser.',
  ja: '管理画面にはJavaScriptが必要です。ブラウザの設定で有効にしてください。',
}

/** The document of a screen of ours, which carries what it shows. */
export function documentOf(data: ScreenData, { language, theme, entry }: Look): string {
  const reader = { i18n: { language } }
  const titles = data.frame.trail.slice(1).map(({ label }) => label)
  const title = [...titles.toReversed(), 'Noren'].join(' – ')
  const look = theme === null ? '' : ` data-theme="${theme}"`
  const lines = [
    ...entry.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...entry.preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...entry.scripts.map((file) => `<script type="module" src="${file}"></script>`),
  ]
  return `<!doctype html>
<html lang="${language}" data-version="${entry.version}"${look}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${lines.join('\n')}
</head>
<body>
<div id="root">
<div class="shell-not-drawn"><p>${say(reader, NOT_DRAWN)}</p><p><a href="">${say(reader, AGAIN)}</a></p></div>
<noscript><p class="shell-no-script">${say(reader, NO_SCRIPT)}</p></noscript>
</div>
<script type="application/json" id="screen">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
}
