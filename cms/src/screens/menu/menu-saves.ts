import { readText } from '@noren/contract/json'
import * as v from 'valibot'
import type { Words } from '../../base/words.ts'
import { nameOf, readDish } from './dish.ts'
import { changesOf } from './dish-words.ts'

/** Versions of a restaurant's dishes, as the desk answers them. */
export const versionsSchema = v.object({
  docs: v.array(
    v.object({
      parent: v.string(),
      updatedAt: v.string(),
      version: v.record(v.string(), v.unknown()),
    }),
  ),
})

type Versions = v.InferOutput<typeof versionsSchema>['docs']

/** The versions, each with its dish. */
export function statesIn(versions: Versions) {
  return versions.map((each) => ({ ...each, dish: readDish(each.version) }))
}

/** One save of a menu: when, by whom, and what changed, dish by dish. */
export type MenuSave = { at: string; by: string; changes: { name: string; words: Words }[] }

/** The saves that versions of dishes tell of, newest first; `language` is that of the names. */
export function savesIn(versions: Versions, language: string): MenuSave[] {
  const states = statesIn(versions)
  const saves: MenuSave[] = []
  let laterOne = Number.POSITIVE_INFINITY
  let inSave = new Set<string>()
  for (const [at, { parent, updatedAt, version, dish }] of states.entries()) {
    const older = states.find((each, index) => index > at && each.parent === parent)
    const changed = older ? changesOf(older.dish, dish) : []
    const words = version.deletedAt
      ? [DELETED]
      : older?.version.deletedAt
        ? [RESTORED]
        : isNew(version, updatedAt)
          ? [ADDED]
          : changed
    if (words.length === 0) continue
    const by = readText(version.changedBy)
    const changes = words.map((each) => ({ name: nameOf(dish, language), words: each }))
    const last = saves.at(-1)
    const moment = Date.parse(updatedAt)
    const isSame = last?.by === by && laterOne - moment < ONE_SAVE_MS && !inSave.has(parent)
    if (isSame) last.changes.push(...changes)
    else saves.push({ at: updatedAt, by, changes })
    inSave = new Set(isSame ? [...inSave, parent] : [parent])
    laterOne = moment
  }
  return saves
}

/** The dishes of one save are written one soon after the other, and each once. */
const ONE_SAVE_MS = 1000

function isNew({ createdAt }: Record<string, unknown>, updatedAt: string): boolean {
  return Math.abs(Date.parse(readText(createdAt)) - Date.parse(updatedAt)) < 1000
}

const ADDED: Words = { en: 'added', ja: '追加' }
const DELETED: Words = { en: 'deleted', ja: '削除' }
const RESTORED: Words = { en: 'restored', ja: '削除を取り消し' }
