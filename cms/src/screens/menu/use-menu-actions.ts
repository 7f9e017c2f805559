import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { newId } from '../../base/new-id.ts'
import { say, type Words } from '../../base/words.ts'
import { menuFieldId } from '../../content/model/screen-addresses.ts'
import { NOT_OUT } from '../../publish/published-at.ts'
import {
  dishesOf,
  type Group,
  grouped,
  insertDish,
  type Make,
  onMenus,
  remove,
  within,
} from './categories.ts'
import { blankDish, type Dish, nameOf, noTexts } from './dish.ts'
import { problemOf } from './dish-problem.ts'
import { useSteady } from './line-hooks.ts'
import { firstMenu, menusProblem, newMenu } from './menus.ts'
import type { Said } from './publish-bar.tsx'
import { type Answer, type FormerMenu, openPreview, UNREACHED } from './send-menu.ts'
import { type SoldOut, soldOutWords } from './sold-out.ts'
import type { useMenu } from './use-menu.ts'

/** The actions of a menu's screen, and the messages about them. */
export function useMenuActions(menu: ReturnType<typeof useMenu>, address: string) {
  const { i18n } = useTranslation()
  const [said, setSaid] = useState<Said | null>(null)
  const [begun, setBegun] = useState<string | null>(null)
  const { groups, state, changed, change } = menu
  const nameFor = (dish: Dish) => nameOf(dish, i18n.language)
  const alarm = (words: Words) => setSaid({ tone: 'alarm', text: say({ i18n }, words) })

  function tell(answer: Answer | null, words: Words): void {
    if (answer === null) return
    if (answer.kind !== 'saved') {
      setSaid({ tone: 'alarm', text: answer.message ?? say({ i18n }, UNREACHED) })
    } else if (answer.menu.isShown && !answer.isOut) alarm(NOT_OUT)
    else setSaid({ tone: 'calm', text: say({ i18n }, words) })
  }

  /** Whether the menu can be published as it is; shows why not. */
  function isWhole(): boolean {
    const problem = menusProblem(menu.menus) ?? dishesOf(groups).map(problemOf).find(Boolean)
    if (problem) alarm(problem)
    return !problem
  }

  /** Makes a change that one button undoes. */
  function changeUndoably(make: Make, words: Words, menus = menu.menus): void {
    const before = { groups, menus: menu.menus }
    menu.replace({ groups: make(groups), menus })
    const undo = () => {
      menu.replace(before)
      setSaid(null)
    }
    setSaid({ tone: 'calm', text: say({ i18n }, words), undo })
  }

  return {
    said,
    /** The fields of a name that is to be written next. */
    begun,
    onAdd: ({ key, dishes }: Group) => {
      const dish = blankDish()
      change((now) => insertDish(now, dishes.at(-1)?.id ?? key, dish))
      setBegun(`name.${dish.id}`)
    },
    onAddGroup: (menu: string) => {
      const key = newId()
      change((now) => [...now, { key, menu, name: noTexts(), dishes: [blankDish()] }])
      setBegun(key)
    },
    /** Adds a menu, beside the first one, which has all dishes there are. @returns its key */
    onAddMenu: () => {
      const added = newMenu(newId(), noTexts())
      menu.changeMenus((menus) => (menus.length > 0 ? [...menus, added] : [firstMenu(), added]))
      setBegun(menuFieldId('name', added.key))
      return added.key
    },
    /** Takes over what was, with the menus that the dishes were on. */
    takeBack: ({ dishes, menus }: FormerMenu) =>
      changeUndoably(() => grouped(dishes), TAKEN, menus),
    /** Takes over the dishes of one menu of several. */
    takeOverIn: (open: string, dishes: readonly Dish[]) =>
      changeUndoably(
        within(open, () => grouped(dishes.map((dish) => ({ ...dish, menu: open })))),
        TAKEN,
      ),
    putBack: (dish: Dish) =>
      change((now) => grouped(onMenus([...dishesOf(now), dish], menu.menus))),
    onDiscard: () => {
      menu.discard()
      setSaid(null)
    },
    onPreview: async () => {
      if (!isWhole()) return
      const refused = await openPreview(`${address}/preview`, menu.changes())
      if (refused !== null) setSaid({ tone: 'alarm', text: refused || say({ i18n }, UNREACHED) })
    },
    onPublish: useSteady(async () => {
      if (isWhole() && (changed.size > 0 || menu.counts.menus > 0))
        tell(await menu.publish(), state.isShown ? PUBLISHED : SAVED)
    }),
    onSoldOut: useSteady(async (dish: Dish, to: SoldOut) => {
      const { id, soldOut, soldOutOn } = dish
      tell(await menu.changeAtOnce(id, to, { soldOut, soldOutOn }), soldOutWords(nameFor(dish), to))
    }),
    onChange: useSteady(change),
    onRemove: useSteady((dish: Dish) =>
      changeUndoably((now) => remove(now, dish.id), removedWords(nameFor(dish))),
    ),
  }
}

/** What the first of several menus is called until someone names it. */
function removedWords(name: string): Words {
  return {
    en: `“${name}” is taken off once you publish.`,
    ja: `「${name}」を削除しました（公開するとサイトから消えます）。`,
  }
}

const PUBLISHED = {
  en: 'Published: it is on the site.',
  ja: '公開しました。サイトに表示されます。',
}
const SAVED = { en: 'Saved.', ja: '保存しました。' }
const TAKEN = {
  en: 'This is taken over; it is on the site once you publish.',
  ja: '内容を読み込みました。「公開する」を押すと、サイトに表示されます。',
}
