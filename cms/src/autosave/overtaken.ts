import { readObject, readText } from '@noren/contract/json'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { authorOf } from '../versions/changed-by.ts'
import { say } from '../words.ts'

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
  const { changedBy, updatedAt } = readObject(saved)
  const { updatedAt: known } = readObject(sent)
  // One's own saves follow each other; a fact that is changed at once is no form.
  if (!changedBy || changedBy === authorOf(req) || req.context.wholeSave) return
  if (!(Date.parse(readText(known)) < Date.parse(readText(updatedAt)))) return
  const name = readText(changedBy)
  const message = say(req, {
    en: `Not saved: ${name} has saved this meanwhile. Please copy what you wrote, load the page anew and write it in again.`,
    ja: `保存していません。先に${name}さんがこの内容を保存しました。書いた文章を控えてからページを読み込み直し、もう一度入力してください。`,
  })
  throw new APIError(message, CONFLICT, null, true)
}
