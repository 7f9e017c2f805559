import type { Accent } from '@noren/contract/accent'
import {
  MENU_OF_RESTAURANT,
  MENUS_OF_LIST,
  RECIPIENTS_OF_RESTAURANT,
  RESTAURANT_CARDS,
} from '../../../base/ui/components.ts'
import { restaurantsAccess } from '../../../staff/access/content.ts'
import { picture, pictures } from '../../library/media/picture-fields.ts'
import { choice } from '../../model/fields/choice.ts'
import { isDay } from '../../model/fields/day.ts'
import { type FormPart, formPlace, inParts, partOf } from '../../model/fields/layout.ts'
import { instagram, mapLink, phone } from '../../model/fields/links.ts'
import { notCopied } from '../../model/fields/not-copied.ts'
import { openingHours } from '../../model/fields/opening-hours.ts'
import { reservations } from '../../model/fields/reservations.ts'
import { formerSlugs, keepAddresses, keepFormerSlugs, slug } from '../../model/fields/slug.ts'
import { line, paragraphs } from '../../model/fields/text.ts'
import { contentCollection } from '../content-collection.ts'
import { copyDishes, deleteFacts, noteDuplicated, trashFacts } from '../facts/follow-restaurant.ts'
import { restaurantFacts } from './restaurant-facts.ts'
import { keepStanding, standing } from './standing.ts'

const ACCENT_WORDS: { [A in Accent]: { en: string; ja: string } } = {
  ember: { en: 'Ember (red)', ja: '熾火（赤）' },
  cedar: { en: 'Cedar (green)', ja: '杉（緑）' },
  harbour: { en: 'Harbour (blue)', ja: '港（青）' },
  amber: { en: 'Amber (gold)', ja: '琥珀（金）' },
  plum: { en: 'Plum (purple)', ja: '梅（紫）' },
  indigo: { en: 'The company’s colour', ja: '会社の色' },
}

/** What visitors read of it first, and where it is. */
const introduction: FormPart = {
  name: 'introduction',
  label: { en: 'The restaurant', ja: '店の紹介' },
  fields: [
    ...notCopied([
      line('name', { label: { en: 'Name', ja: '店名' }, required: true, room: 'restaurantName' }),
    ]),
    line('cuisine', {
      label: { en: 'Kind of food', ja: '料理' },
      help: { en: 'For example "Charcoal and seafood".', ja: '例：「炭火と魚介」' },
    }),
    ...notCopied([
      line('area', {
        label: { en: 'Area', ja: 'エリア' },
        help: { en: 'For example "Ginza".', ja: '例：「銀座」' },
      }),
      paragraphs('description', {
        label: { en: 'In a sentence or two', ja: 'ひとことで' },
        help: {
          en: 'The large lines at the top of the page, and what search results show.',
          ja: 'ページ上部の大きな文章です。検索結果にも表示されます。',
        },
        required: true,
      }),
      paragraphs('about', {
        label: { en: 'About this restaurant', ja: 'この店について' },
        help: {
          en: 'The longer text. An empty line starts a new paragraph. Up to 20,000 characters.',
          ja: '詳しい紹介文です。空行で段落が分かれます。20,000文字まで。',
        },
      }),
      paragraphs('summary', {
        label: { en: 'On the card in the list', ja: '一覧カードの文章' },
        help: {
          en: 'Optional; left empty, the text above is shown.',
          ja: '任意です。空欄の場合は「ひとことで」の文章を表示します。',
        },
      }),
      line('address', { label: { en: 'Address', ja: '住所' }, required: true }),
      phone,
    ]),
  ],
}

const hours = partOf(
  openingHours,
  paragraphs('hours', {
    label: { en: 'Remarks on the opening hours', ja: '営業時間の補足' },
    help: {
      en: 'Optional. The page writes out the opening hours above and adds this, for example "We close early when the soba is sold out". Only where no times of service are given above, write the hours themselves here.',
      ja: '任意です。上の営業時間から自動で文章を作り、その後に加えます（例：「そばがなくなりしだい閉店」）。上に営業時間帯を入力しない場合だけ、営業時間そのものをここに書いてください。',
    },
  }),
)

const tables: FormPart = {
  name: 'tables',
  label: { en: 'Tables and seats', ja: '予約とお席' },
  fields: [reservations, formPlace('recipients', RECIPIENTS_OF_RESTAURANT), restaurantFacts],
}

const photos: FormPart = {
  name: 'photos',
  label: { en: 'Photos', ja: '写真' },
  fields: notCopied([
    picture('mainPhoto', {
      label: { en: 'Main photo', ja: 'メイン写真' },
      place: 'restaurant',
      help: { en: 'Wide.', ja: '横長の写真です。' },
    }),
    picture('fallbackPhoto', {
      label: { en: 'Spare photo', ja: '予備の写真' },
      place: 'spare',
      help: {
        en: 'Shown when there is no main photo or it cannot be loaded.',
        ja: 'メイン写真がないとき、または読み込めないときに表示します。',
      },
    }),
    pictures('gallery', { label: { en: 'Gallery', ja: 'ギャラリー' }, place: 'gallery' }),
  ]),
}

const more: FormPart = {
  name: 'more',
  label: { en: 'More', ja: 'その他' },
  fields: [formPlace('menuLink', MENU_OF_RESTAURANT), ...notCopied([instagram, mapLink])],
}

const standingPart = partOf({
  ...standing,
  fields: notCopied(standing.fields),
})

export const restaurants = contentCollection({
  slug: 'restaurants',
  singular: { en: 'Restaurant', ja: 'レストラン' },
  plural: { en: 'Restaurants', ja: 'レストラン' },
  add: { en: 'Add a restaurant', ja: '店舗を追加' },
  group: false,
  help: {
    en: 'Each restaurant has its own page and is listed in the menu, the footer and the list.',
    ja: '店舗ごとにページがあり、ヘッダー・フッター・一覧に表示されます。',
  },
  title: 'name',
  beforeList: [MENUS_OF_LIST, RESTAURANT_CARDS],
  columns: ['name', 'area', 'slug', '_status', 'listedSince'],
  more: {
    access: restaurantsAccess,
    defaultSort: 'listedSince',
    hooks: {
      beforeValidate: [keepAddresses],
      beforeChange: [keepFormerSlugs, keepStanding],
      beforeOperation: [noteDuplicated],
      afterChange: [copyDishes, trashFacts],
      beforeDelete: [deleteFacts],
    },
  },
  fields: [
    ...inParts([introduction, hours, tables, photos, standingPart, more]),
    ...notCopied([slug]),
    choice('accent', { en: 'Colour', ja: '色' }, ACCENT_WORDS, {
      required: true,
      defaultValue: 'indigo',
      admin: { position: 'sidebar' },
    }),
    {
      name: 'listedSince',
      type: 'date',
      label: { en: 'Listed since', ja: '掲載開始日' },
      required: true,
      validate: isDay,
      defaultValue: () => new Date().toISOString(),
      hooks: { beforeDuplicate: [() => new Date().toISOString()] },
      admin: {
        position: 'sidebar',
        date: { displayFormat: 'yyyy-MM-dd' },
        description: {
          en: 'Restaurants are listed oldest first.',
          ja: '古い順に並びます。',
        },
      },
    },
    ...notCopied([formerSlugs]),
  ],
})
