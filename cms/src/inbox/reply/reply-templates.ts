import { readObject, readText } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import type {
  CheckboxField,
  Field,
  GlobalConfig,
  GroupField,
  TextFieldSingleValidation,
} from 'payload'
import { GROUPS } from '../../base/groups.ts'
import { DEFAULT_LOCALE } from '../../base/locales.ts'
import { OF_EVERY_FORM } from '../../base/ui/components.ts'
import type { Words } from '../../base/words.ts'
import { inParts, list, partOf } from '../../content/model/fields/layout.ts'
import { line, lineWith, textWith } from '../../content/model/fields/text.ts'
import { everywhere, reach } from '../../staff/access/roles.ts'
import { reminderSwitch } from '../reminder-switch.ts'
import { TABLE_ANSWERS, type TableAnswer } from '../tables/answered.ts'
import { LETTER_LIMIT, SUBJECT_LIMIT } from './letter.ts'
import {
  type Placeholder,
  placeholdersOf,
  REPLY_KINDS,
  type ReplyKind,
  type ReplyWords,
  type Template,
  tableAnswerOf,
} from './replies.ts'
import { KIND_WORDS, REPLY_WORDS } from './reply-words.ts'

const PLACEHOLDER_WORDS: { [P in Placeholder]: Words } = {
  name: { en: 'the visitor’s name', ja: 'お客様のお名前' },
  reference: { en: 'the reference number', ja: '受付番号' },
  subject: { en: 'the subject of the enquiry', ja: 'お問い合わせの件名' },
  restaurant: { en: 'the restaurant', ja: '店名' },
  when: { en: 'day and time', ja: '来店日時' },
  party: { en: 'how many come', ja: '人数' },
  address: { en: 'the restaurant’s address', ja: '店の住所' },
  phone: { en: 'the restaurant’s phone number', ja: '店の電話番号' },
}

/** When staff use a text of their own. */
const KINDS_OF_OWN = ['answer', ...TABLE_ANSWERS] as const

/** Further texts that staff name themselves. */
const ownTexts = list(
  'own',
  {
    label: { en: 'Your own texts', ja: '独自の文面' },
    row: { en: 'text', ja: '文面' },
    help: {
      en: `Offered after those above, in the languages they are written in. ${helpOf('confirmed').en}`,
      ja: `上の文面のあとに並びます。書いた言語のお客様への返信でだけ選べます。${helpOf('confirmed').ja}`,
    },
    maxRows: 30,
  },
  [
    line('title', {
      label: { en: 'Name, for staff', ja: '名前（スタッフ用）' },
      required: true,
      localized: false,
    }),
    {
      name: 'kind',
      type: 'select',
      label: { en: 'When it is used', ja: '使うとき' },
      required: true,
      defaultValue: 'answer',
      options: KINDS_OF_OWN.map((value) => ({ value, label: KIND_WORDS[value] })),
    },
    ...texts(tableOfRow),
  ],
)

const namesWriter: CheckboxField = {
  name: 'namesWriter',
  type: 'checkbox',
  label: { en: 'Name the member of staff who writes', ja: '署名に担当者の名前を入れる' },
  defaultValue: false,
  admin: {
    description: {
      en: 'As in their account, above or below the name of the restaurant or company. It is in the letter before it is sent, and can be taken out there.',
      ja: 'スタッフの画面の「名前」が「担当：佐藤」のように入ります。送信する前の本文に表示されるので、一通ずつ消すこともできます。',
    },
  },
}

/** The templates that staff begin a reply with, in every language of visitors. */
export const replyTemplates: GlobalConfig = {
  slug: 'reply-letters',
  label: { en: 'Reply texts', ja: '返信の文面' },
  access: { read: everywhere('replyTemplates'), update: everywhere('changeReplyTemplates') },
  admin: {
    group: GROUPS.office,
    hideAPIURL: true,
    // Who may only read them reads them in the reply.
    hidden: ({ user }) => reach(user, 'changeReplyTemplates') !== 'all',
    description: {
      en: 'What replies begin with, in the language the visitor read our pages in: switch the language above to write each. Every reply can still be changed before it is sent.',
      ja: '返信の下書きになる文面です。お客様がご覧になっていた言語の文面が使われます（言語は画面上部で切り替えます）。送信する前に、一通ずつ書き換えることもできます。',
    },
    components: { elements: { beforeDocumentControls: OF_EVERY_FORM } },
  },
  fields: inParts([
    ...[...REPLY_KINDS.map(replyText), reminderText(), ownTexts].map((field) => partOf(field)),
    { name: 'signature', label: { en: 'Signature', ja: '署名' }, fields: [namesWriter] },
  ]),
}

function tableOfRow(row: unknown): TableAnswer | null {
  return tableAnswerOf(readText(readObject(row).kind))
}

/** A reply that the desk has for every company. */
function replyText(kind: ReplyKind): GroupField {
  const table = tableAnswerOf(kind)
  return {
    name: kind,
    type: 'group',
    label: KIND_WORDS[kind],
    admin: { description: helpOf(table) },
    fields: commonTexts(table, ({ templates }) => templates[kind]),
  }
}

/** What the desk writes to guests on the day before, and whether it does. */
function reminderText(): GroupField {
  return {
    name: 'reminder',
    type: 'group',
    label: { en: 'Reminder on the day before', ja: '前日のリマインド' },
    admin: { description: helpOf('confirmed') },
    fields: [reminderSwitch, ...commonTexts('confirmed', ({ reminder }) => reminder)],
  }
}

/** Subject and text, with those of `firstOf` until staff write others, and again where they leave them empty. */
function commonTexts(table: TableAnswer | null, firstOf: (words: ReplyWords) => Template) {
  const firstText = (name: keyof Template, locale: string = DEFAULT_LOCALE): string => {
    const language = LANGUAGES.find((each) => LANGUAGE[each].htmlLang === locale)
    return language ? firstOf(REPLY_WORDS[language])[name] : ''
  }
  return texts(() => table).map((field) => ({
    ...field,
    hooks: {
      afterRead: [
        ({ value, req }: { value?: unknown; req: { locale?: string } }) =>
          value || firstText(field.name, req.locale),
      ],
    },
  }))
}

/** Subject and text of a reply. @param tableOf what it says about a table, which decides what it may name */
function texts(tableOf: (siblings: unknown) => TableAnswer | null) {
  const known = (siblings: unknown) => placeholdersOf(tableOf(siblings))
  const validate: TextFieldSingleValidation = (value, options) =>
    lineWith(known(options.siblingData))(value, options)
  const subject = {
    name: 'subject',
    type: 'text',
    label: { en: 'Subject', ja: '件名' },
    localized: true,
    maxLength: SUBJECT_LIMIT,
    validate,
  } as const satisfies Field
  const text = {
    name: 'text',
    type: 'textarea',
    label: { en: 'Text', ja: '本文' },
    localized: true,
    maxLength: LETTER_LIMIT,
    validate: (value, options) => textWith(known(options.siblingData))(value, options),
    admin: { rows: 14 },
  } as const satisfies Field
  return [subject, text]
}

function helpOf(table: TableAnswer | null): Words {
  const names = placeholdersOf(table)
  const list = (language: keyof Words, colon: string, comma: string) =>
    names.map((name) => `{${name}}${colon}${PLACEHOLDER_WORDS[name][language]}`).join(comma)
  return {
    en: `Filled in automatically: ${list('en', ' ', ', ')}. A line that names something unknown is left out. The signature is added below.`,
    ja: `自動で置き換わる印：${list('ja', '＝', '、')}。分からない項目のある行は省かれます。署名は末尾に自動で付きます。`,
  }
}
