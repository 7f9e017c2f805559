import { readObject, readText } from '@noren/contract/json'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { authorOf } from '../versions/changed-by.ts'
import { say, type Words } from '../words.ts'

const CONFLICT = 409

/** Refuses what a form saves that was filled in before somebody else saved the document. */
export const refuseOvertaken: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  // A version that comes back is older by its nature.
  if (req.method === 'PATCH') check(data, originalDoc, req)
}

/** As {@link refuseOvertaken}, for a part of the site there is one of. */
export const refuseOvertakenGlobal: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  check(data, originalDoc, req)
}

function check(sent: unknown, saved: unknown, req: PayloadRequest): void {
  // A fact that is changed at once is no form.
  if (req.context.wholeSave) return
  const { changedBy, factsAsOf, updatedAt } = readObject(saved)
  const known = Date.parse(readText(readObject(sent).updatedAt))
  // Whoever changed the fact: a form left open holds it as it was.
  if (known <= Date.parse(readText(factsAsOf))) throw conflict(say(req, FACTS_CHANGED))
  // One's own saves follow each other.
  if (!changedBy || changedBy === authorOf(req)) return
  if (known < Date.parse(readText(updatedAt)))
    throw conflict(say(req, savedBy(readText(changedBy))))
}

function conflict(message: string): APIError {
  return new APIError(message, CONFLICT, null, true)
}

const FACTS_CHANGED: Words = {
  en: 'Not saved: dishes or closed days of this restaurant were changed on their own screen after this page was opened. Please copy what you wrote, load the page anew and write it in again.',
  ja: '保存していません。このページを開いた後に、お品書きまたは臨時休業の画面でこの店舗の内容が変更されました。書いた文章を控えてからページを読み込み直し、もう一度入力してください。',
}

function savedBy(name: string): Words {
  return {
    en: `Not saved: ${name} has saved this meanwhile. Please copy what you wrote, load the page anew and write it in again.`,
    ja: `保存していません。先に${name}さんがこの内容を保存しました。書いた文章を控えてからページを読み込み直し、もう一度入力してください。`,
  }
}
