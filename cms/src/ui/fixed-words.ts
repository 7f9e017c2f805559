/** Messages Payload has in English only, and what they say. */
const SENTENCES: readonly [RegExp, string][] = [
  [/^Successfully saved (\d+) files$/, '$1件のファイルを保存しました。'],
  [
    /^Failed to save (\d+) files$/,
    '$1件のファイルを保存できませんでした。赤く示した項目を直してください。',
  ],
  [/^Failed to fetch the file\.$/, 'ファイルを取得できませんでした。'],
  [
    /^To reorder the rows you must first sort them by the "Order" column$/,
    '行を並べ替えるには、先に「表示順」の列で並べてください。',
  ],
  [
    /^(?:Refreshing token|Refreshing permissions|Fetching user) failed: .*$/,
    'ログインの状態を確かめられませんでした。ページを読み込み直してください。',
  ],
]

/** A message in Japanese; one that is not known stays as it is. */
export function inJapanese(message: string): string {
  const found = SENTENCES.find(([sentence]) => sentence.test(message))
  return found ? message.replace(...found) : message
}
