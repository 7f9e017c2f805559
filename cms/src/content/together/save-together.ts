import { readObject, readText } from '@noren/contract/json'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type Field,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { say, type Words } from '../../base/words.ts'
import { authorOf } from '../versions/changed-by.ts'
import { BEGUN, begunSchema, type Clash, type Clashes } from './begun.ts'
import { merged } from './merge.ts'

const CONFLICT = 409

/**
 * Brings together what a form saves and what was saved since it was opened; where both say different
 * things of the same, the form is asked.
 */
export const saveTogether: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) =>
  // A version that comes back is older by its nature.
  req.method === 'PATCH' ? together(collection.fields, data, originalDoc, req) : data

/** As {@link saveTogether}, for a part of the site there is one of. */
export const saveGlobalTogether: GlobalBeforeChangeHook = ({ data, global, originalDoc, req }) =>
  together(global.fields, data, originalDoc, req)

function together(
  fields: readonly Field[],
  sent: Record<string, unknown>,
  saved: unknown,
  req: PayloadRequest,
): Record<string, unknown> {
  const begun = v.safeParse(begunSchema, sent[BEGUN])
  if (!begun.success) {
    check(sent, saved, req)
    return sent
  }
  const clashes: Clash[] = []
  const data = merged(fields, sent, saved, { begun: begun.output, i18n: req.i18n, clashes })
  if (clashes.length === 0) return data
  const by = readText(readObject(saved).changedBy) || null
  const asked: Clashes = { by: by === authorOf(req) ? null : by, clashes }
  // Payload's forms keep of a refusal what is said at a field.
  const errors = [{ path: BEGUN, message: JSON.stringify(asked) }]
  throw new APIError(say(req, ASKED), CONFLICT, { errors }, true)
}

/** Refuses what was filled in before others saved the document, of whoever does not say with what they began. */
function check(sent: unknown, saved: unknown, req: PayloadRequest): void {
  const { changedBy, updatedAt } = readObject(saved)
  const known = Date.parse(readText(readObject(sent).updatedAt))
  // One's own saves follow each other.
  if (!changedBy || changedBy === authorOf(req)) return
  if (known < Date.parse(readText(updatedAt)))
    throw conflict(say(req, savedBy(readText(changedBy))))
}

function conflict(message: string): APIError {
  return new APIError(message, CONFLICT, null, true)
}

const ASKED: Words = {
  en: 'Not saved yet: somebody else has changed the same. Please choose below what is to stay; everything you typed is still here.',
  ja: 'まだ保存していません。同じ項目がほかの画面で変更されました。どちらを残すか、画面の下で選んでください。入力した内容は残っています。',
}

function savedBy(name: string): Words {
  return {
    en: `Not saved: ${name} has saved this meanwhile. Please copy what you wrote, load the page anew and write it in again.`,
    ja: `保存していません。先に${name}さんがこの内容を保存しました。書いた文章を控えてからページを読み込み直し、もう一度入力してください。`,
  }
}
