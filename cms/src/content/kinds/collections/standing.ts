import { readObject, readText } from '@noren/contract/json'
import type { Standing } from '@noren/contract/standing/standing'
import type {
  CollectionBeforeChangeHook,
  Condition,
  DateFieldValidation,
  GroupField,
} from 'payload'
import { APIError } from 'payload'
import { say, type Words } from '../../../base/words.ts'
import { reach } from '../../../staff/access/roles.ts'
import { choice } from '../../model/fields/choice.ts'
import { day, dayOf, isKept } from '../../model/fields/day.ts'
import { group } from '../../model/fields/layout.ts'
import { mapLink, optionalPhone } from '../../model/fields/links.ts'
import { line, lineWith } from '../../model/fields/text.ts'

const KIND_WORDS: { [K in Standing['kind']]: Words } = {
  moves: { en: 'It moves', ja: '移転' },
  pauses: { en: 'It pauses', ja: '休業' },
  closes: { en: 'It closes for good', ja: '閉店' },
}

const when =
  (...kinds: Standing['kind'][]): Condition =>
  (_data, siblings) =>
    kinds.some((kind) => kind === siblings?.kind)

/** A day that cannot be kept is shown of every kind: what is hidden is not checked, and PostgreSQL refuses it. */
const whenDay =
  (name: string, ...kinds: Standing['kind'][]): Condition =>
  (data, siblings, context) =>
    when(...kinds)(data, siblings, context) || (!!siblings?.[name] && !isKept(siblings[name]))

const NEEDED: Words = { en: 'Please choose the day.', ja: '日付を選んでください。' }

const BEFORE: Words = { en: 'This is before the first day.', ja: '始まりの日より前です。' }
const NOT_AFTER: Words = {
  en: 'Please choose a day after the last day open.',
  ja: '最後の営業日より後の日を選んでください。',
}

type Options = { help: Words; needed?: boolean; validate?: DateFieldValidation }

/** A day of some kinds. */
function dayOfKinds(
  name: string,
  label: Words,
  kinds: Standing['kind'][],
  { help, needed = false, validate: more }: Options,
) {
  const field = day(name, {
    label,
    admin: { description: help },
    ...(more && { validate: more }),
  })
  const { validate } = field
  return Object.assign(field, {
    validate: (async (value, options) => {
      if (!value && needed) return say(options.req, NEEDED)
      return (await validate?.(value, options)) ?? true
    }) satisfies typeof validate,
    admin: { ...field.admin, condition: whenDay(name, ...kinds) },
  })
}

/** A last day comes neither before the first one nor, of a closing, while the restaurant is still open. */
const isLast: DateFieldValidation = (value, { req, siblingData }) => {
  const { kind, from, lastDay } = readObject(siblingData)
  if (!value) return true
  const last = dayOf(String(value))
  if (kind === 'closes') return last > dayOf(readText(lastDay)) || say(req, NOT_AFTER)
  return last >= dayOf(readText(from)) || say(req, BEFORE)
}

const ofMove = { condition: when('moves') }

const address = line('address', {
  label: { en: 'New address', ja: '移転先の住所' },
  validate: (value, options) =>
    value ? lineWith(undefined)(value, options) : say(options.req, NO_ADDRESS),
})
const area = line('area', { label: { en: 'New area', ja: '移転先のエリア' } })

/** That a restaurant moves, pauses or closes for good; its page and the whole site follow by the day. */
export const standing: GroupField = group(
  'standing',
  { en: 'It moves, pauses or closes', ja: '移転・休業・閉店' },
  [
    choice('kind', { en: 'What happens', ja: '内容' }, KIND_WORDS),
    dayOfKinds('from', { en: 'First day', ja: '始まりの日' }, ['moves', 'pauses'], {
      needed: true,
      help: {
        en: 'The first day at the new address, or of the pause. From its first minute on the site shows it.',
        ja: '移転先での最初の日、または休業の最初の日です。その日の0時から、サイトの表示が変わります。',
      },
    }),
    dayOfKinds('to', { en: 'Last day of the pause', ja: '休業の最後の日' }, ['pauses'], {
      validate: isLast,
      help: {
        en: 'Left empty, the page says that the day you open again will follow.',
        ja: '空欄の場合は「当面の間」と表示します。',
      },
    }),
    dayOfKinds('lastDay', { en: 'Last day open', ja: '最後の営業日' }, ['closes'], {
      needed: true,
      help: {
        en: 'From the day after, the restaurant is in no list, no search engine’s map of the site, and takes no requests for tables.',
        ja: '翌日から、一覧と検索エンジン向けの情報に載らなくなり、お席のお申し込みも受け付けません。',
      },
    }),
    { ...address, admin: { ...address.admin, ...ofMove } },
    { ...area, admin: { ...area.admin, ...ofMove } },
    { ...optionalPhone, admin: { ...optionalPhone.admin, ...ofMove } },
    { ...mapLink, admin: { ...mapLink.admin, ...ofMove } },
    dayOfKinds(
      'until',
      { en: 'The page says so until', ja: 'ページでお知らせする最後の日' },
      ['moves', 'closes'],
      {
        validate: isLast,
        help: {
          en: 'Optional. Of a closed restaurant nothing is at its address after this day but a line that says so, with the way to the others.',
          ja: '任意です。閉店の場合、この日を過ぎると、ページには閉店のお知らせと一覧へのリンクだけが残ります。',
        },
      },
    ),
    {
      ...line('note', {
        label: { en: 'A word to your guests', ja: 'お客様へのひとこと' },
        help: { en: 'Optional, shown below.', ja: '任意です。お知らせの下に表示します。' },
      }),
    },
  ],
  {
    en: 'The restaurant’s page, lists, requests for tables and what search engines read change automatically on the day.',
    ja: 'その日になると、店舗のページ・一覧・お席のお申し込み・検索エンジン向けの情報が、自動で切り替わります。',
  },
)

const NO_ADDRESS: Words = {
  en: 'Please write the new address.',
  ja: '移転先の住所を入力してください。',
}

const NOT_YOURS: Words = {
  en: 'You may state a pause. That a restaurant moves or closes for good is stated by the company’s editors.',
  ja: '休業は入力できます。移転と閉店は、会社の編集担当者が入力します。',
}

type Stated = { kind?: Standing['kind'] | null } & { [Name in string]?: unknown }

type Stating = { id: number; standing?: Stated | null }

/** What of it counts: dates as they are stored, and nothing for what is empty. */
function facts(stated: Stated | null | undefined): string {
  const names = Object.keys(stated ?? {}).filter((name) => !name.includes('__'))
  const kept = names.sort().map((name) => [name, stated?.[name] || null])
  return JSON.stringify(kept.filter(([, value]) => value !== null))
}

/** Staff of one restaurant may state that it pauses; a move and a closing are the company's to state. */
export const keepStanding: CollectionBeforeChangeHook<Stating> = ({ data, originalDoc, req }) => {
  if (!req.user || reach(req.user, 'listing') === 'all' || data.standing === undefined) return data
  const kinds = [originalDoc?.standing?.kind, data.standing?.kind]
  const isOfCompany = kinds.some((kind) => kind === 'moves' || kind === 'closes')
  if (isOfCompany && facts(data.standing) !== facts(originalDoc?.standing))
    throw new APIError(say(req, NOT_YOURS), 403, null, true)
  return data
}
