import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { generateNKeysBetween } from 'payload/shared'
import { DEFAULT_LOCALE as locale } from '../../base/locales.ts'
import { saveMany } from '../../base/payload-insides/save-many.ts'
import { inOneSave } from '../../content/model/other-name.ts'
import { changeFact, createFact } from '../../content/model/write-fact.ts'
import { isSame } from './dish.ts'
import { type Menu, readMenus } from './menus.ts'

type Stored = { id: string; place: string }

/** Writes the menus of a restaurant, each a document with its history, where they differ from those stored. */
export async function writeMenus(
  req: PayloadRequest,
  restaurant: number,
  docs: readonly Stored[],
  menus: readonly Menu[],
): Promise<void> {
  const stored = readMenus(docs)
  const inOrder = isSame(
    stored.map(({ key }) => key),
    menus.map(({ key }) => key),
  )
  const places = generateNKeysBetween(null, null, menus.length)
  await saveMany(req, menus, async (menu, req) => {
    const [at, index] = [stored.findIndex(({ key }) => key === menu.key), menus.indexOf(menu)]
    const doc = docs[at]
    if (inOrder && isSame(stored[at], menu)) return
    req.locale = locale
    const { name, note, ...others } = menu
    const place = inOrder && doc ? doc.place : places[index]
    const data = { ...others, place, ...inOneSave('name', name), ...inOneSave('note', note) }
    await (doc
      ? changeFact(req, { slug: 'menus', id: doc.id }, data)
      : createFact(req, 'menus', { id: randomUUID(), restaurant, ...data }))
  })
  const kept = new Set(menus.map(({ key }) => key))
  const removed = docs.filter((_, at) => !kept.has(stored[at]?.key ?? ''))
  const deletedAt = new Date().toISOString()
  await saveMany(req, removed, ({ id }, req) =>
    changeFact(req, { slug: 'menus', id }, { deletedAt }),
  )
}
