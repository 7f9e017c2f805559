import type { PaperKind } from '@noren/contract/paper/paper-path'
import type { Words } from '../../base/words.ts'

/** The name of the screen. */
export const PRINT: Words = { en: 'Print', ja: '印刷' }

export const SHEET_NAMES: { readonly [K in PaperKind]: Words } = {
  menu: { en: 'Menu', ja: 'お品書き' },
  card: { en: 'Table card', ja: '卓上カード' },
  allergens: { en: 'Allergen chart', ja: 'アレルギー一覧表' },
  notice: { en: 'Door notice', ja: '店頭のお知らせ' },
}

/** What a sheet is, beside its name. */
export const SHEET_FACTS: { readonly [K in PaperKind]: Words } = {
  menu: { en: 'A4, portrait.', ja: 'A4縦。' },
  card: {
    en: 'Four of A6 on one A4: cut along the marks. The code leads to the menu on the site.',
    ja: 'A4の用紙にA6が4枚。四方の線で切り分けます。二次元コードからサイトのお品書きが開きます。',
  },
  allergens: { en: 'A4, landscape.', ja: 'A4横。' },
  notice: {
    en: 'A4, portrait. Of a closure or special hours that are published.',
    ja: 'A4縦。公開した臨時休業・特別営業から作ります。',
  },
}

export const PRINT_WORDS = {
  /** On links to the screen. */
  link: { en: 'Print', ja: '印刷する' },
  linkAll: { en: 'Print menus and notices', ja: 'お品書きやお知らせを印刷する' },
  linkNotice: { en: 'Print a notice', ja: 'お知らせを印刷する' },
  press: { en: 'Print this sheet', ja: 'この用紙を印刷する' },
  sheets: { en: 'Sheet', ja: '用紙' },
  languages: { en: 'Language', ja: '言語' },
  closures: { en: 'Of which days', ja: 'どの日のお知らせか' },
  restaurants: { en: 'Restaurants', ja: '店舗' },
  preview: { en: 'The sheet', ja: '用紙の見本' },
  /** At full size, in the dialog of the browser. */
  dialog: {
    en: 'In the dialog: paper A4, scale 100 %, margins none.',
    ja: '印刷画面では、用紙A4・倍率100%・余白なしを選んでください。',
  },
  published: {
    en: 'It shows what is published, and carries the number of that version.',
    ja: '公開中の内容を印刷し、その版の番号が入ります。',
  },
  unpublished: {
    en: 'This restaurant has changes that are not published. They are not on the sheet.',
    ja: '未公開の変更があります。用紙には入りません。',
  },
  notShown: {
    en: 'This restaurant is not published yet, so there is nothing to print.',
    ja: 'この店舗はまだ公開されていないため、印刷できません。',
  },
  noDishes: {
    en: 'No dish of this restaurant is on the site.',
    ja: '公開中の品がありません。',
  },
  noClosures: {
    en: 'No closures or special hours are published from today on.',
    ja: '今日以降の臨時休業・特別営業は、公開されていません。',
  },
  enter: { en: 'Enter closures', ja: '臨時休業を入力する' },
  open: { en: 'Open the restaurant', ja: '店舗の編集画面を開く' },
  choose: {
    en: 'Choose a restaurant: its menu, table card, allergen chart and door notice are printed as published.',
    ja: '店舗を選ぶと、公開中のお品書き・卓上カード・アレルギー一覧表・店頭のお知らせを印刷できます。',
  },
  noRestaurants: {
    en: 'There is no restaurant you may change yet.',
    ja: '変更できるレストランがまだありません。',
  },
} as const satisfies Record<string, Words>
