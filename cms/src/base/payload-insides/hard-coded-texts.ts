import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { say, type Words } from '../words.ts'

/**
 * Texts that Payload and its libraries have hard-coded instead of in their translations, and their
 * translation. Anchored at both ends: only a whole text matches.
 */
const TEXTS: readonly [RegExp, string][] = [
  // Lists and their heads.
  [/^select-all$/, 'すべて選択'],
  [/^写真の説明.*で検索.*$/, '説明かファイル名で検索'],
  [/^(.+)で検索 または (.+)$/, '$1か$2で検索'],
  [/^([^ -~]*):$/, '$1：'],
  [/^Orderで並べ替え(.+)$/, '表示順で並べ替え$1'],
  [/^No columns selected$/, '表示する列が選ばれていません。'],
  [
    /^To reorder the rows you must first sort them by the "Order" column$/,
    '行を並べ替えるには、先に「表示順」の列で並べてください。',
  ],
  [/^You do not have permission to reorder these rows$/, 'この一覧を並べ替える権限がありません。'],
  [/^invisible$/, '言語'],
  [/^(開く|閉じる) メニュー$/, 'メニューを$1'],
  // Rows that are dragged.
  [/^sortable$/, '並べ替えできます'],
  [/^draggable$/, '動かせます'],
  [
    /^To pick up a draggable item, press the space bar\.\s+While dragging, .*$/s,
    'スペースキーで持ち上げ、矢印キーで動かします。もう一度スペースキーを押すとその位置に置き、Escキーで取り消します。',
  ],
  [/^Picked up draggable item .*$/, '持ち上げました。'],
  [/^Draggable item .* was moved over .*$/, '動かしました。'],
  [/^Draggable item .* is no longer over .*$/, '置ける場所の外に出ました。'],
  [/^Draggable item .* was dropped.*$/, '置きました。'],
  [/^Dragging was cancelled\..*$/, '取り消しました。'],
  // The page beside the form.
  [/^Responsive$/, '画面に合わせる'],
  [/^Phone$/, 'スマートフォン'],
  [/^Desktop$/, 'パソコン'],
  // Select fields.
  [
    /^Use Up and Down to choose options, .*$/,
    '上下の矢印キーで選び、Enterキーで決め、Escキーで閉じます。',
  ],
  [/^(.*) is focused ,?.*press Down to open the menu, .*$/, '下矢印キーで選択肢が開きます。'],
  [
    /^Use left and right to toggle between focused values, .*$/,
    '左右の矢印キーで移り、Backspaceキーで外します。',
  ],
  [/^options? (.*), deselected\.$/, '「$1」を外しました。'],
  [/^options? (.*), selected\.$/, '「$1」を選びました。'],
  [/^option (.*) is disabled\. Select another option\.$/, '「$1」は選べません。'],
  [/^All selected options have been cleared\.$/, '選択をすべて外しました。'],
  [/^value (.*) focused, (\d+) of (\d+)\.$/, '「$1」（$3件中$2件目）'],
  [/^(\d+) results? available(?: for search term .*)?\.$/, '選択肢は$1件です。'],
  // Calendars.
  [/^Time$/, '時刻'],
  [/^Choose Date(?: and Time)?$/, '日付を選ぶ'],
  [/^Choose (.+)$/, '$1を選ぶ'],
  [/^Not available (.+)$/, '$1は選べません'],
  [/^Previous Month$/, '前の月'],
  [/^Next Month$/, '次の月'],
  [/^[Mm]onth\s+(.+)$/, '$1'],
  [/^Month$/, '月'],
  [/^Year$/, '年'],
  [/^Selected dates?: (.*)$/, '選んだ日時：$1'],
  // Comparing versions, files.
  [/^Expand$/, '開く'],
  [/^Collapse$/, '閉じる'],
  [/^Copy URL$/, 'URLをコピー'],
  [/^(\d+) アップロードするファイル$/, '追加するファイル：$1件'],
  [/^1分未満前に保存$/, 'たった今保存しました'],
  [/^1分未満前$/, 'たった今'],
  // Messages that pass.
  [/^Notifications(?: \S+)?$/, 'お知らせ'],
  [/^Close toast$/, 'お知らせを閉じる'],
  [/^Successfully saved (\d+) files$/, '$1件のファイルを保存しました。'],
  [
    /^Failed to save (\d+) files$/,
    '$1件のファイルを保存できませんでした。赤く示した項目を直してください。',
  ],
  [/^Error submitting form$/, '送信できませんでした。もう一度お試しください。'],
  [
    /^Your request was too large to submit successfully\.$/,
    '内容が大きすぎるため、送信できませんでした。',
  ],
  [
    /^(?:Refreshing token|Refreshing permissions|Fetching user) failed: .*$/,
    'ログインの状態を確かめられませんでした。ページを再読み込みしてください。',
  ],
]

/** The browsers' own words for an answer that never came: a form that is saved shows them as they are. */
const UNREACHED =
  /^(?:Failed to fetch|NetworkError when attempting to fetch resource\.|Load failed|network error)$/

const UNREACHED_WORDS: Words = {
  en: 'The desk cannot be reached. What you typed is still here; please check the connection and try again.',
  ja: 'サーバーにつながりません。入力した内容はこの画面に残っています。通信状態を確認して、もう一度お試しください。',
}

/** What the languages of the content call themselves, by the codes that Payload writes. */
const LANGUAGE_NAMES = new Map<string, string>(
  LANGUAGES.map((language) => [LANGUAGE[language].htmlLang, LANGUAGE[language].nativeName]),
)

/** Payload's text in a language of the desk; an unknown one stays as it is. */
export function translated(text: string, language: string): string {
  const named = withLanguageNames(text)
  if (UNREACHED.test(named.trim())) return say({ i18n: { language } }, UNREACHED_WORDS)
  if (language !== 'ja') return inPlainEnglish(named)
  const found = TEXTS.find(([pattern]) => pattern.test(named.trim()))
  return found ? named.trim().replace(...found) : named
}

/** What a list is searched by, which Payload joins from the labels of its fields. */
function inPlainEnglish(text: string): string {
  const [, labels] = /^Search by (.+)$/.exec(text) ?? []
  if (!labels) return text
  const isOfPictures = labels.startsWith('What the picture shows')
  return `Search by ${isOfPictures ? 'description or file name' : labels.toLowerCase()}`
}

/** A text of language codes (`ja, en`) with the languages' names. */
function withLanguageNames(text: string): string {
  const names = text.split(', ').map((code) => LANGUAGE_NAMES.get(code))
  return names.every((name) => name !== undefined) ? names.join(', ') : text
}
