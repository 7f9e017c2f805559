import * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import type { Words } from '../../base/words.ts'
import type { MenuChanges } from './changes.ts'
import { dishSchema } from './dish.ts'
import { menusSchema } from './menus.ts'

const menuSchema = v.object({
  dishes: v.array(dishSchema),
  /** The menus that they are on; none where they are all on one. */
  menus: menusSchema,
  /** The desk's addresses of their thumbnails, by the pictures' ids. */
  photos: v.record(v.pipe(v.string(), v.transform(Number)), v.string()),
  /** When the current allergens of a dish were stated, and by whom; by the ids of the dishes. */
  statements: v.record(v.string(), v.object({ at: v.string(), by: v.nullable(v.string()) })),
  /** Whether visitors see the restaurant. */
  isShown: v.boolean(),
})

/** A menu as its screen shows it. */
export type MenuState = v.InferOutput<typeof menuSchema>

/** When the current allergens of a dish were stated, and by whom. */
export type Statement = MenuState['statements'][string]

const savedSchema = v.object({ menu: menuSchema, published: v.nullable(v.string()) })
const clashSchema = v.object({
  menu: menuSchema,
  clashes: v.array(v.object({ id: v.string() })),
  errors: v.tuple([v.object({ message: v.string() })]),
})

/** The desk's answer to a changed menu. */
export type Answer =
  /** `isOut`: the site has it. */
  | { kind: 'saved'; menu: MenuState; isOut: boolean }
  /** Someone else changed the same dishes. */
  | { kind: 'clash'; menu: MenuState; ids: string[]; message: string }
  /** `message` is the desk's own, in the user's language. */
  | { kind: 'refused'; message: string | null }

/** Sends the changes to a menu. */
export async function sendMenu(address: string, changes: MenuChanges): Promise<Answer> {
  const answer = await askDesk(address, savedSchema, { body: changes })
  if (answer.value) {
    const { menu, published } = answer.value
    return { kind: 'saved', menu, isOut: published !== null }
  }
  const clash = v.safeParse(clashSchema, answer.refusal)
  if (!clash.success) return { kind: 'refused', message: sentenceOf(answer.refusal) }
  const { menu, clashes, errors } = clash.output
  return { kind: 'clash', menu, ids: clashes.map(({ id }) => id), message: errors[0].message }
}

const previewSchema = v.object({ address: v.string() })

/**
 * Opens a browser tab with a preview of an unpublished menu.
 * @returns the error: the desk's sentence, empty where it could not be reached; `null` where the tab is open
 */
export async function openPreview(address: string, changes: MenuChanges): Promise<string | null> {
  // Later, once the answer has arrived, a browser would block the new tab.
  const page = window.open('', '_blank')
  const answer = await askDesk(address, previewSchema, { body: changes })
  if (answer.value) {
    if (page) page.location.href = answer.value.address
    return null
  }
  page?.close()
  return sentenceOf(answer.refusal) ?? ''
}

const formerSchema = v.object({ dishes: v.array(dishSchema), menus: menusSchema })

/** The dishes of a past menu, and the menus that they were on. */
export type FormerMenu = v.InferOutput<typeof formerSchema>

/** The menu of a past day or moment. `refused`: the desk's sentence; `null` where it could not be reached. */
export async function formerMenu(
  address: string,
): Promise<FormerMenu | { dishes?: never; refused: string | null }> {
  const answer = await askDesk(address, formerSchema)
  return answer.value ?? { refused: sentenceOf(answer.refusal) }
}

/** Shown where the desk could not be reached. */
export const UNREACHED: Words = {
  en: 'This could not be saved. What you typed is still here: please check the connection and try again.',
  ja: '保存できませんでした。入力した内容は残っています。通信状態を確認して、もう一度お試しください。',
}
