import { ALLERGENS } from '@noren/contract/allergens/allergens'
import { CURRENT_LIST } from '@noren/contract/allergens/lists'
import { unaskedWords } from '../../content/model/fields/dish-facts.ts'
import { menuAddress } from '../../content/model/screen-addresses.ts'
import { readDishes, unasked } from '../menu/dish.ts'
import { type Asking, byRestaurant, type Task, type TaskLine, withRest } from './task.ts'

const LINES = 6

/** Dishes checked by a list of allergens that lacks some that the law now requires. */
export async function allergensAgain(asking: Asking): Promise<Task> {
  const { payload, user } = asking
  const dishes = await payload.find({
    collection: 'dishes',
    where: {
      and: [
        { allergensChecked: { equals: true } },
        {
          or: [
            { allergenList: { exists: false } },
            { allergenList: { not_equals: CURRENT_LIST.date } },
          ],
        },
      ],
    },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    select: { restaurant: true, allergensChecked: true, allergenList: true, allergens: true },
  })
  const restaurants = await byRestaurant(asking, dishes.docs)
  const menus = restaurants.flatMap(({ id, name, own }) => {
    const open = readDishes(own)
      .map(unasked)
      .filter(({ length }) => length > 0)
    return open.length > 0 ? [{ id, name, open }] : []
  })
  const lines = menus.slice(0, LINES).map(({ id, name, open }): TaskLine => {
    const words = unaskedWords(ALLERGENS.filter((each) => open.some((own) => own.includes(each))))
    return {
      words: {
        en: `${name}: ${open.length} ${open.length === 1 ? 'dish' : 'dishes'}. ${words.en}`,
        ja: `${name}　${open.length}品　${words.ja}`,
      },
      link: menuAddress(id),
    }
  })
  return {
    id: 'allergens',
    title: { en: 'Dishes whose allergens to look at again', ja: 'アレルゲンの再確認が必要な品' },
    nothing: {
      en: 'Every dish was checked by the list of allergens in force.',
      ja: 'アレルゲンの再確認が必要な品はありません。',
    },
    note: {
      en: `The law’s list of allergens has grown (${CURRENT_LIST.date}). Until someone has checked them, the page says “not yet known” for these dishes.`,
      ja: `アレルゲンの品目リストに新しい品目が加わりました（${CURRENT_LIST.date}）。確認が済むまで、ページには「未確認」と表示します。`,
    },
    count: menus.reduce((sum, { open }) => sum + open.length, 0),
    link: menuAddress(),
    isPressing: true,
    lines: withRest(lines, menus.length, menuAddress()),
  }
}
