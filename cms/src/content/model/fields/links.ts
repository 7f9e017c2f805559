import { parseCoordinates } from '@noren/contract/coordinates'
import { readInstagram } from '@noren/contract/instagram'
import { phoneLink } from '@noren/contract/phone-number'
import { readBusinessSlug } from '@noren/contract/resources/businesses'
import { safeLink } from '@noren/contract/safe-url'
import type { TextField, TextFieldSingleValidation } from 'payload'
import { say, type Words } from '../../../base/words.ts'
import { mapOf, mapProblem } from './map-paste.ts'

type Options = { name: string; label: Words; help: Words; required?: boolean }

/** A text of one line that `accepts` must be able to read; `problem` says what to write instead. */
export function checkedText(
  { name, label, help, required = false }: Options,
  accepts: (value: string) => boolean,
  problem: Words | ((value: string) => Words),
): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) => {
    if (!value?.trim()) return required ? req.t('validation:required') : true
    return accepts(value) || say(req, typeof problem === 'function' ? problem(value) : problem)
  }
  return { name, type: 'text', label, required, admin: { description: help }, validate }
}

/** A phone number as it is printed; the page makes it a link. */
export const phone = phoneField(true)

/** The same; a company may begin without one. */
export const optionalPhone = phoneField(false)

function phoneField(required: boolean): TextField {
  return checkedText(
    {
      name: 'phone',
      required,
      label: { en: 'Phone', ja: '電話番号' },
      help: { en: 'For example 000-000-0000', ja: '例：000-000-0000' },
    },
    (value) => phoneLink(value) !== null,
    {
      en: 'Please write digits, spaces and hyphens only, for example 000-000-0000.',
      ja: '数字・空白・ハイフンだけで入力してください（例：000-000-0000）。',
    },
  )
}

/** A restaurant's map (readings A14). Whatever staff paste, the desk stores the address of a map. */
export const mapLink: TextField = {
  ...checkedText(
    {
      name: 'mapLink',
      label: { en: 'Map', ja: '地図' },
      help: {
        en: 'Open the restaurant in Google Maps, choose Share → Embed a map → Copy HTML, and paste it here as it is. The link of the place in the address bar, or its latitude and longitude, will do as well. Left empty, a general map of the city is shown.',
        ja: 'Googleマップでお店を開き、「共有」→「地図を埋め込む」→「HTMLをコピー」を押して、そのまま貼り付けてください。アドレスバーにあるお店のURLや、緯度・経度でもかまいません。空欄の場合は街の地図を表示します。',
      },
    },
    (value) => mapOf(value) !== null,
    mapProblem,
  ),
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? (mapOf(value) ?? value) : value)],
  },
}

/** A place on the map, as people copy it from map services. */
export const coordinates: TextField = checkedText(
  {
    name: 'coordinates',
    label: { en: 'Coordinates', ja: '緯度・経度' },
    help: {
      en: 'In Google Maps: right-click the restaurant and press the two numbers, which copies them. For example 35.2906, 139.5739',
      ja: 'Googleマップで店の位置を右クリックし、いちばん上の数字を押すとコピーされます（例：35.2906, 139.5739）。',
    },
  },
  (value) => parseCoordinates(value) !== null,
  {
    en: 'Please write the latitude and the longitude, for example 35.2906, 139.5739.',
    ja: '緯度と経度を「35.2906, 139.5739」のように入力してください。',
  },
)

/** An Instagram account (readings A36). */
export const instagram: TextField = checkedText(
  {
    name: 'instagram',
    label: { en: 'Instagram', ja: 'Instagram' },
    help: {
      en: 'The account name, for example @sakura.ginza. Optional.',
      ja: 'アカウント名（例：@sakura.ginza）。任意です。',
    },
  },
  (value) => readInstagram(value) !== null,
  {
    en: 'Please write the account name only: letters, digits, dots and underscores, at most 30.',
    ja: 'アカウント名だけを入力してください（半角英数字・ピリオド・アンダースコア、30文字以内）。',
  },
)

/** A web address visitors can follow. */
export function webAddress(name: string, label: Words, required = false): TextField {
  return checkedText(
    {
      name,
      label,
      required,
      help: { en: 'Starts with https://', ja: 'https:// で始まるURL' },
    },
    (value) => value.trim().startsWith('https://') && safeLink(value) !== null,
    {
      en: 'Please paste the whole address, starting with https://',
      ja: 'https:// から始まるURL全体を貼り付けてください。',
    },
  )
}

/** The short name of a business, with which cards and the footer link to its part of the about page. */
export function businessSlug(name: string, label: Words, help: Words, required = false): TextField {
  return checkedText(
    { name, label, help, required },
    (value) => readBusinessSlug(value) !== undefined,
    {
      en: 'Please use small letters, digits and single hyphens between them, at most 60, for example cleaning.',
      ja: '半角の英小文字・数字と、その間のハイフンだけを使ってください（60文字以内、例：cleaning）。',
    },
  )
}

/** The part of the about page that a card or a line of the footer links to. */
export const businessPart = businessSlug(
  'part',
  { en: 'Leads to its part of the About page', ja: '会社案内ページの事業欄へのリンク' },
  {
    en: 'The short name the business has on the About page, for example cleaning. Left empty, the card leads to the top of that page.',
    ja: '会社案内ページの「事業」で付けた短い名前（例：cleaning）。空欄の場合、カードはページの先頭へ移動します。',
  },
)
