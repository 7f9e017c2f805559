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
  // A fact that is changed at once is no form.
  if (req.context.wholeSave) return sent
  const begun = v.safeParse(begunSchema, sent[BEGUN])
  if (!begun.success) {
    check(sent, saved, req)
    return sent
  }
  const clashes: Clash[] = []
  const data = merged(fields, sent, saved, { begun: begun.output, i18n: req.i18n, clashes })
  if (clashes.length === 0) return { ...data, ...outsideOfForms(fields, saved) }
  const by = readText(readObject(saved).changedBy) || null
  const asked: Clashes = { by: by === authorOf(req) ? null : by, clashes }
  // Payload's forms keep of a refusal what is said at a field.
  const errors = [{ path: BEGUN, message: JSON.stringify(asked) }]
  throw new APIError(say(req, ASKED), CONFLICT, { errors }, true)
}

/** What has a screen of its own stays as it is saved, whatever a form sends that was opened before it had one. */
function outsideOfForms(fields: readonly Field[], saved: unknown): Record<string, unknown> {
  const outside = fields.filter((field) => field.type === 'array' && field.admin?.disabled)
  return Object.fromEntries(
    outside.flatMap((field) =>
      'name' in field && field.name ? [[field.name, readObject(saved)[field.name]]] : [],
    ),
  )
}

/** Refuses what was filled in before others saved the document, of whoever does not say with what they began. */
function check(sent: unknown, saved: unknown, req: PayloadRequest): void {
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

const ASKED: Words = {
  en: 'Not saved yet: somebody else has changed the same. Please choose below what is to stay; everything you typed is still here.',
  ja: 'まだ保存していません。同じ項目がほかの画面で変更されました。どちらを残すか、画面の下で選んでください。入力した内容は残っています。',
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
