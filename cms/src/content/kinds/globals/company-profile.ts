import type { RECRUITMENT_TEXTS } from '@noren/contract/resources/company-profile'
import type { Field } from 'payload'
import type { Words } from '../../../base/words.ts'
import { day } from '../../model/fields/day.ts'
import { group, list } from '../../model/fields/layout.ts'
import { count } from '../../model/fields/numbers.ts'
import { COMPANY_PLACEHOLDERS } from '../../model/fields/placeholders.ts'
import { line, paragraphs } from '../../model/fields/text.ts'

export const phoneHours = line('phoneHours', {
  label: { en: 'When the phone is answered', ja: '電話の受付時間' },
  help: {
    en: 'Shown below the number, for example "Weekdays 9:30–18:00".',
    ja: '電話番号の下に表示します（例：平日 9:30〜18:00）。',
  },
})

/** The rows of the table at the end of the about page, except name and address. */
export const companyProfile: Field[] = [
  line('representative', {
    label: { en: 'Representative', ja: '代表者' },
    help: {
      en: 'Title and name, for example "Taro Yamada, Representative Director". With the facts below and the name and address above, it is in the company profile at the end of /about.',
      ja: '役職と氏名（例：代表取締役 山田 太郎）。上の正式名称・住所、下の項目とあわせて、会社案内ページの「会社概要」に表示します。',
    },
  }),
  day('foundedOn', { label: { en: 'Founded on', ja: '設立年月日' } }),
  line('capital', {
    label: { en: 'Capital', ja: '資本金' },
    help: { en: 'For example "30 million yen".', ja: '例：3,000万円' },
  }),
  count('employees', { label: { en: 'Number of people', ja: '従業員数' }, max: 1_000_000 }),
  list(
    'profile',
    {
      label: { en: 'Company profile: further rows', ja: '会社概要：そのほかの項目' },
      row: { en: 'Row', ja: '項目' },
      help: {
        en: 'For example what the company does, its bank, its licences.',
        ja: '例：事業内容、取引銀行、許認可',
      },
      maxRows: 20,
    },
    [
      line('label', { label: { en: 'Label', ja: '項目名' }, required: true }),
      paragraphs('value', { label: { en: 'Text', ja: '内容' }, required: true }),
    ],
  ),
]

const STATEMENTS: { [Name in (typeof RECRUITMENT_TEXTS)[number]]: Words } = {
  licence: { en: 'Licence number', ja: '許可番号' },
  licensedOn: { en: 'Date of the licence', ja: '許可年月日' },
  occupations: { en: 'Occupations and areas handled', ja: '取扱職種の範囲等' },
  fees: { en: 'Fees', ja: '手数料（手数料表）' },
  refunds: { en: 'Refunds', ja: '返戻金制度' },
  complaints: { en: 'Complaints', ja: '苦情の申出先と処理' },
  personalInformation: {
    en: 'Handling of personal information',
    ja: '求人者の情報・求職者の個人情報の取扱い',
  },
}

/** Those that say where to turn to. */
const NAMING = new Set(['complaints', 'personalInformation'])

/** The statements that the Employment Security Act requires from an agency for paid placement. */
export const recruitment = group(
  'recruitment',
  { en: 'Paid recruitment', ja: '有料職業紹介の明示事項' },
  Object.entries(STATEMENTS).map(([name, label]) =>
    paragraphs(name, { label, ...(NAMING.has(name) && { placeholders: COMPANY_PLACEHOLDERS }) }),
  ),
  {
    en: 'Statements the law asks for, shown at the end of /about where at least one is filled in.',
    ja: '職業安定法で明示が求められる事項です。ひとつでも記入すると、会社案内ページの最後に表示します。',
  },
)
