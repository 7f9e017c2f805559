import type { Language } from '@noren/contract/language'
import { languageWords, type Words } from '../../../base/words.ts'

/** The types of picture that the desk takes. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
]

/** The refusal of any other file. */
export const NO_PICTURE: Words = {
  en: 'This file cannot be used. Please upload a photo as JPEG, PNG, WebP, AVIF or HEIC; open other kinds in a picture program and save them as JPEG.',
  ja: 'このファイルは使えません。JPEG・PNG・WebP・AVIF・HEICの写真をアップロードしてください。ほかの形式は写真ソフトで開き、JPEGで保存し直してください。',
}

/** Texts of choosing a picture of the library. */
export const LIBRARY = {
  choose: { en: 'Choose a picture', ja: '写真を選ぶ' },
  another: { en: 'Choose another', ja: '別の写真にする' },
  change: { en: 'Add or change pictures', ja: '写真を追加・変更する' },
  fromHere: { en: 'New picture from this device', ja: '新しい写真をアップロード' },
  drop: {
    en: 'You can also drop a file here, or paste a picture.',
    ja: 'ファイルをここへドラッグするか、写真を貼り付けることもできます。',
  },
  loading: { en: 'Loading…', ja: '読み込んでいます…' },
  search: { en: 'Search the pictures', ja: '写真を検索' },
  none: { en: 'No picture is found.', ja: '写真が見つかりません。' },
  more: { en: 'Show more', ja: 'もっと見る' },
  unlisted: {
    en: 'The pictures could not be loaded. Please check the connection and try again.',
    ja: '写真を読み込めませんでした。通信状態を確認して、もう一度お試しください。',
  },
} as const satisfies Record<string, Words>

/** Texts of adding one to it. */
export const NEW_PICTURE = {
  choose: { en: 'Choose or take a photo', ja: '写真を選ぶ・撮る' },
  example: { en: 'Grilled mackerel on a black plate', ja: '黒い皿に盛った鯖の炭火焼き' },
  help: {
    en: 'One sentence, read aloud to guests who cannot see it. The other language may follow: it waits under Translations.',
    ja: '写真を見られないお客様に読み上げられる一文です。ほかの言語は、あとから「翻訳の状況」で入力できます。',
  },
  undescribed: {
    en: 'Please write in one sentence what the photo shows.',
    ja: '何が写っているかを一文で入力してください。',
  },
  sending: { en: 'Uploading…', ja: 'アップロードしています…' },
  preparing: { en: 'Preparing the photo…', ja: '写真を準備しています…' },
  same: {
    en: 'The library already has this picture, so you need not upload it again:',
    ja: 'この写真はすでに登録されています。もう一度アップロードする必要はありません：',
  },
  use: { en: 'Use this photo', ja: 'この写真を使う' },
  add: { en: 'Add to the library and use', ja: '登録して使う' },
  waits: { en: 'Waiting for its turn…', ja: '順番を待っています…' },
  added: { en: 'Added to the library.', ja: '登録しました。' },
  cutOff: {
    en: 'The connection was lost before the picture arrived. The upload goes on as soon as it is back.',
    ja: '通信が途切れ、写真が届きませんでした。つながり次第、自動で再開します。',
  },
} as const satisfies Record<string, Words>

/** What is done with one of several pictures: the words on the button. */
export const ACTIONS = {
  open: { en: 'Open', ja: '開く' },
  earlier: { en: 'Forward', ja: '前へ' },
  later: { en: 'Back', ja: '後ろへ' },
  remove: { en: 'Take off', ja: '外す' },
  stop: { en: 'Stop', ja: '中止' },
  again: { en: 'Try again', ja: 'もう一度試す' },
} as const satisfies Record<string, Words>

/** The name of that button. */
export function actionOn(name: string, action: keyof typeof ACTIONS): Words {
  const { en, ja } = ACTIONS[action]
  return { en: `${en}: ${name}`, ja: `${ja}：${name}` }
}

/** Said after a picture was moved. */
export const movedTo = (name: string, place: number, count: number): Words => ({
  en: `“${name}” is now ${place} of ${count}.`,
  ja: `「${name}」を${count}枚中${place}番目に移しました。`,
})

/** Said where more files are given than are taken at once. */
export const tooMany = (limit: number): Words => ({
  en: `At most ${limit} pictures are added at a time. Please add the others afterwards.`,
  ja: `一度に追加できるのは${limit}枚までです。残りはあとから追加してください。`,
})

/** The label of a picture's description. */
export function whatItShows(language: Language): Words {
  const { en, ja } = languageWords(language)
  return { en: `What the photo shows, in ${en}`, ja: `写真の説明（${ja}）` }
}
