import type { Words } from '../../base/words.ts'
import { unaskedWords } from '../../content/fields/dish-words.ts'
import { type Dish, isSame, nameOf, TAGS, unasked } from './dish.ts'

/** What differs between two states of a dish, each in a sentence that begins with its name. */
export function changesOf(before: Dish, after: Dish): Words[] {
  const [en, ja] = [nameOf(before, 'en'), nameOf(before, 'ja')]
  const changes: Words[] = []
  const tell = (words: Words) =>
    changes.push({ en: `${en}: ${words.en}`, ja: `${ja}：${words.ja}` })
  if (before.price !== after.price) {
    const [from, to] = [yenWords(before.price), yenWords(after.price)]
    tell({ en: `${from.en} → ${to.en}`, ja: `${from.ja} → ${to.ja}` })
  }
  for (const tag of TAGS) {
    if (before.name[tag] !== after.name[tag]) {
      tell({
        en: `name “${before.name[tag]}” → “${after.name[tag]}”`,
        ja: `品名「${before.name[tag]}」→「${after.name[tag]}」`,
      })
    }
  }
  if (!isSame(before.category, after.category)) {
    const [old, now] = [before.category, after.category]
    tell({
      en: `category “${old.en || old.ja}” → “${now.en || now.ja}”`,
      ja: `分類「${old.ja || old.en}」→「${now.ja || now.en}」`,
    })
  }
  if (!isSame(before.description, after.description)) {
    tell({ en: 'new description', ja: '説明を変更' })
  }
  const facts = ({ allergensChecked, allergens }: Dish) => [allergensChecked, allergens]
  if (!isSame(facts(before), facts(after))) {
    tell(withUnasked({ en: 'new allergens', ja: 'アレルゲンを変更' }, after))
  } else if (before.allergenList !== after.allergenList) {
    tell(
      withUnasked({ en: 'allergens checked by another list', ja: '別の品目リストで確認' }, after),
    )
  }
  return changes
}

function withUnasked({ en, ja }: Words, dish: Dish): Words {
  const open = unasked(dish)
  if (open.length === 0) return { en, ja }
  const words = unaskedWords(open)
  return { en: `${en} (${words.en})`, ja: `${ja}（${words.ja}）` }
}

/** A price in words. */
export function yenWords(price: number | null): Words {
  if (price === null) return { en: 'no price', ja: '価格なし' }
  const digits = price.toLocaleString('en')
  return { en: `¥${digits}`, ja: `${digits}円` }
}
