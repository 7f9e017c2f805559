import { readText } from '@noren/contract/json'
import { Forbidden, type Payload, type TypedUser, ValidationError } from 'payload'
import { requestIn } from '../../../base/requests/request-in.ts'
import { type DeskLanguage, joined, type Words } from '../../../base/words.ts'
import type { DraftOf } from '../../model/source.ts'
import { type Publishing, WHY_UNKNOWN } from './plan.ts'
import { tryPublish } from './publish-stored.ts'

/** Why a plan is not carried out, in words for staff, and in the log's. */
export type Why = { words: Words; reason: string }

/** Why a publish is refused; a refusal itself says it in the language of its request alone. */
export async function whyRefused(
  payload: Payload,
  user: TypedUser,
  place: DraftOf,
  publishing: Publishing,
): Promise<Why> {
  const refusedIn = async (language: DeskLanguage): Promise<unknown> => {
    const req = await requestIn(language, payload)
    req.user = user
    return tryPublish(req, place, publishing).catch((refusal) => refusal)
  }
  const ja = await refusedIn('ja')
  if (ja instanceof Forbidden) return { words: NO_RIGHT, reason: 'no right' }
  const [inJapanese, inEnglish] = [faultsIn(ja), faultsIn(await refusedIn('en'))]
  if (inJapanese.length === 0) return { words: WHY_UNKNOWN, reason: 'unknown' }
  const each = inJapanese.map(({ path, label, message }) => {
    const other = inEnglish.find((fault) => fault.path === path)
    return { ja: `${label}：${message}`, en: other ? `${other.label}: ${other.message}` : path }
  })
  return {
    words: joined(each, { en: ' ', ja: '' }),
    reason: `refused: ${inJapanese.map(({ path }) => path).join(', ')}`,
  }
}

/** The refused fields of a document, each with the labels that lead to it and what is wrong. */
export function faultsIn(refusal: unknown): { path: string; label: string; message: string }[] {
  if (!(refusal instanceof ValidationError)) return []
  return refusal.data.errors.map(({ path, label, message }) => ({
    path,
    label: (readText(label) || path).replaceAll(' > ', ' › '),
    message,
  }))
}

const NO_RIGHT: Words = {
  en: 'The account that planned it may no longer publish this.',
  ja: '予定を入れたアカウントに、この内容を公開する権限がなくなっています。',
}

/** The desk came back later than a plan may be carried out by itself. */
export const TOO_LATE: Why = {
  words: {
    en: 'The desk was not running at that time, nor in the 24 hours after it.',
    ja: 'その時刻から24時間のあいだ、管理画面のサーバーが止まっていました。',
  },
  reason: 'too late',
}

export const IN_TRASH: Why = {
  words: { en: 'It is in the trash.', ja: 'ゴミ箱に入っています。' },
  reason: 'in the trash',
}
