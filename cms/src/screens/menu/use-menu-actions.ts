import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { newId } from '../../base/new-id.ts'
import { say, type Words } from '../../base/words.ts'
import { NOT_OUT } from '../../publish/published-at.ts'
import { dishesOf, type Group, grouped, insertDish, type Make, remove } from './categories.ts'
import { blankDish, type Dish, nameOf, noTexts } from './dish.ts'
import { problemOf } from './dish-problem.ts'
import { useSteady } from './line-hooks.ts'
import type { Said } from './publish-bar.tsx'
import { type Answer, openPreview, UNREACHED } from './send-menu.ts'
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
    const problem = dishesOf(groups).map(problemOf).find(Boolean)
    if (problem) alarm(problem)
    return !problem
  }

  /** Makes a change that one button undoes. */
  function changeUndoably(make: Make, words: Words): void {
    const before = groups
    change(make)
    const undo = () => {
      change(() => before)
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
    onAddGroup: () => {
      const key = newId()
      change((now) => [...now, { key, name: noTexts(), dishes: [blankDish()] }])
      setBegun(key)
    },
    takeOver: (dishes: readonly Dish[]) => changeUndoably(() => grouped(dishes), TAKEN),
    putBack: (dish: Dish) => change((now) => grouped([...dishesOf(now), dish])),
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
      if (isWhole() && changed.size > 0)
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
