import { isBlank } from '@noren/contract/invisible'
import { isObject, readNumber, readObject, readText } from '@noren/contract/json'
import type { HtmlLang } from '@noren/contract/language'
import type { Field, JSONField, PayloadRequest } from 'payload'
import { TAGS } from '../../../base/locales.ts'
import { say, type Words } from '../../../base/words.ts'

/** A price with what it is for, as the desk stores it: `{ "label": { "ja": "小" }, "price": 600 }`. */
export type PricedRow = { label: Partial<Record<HtmlLang, string>>; price: number }

/** The longest label. */
const LABEL_LIMIT = 60

/** No dish costs more; the price of a dish has the same limit. */
const DEAREST = 1_000_000

type Options = { label: Words; least: number; most: number }

/**
 * Named prices in one value. Their labels are words that many dishes share, and so no texts of the dish, which a
 * ledger would follow one by one.
 */
export function pricedRows(name: string, { label, least, most }: Options): JSONField {
  return {
    name,
    type: 'json',
    label,
    custom: { pricedRows: true },
    validate: (value, { req }) => rowsProblem(req, value, { least, most }) ?? true,
  }
}

/** Whether a field is one of {@link pricedRows}. */
export function hasPricedRows({ custom }: Field): boolean {
  return custom?.pricedRows === true
}

/** The named prices of a stored value; without those that cannot be read. */
export function readPricedRows(value: unknown): PricedRow[] {
  if (!Array.isArray(value)) return []
  return value.map(readObject).flatMap(({ label, price }) => {
    const [labels, yen] = [readObject(label), readNumber(price)]
    const written = TAGS.filter((tag) => !isBlank(readText(labels[tag])))
    if (written.length === 0 || yen === undefined) return []
    return [
      {
        label: Object.fromEntries(written.map((tag) => [tag, readText(labels[tag]).trim()])),
        price: yen,
      },
    ]
  })
}

function rowsProblem(
  req: PayloadRequest,
  value: unknown,
  { least, most }: Omit<Options, 'label'>,
): string | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value) || !value.every(isRow)) return say(req, UNREADABLE)
  if (value.length === 0) return null
  if (value.length < least || value.length > most) return say(req, countWords(least, most))
  const rows = readPricedRows(value)
  if (rows.length < value.length) return say(req, UNNAMED)
  if (!rows.every(({ price }) => isPrice(price))) return say(req, NO_PRICE)
  const labels = TAGS.map((tag) => rows.flatMap(({ label }) => label[tag] ?? []))
  if (labels.flat().some((label) => label.length > LABEL_LIMIT)) return say(req, LONG)
  return labels.some((each) => new Set(each).size < each.length) ? say(req, TWICE) : null
}

function isRow(row: unknown): boolean {
  if (!isObject(row) || !isObject(row.label)) return false
  const isOfRow = Object.keys(row).every((key) => key === 'label' || key === 'price')
  const texts = Object.entries(row.label)
  const isTag = (key: string) => TAGS.some((tag) => tag === key)
  return isOfRow && texts.every(([tag, text]) => isTag(tag) && typeof text === 'string')
}

function isPrice(price: number): boolean {
  return Number.isInteger(price) && price >= 0 && price <= DEAREST
}

function countWords(least: number, most: number): Words {
  return least > 1
    ? {
        en: `Please write ${least} to ${most} prices.`,
        ja: `価格は${least}〜${most}件にしてください。`,
      }
    : { en: `Please write up to ${most}.`, ja: `${most}件までにしてください。` }
}

const UNREADABLE: Words = {
  en: 'Each line needs a label in one language or more, and a price.',
  ja: '1行ごとに、呼び名（どちらかの言語）と価格が必要です。',
}
const UNNAMED: Words = {
  en: 'Each price needs its label, and each label its price.',
  ja: 'どの価格にも呼び名を、どの呼び名にも価格を入力してください。',
}
const NO_PRICE: Words = {
  en: 'Each price must be a whole number from 0 to 1,000,000.',
  ja: '価格は、0〜1,000,000の整数で入力してください。',
}
const LONG: Words = {
  en: `A label has up to ${LABEL_LIMIT} letters.`,
  ja: `呼び名は${LABEL_LIMIT}文字までです。`,
}
const TWICE: Words = {
  en: 'Two prices have the same label.',
  ja: '同じ呼び名の価格が2つあります。',
}
