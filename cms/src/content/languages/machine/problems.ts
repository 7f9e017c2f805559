import type { Words } from '../../../base/words.ts'

/** Why there is no draft, and what to do. */
export const PROBLEMS = {
  away: {
    en: 'The translation service does not answer. Please try again in a while, or write the text yourself.',
    ja: '翻訳サービスから応答がありません。少し待ってからもう一度お試しになるか、訳を直接入力してください。',
  },
  key: {
    en: 'The translation service does not accept the desk’s key. Please contact the person who runs the server.',
    ja: '翻訳サービスに接続する鍵が受け付けられませんでした。システムの担当者に連絡してください。',
  },
  busy: {
    en: 'The translation service accepts no more texts for now. Please try again later, or write the text yourself.',
    ja: '翻訳サービスの利用が上限に達しています。時間をおいてお試しになるか、訳を直接入力してください。',
  },
  unreadable: {
    en: 'The translation service sent something that is no translation. Please try again, or write the text yourself.',
    ja: '翻訳サービスの返答が訳文ではありませんでした。もう一度お試しになるか、訳を直接入力してください。',
  },
  tooLong: {
    en: 'The machine’s draft was too long for this place and was not kept. Please write the text yourself.',
    ja: '機械の下訳が長すぎたため、取り込みませんでした。訳を直接入力してください。',
  },
  braces: {
    en: 'The machine’s draft lost or changed something in braces, such as {phone}, and was not kept. Please try again, or write the text yourself.',
    ja: '機械の下訳で { } の印が変わっていたため、取り込みませんでした。もう一度お試しになるか、訳を直接入力してください。',
  },
  lines: {
    en: 'The machine’s draft has other line breaks than the source and was not kept. Please try again, or write the text yourself.',
    ja: '機械の下訳の改行が原文と違うため、取り込みませんでした。もう一度お試しになるか、訳を直接入力してください。',
  },
  language: {
    en: 'The machine’s draft is not in the right language and was not kept. Please try again, or write the text yourself.',
    ja: '機械の下訳が別の言語だったため、取り込みませんでした。もう一度お試しになるか、訳を直接入力してください。',
  },
} as const satisfies Record<string, Words>

export type Problem = keyof typeof PROBLEMS

/** A result, or why there is none. */
export type Outcome<Result> =
  | { result: Result; problem?: never }
  | { problem: Problem; result?: never }
