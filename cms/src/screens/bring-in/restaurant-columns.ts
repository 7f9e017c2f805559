import { SERVICE_DAYS, type ServiceDay } from '@noren/contract/hours/opening-hours'
import { type HtmlLang, LANGUAGE } from '@noren/contract/language'
import { DAY_WORDS } from '../../content/model/fields/hours/hours-words.ts'
import { headingOf, tagNamed } from '../menu/paste/columns.ts'

/** The texts of a restaurant, which each language has its own of. */
export type TextName = 'name' | 'cuisine' | 'area' | 'description' | 'about' | 'address' | 'hours'

/** Its facts, which are the same in all languages. */
export type FactName = 'phone' | 'slug' | 'seats' | 'postalCode' | 'website' | 'instagram'

/** When it is open: on all days, on one of them; and the days on which it is closed. */
export type HoursName = 'everyDay' | 'closed' | ServiceDay

/** What a column of a table of restaurants holds. */
export type RestaurantColumn =
  | { text: TextName; tag: HtmlLang }
  | { fact: FactName }
  | { hours: HoursName }

type Kind = { text: TextName } | { fact: FactName } | { hours: HoursName }

/** The headings of each kind: the label in the form, in both languages, and others that mean the same. */
const HEADINGS: readonly (readonly [Kind, ...words: string[]])[] = [
  [{ text: 'name' }, '店名', '店舗名', '店舗', '名前', '名称', 'Name', 'Restaurant'],
  [{ text: 'cuisine' }, '料理', 'ジャンル', 'Kind of food', 'Cuisine'],
  [{ text: 'area' }, 'エリア', '地域', 'Area'],
  [
    { text: 'description' },
    ...['ひとことで', 'ひとこと', '紹介文', '説明', 'In a sentence or two', 'Description'],
  ],
  [{ text: 'about' }, 'お店について', 'About this restaurant', 'About'],
  [{ fact: 'postalCode' }, '郵便番号', 'Postal code'],
  [{ text: 'address' }, '住所', '所在地', 'Address'],
  [{ fact: 'phone' }, '電話番号', '電話', 'TEL', 'Telephone', 'Phone'],
  [{ hours: 'everyDay' }, '営業時間', '毎日', '全日', 'Opening hours', 'Hours', 'Every day'],
  ...SERVICE_DAYS.map((day): [Kind, ...string[]] => {
    const { en, ja } = DAY_WORDS[day]
    return [{ hours: day }, ja, `${ja}曜`, `${ja}曜日`, en, day]
  }),
  [{ hours: 'closed' }, '定休日', '休業日', 'Closed on', 'Closed'],
  [{ text: 'hours' }, '営業時間の補足', 'Remarks on the opening hours'],
  [{ fact: 'seats' }, '席数', 'Seats'],
  [{ fact: 'website' }, '店の公式サイト', '公式サイト', 'Website of its own', 'Website'],
  [{ fact: 'instagram' }, 'インスタグラム', 'Instagram'],
  [{ fact: 'slug' }, 'ページのアドレス', 'Address of the page', 'Slug', 'URL'],
]

/** The kinds by their headings, without spaces and in lower case. */
const KINDS: ReadonlyMap<string, Kind> = new Map(
  HEADINGS.flatMap(([kind, ...words]) =>
    words.map((each) => [headingOf(each).word, kind] as const),
  ),
)

/** The column of a heading: `店名`, `店名（英語）`, `Address (Japanese)`, `月曜日`. */
export function restaurantColumnOf(heading: string): RestaurantColumn | null {
  const { word, note } = headingOf(heading)
  const kind = KINDS.get(word)
  if (!kind || !('text' in kind)) return kind ?? null
  const language = /[^\0-\x7f]/.test(word) ? 'jp' : 'en'
  return { ...kind, tag: tagNamed(note) ?? LANGUAGE[language].htmlLang }
}
