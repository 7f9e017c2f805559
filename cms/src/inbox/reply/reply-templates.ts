import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import type { GlobalConfig, TextareaFieldValidation, TextFieldValidation } from 'payload'
import { text, textarea } from 'payload/shared'
import { GROUPS } from '../../base/groups.ts'
import { DEFAULT_LOCALE } from '../../base/locales.ts'
import { OF_EVERY_FORM } from '../../base/ui/components.ts'
import { say, type Words } from '../../base/words.ts'
import { TEXT_LIMIT } from '../../content/fields/text.ts'
import { everywhere } from '../../staff/access/roles.ts'
import {
  type Placeholder,
  placeholdersOf,
  REPLY_KINDS,
  type ReplyKind,
  type Template,
  unknownPlaceholder,
} from './replies.ts'
import { REPLY_WORDS } from './reply-words.ts'

const KIND_WORDS: { [K in ReplyKind]: Words } = {
  answer: { en: 'Reply to an enquiry', ja: 'お問い合わせへの返信' },
  confirmed: { en: 'Table confirmed', ja: '予約を受けるとき' },
  declined: { en: 'Table declined', ja: '予約をお断りするとき' },
}

const PLACEHOLDER_WORDS: { [P in Placeholder]: Words } = {
  name: { en: 'the visitor’s name', ja: 'お客様のお名前' },
  reference: { en: 'the reference number', ja: '受付番号' },
  subject: { en: 'the subject of the enquiry', ja: 'お問い合わせの件名' },
  restaurant: { en: 'the restaurant', ja: '店名' },
  when: { en: 'day and time', ja: '来店日時' },
  party: { en: 'how many come', ja: '人数' },
  address: { en: 'the restaurant’s address', ja: '店の住所' },
  phone: { en: 'the restaurant’s telephone', ja: '店の電話番号' },
}

/** The templates that staff begin a reply with, in every language of visitors. */
export const replyTemplates: GlobalConfig = {
  slug: 'reply-letters',
  label: { en: 'Reply texts', ja: '返信の文面' },
  access: { read: everywhere('replyTemplates'), update: everywhere('changeReplyTemplates') },
  admin: {
    group: GROUPS.inbox,
    hideAPIURL: true,
    description: {
      en: 'What replies begin with, in the language the visitor read our pages in: switch the language above to write each. Every reply can still be changed before it is sent.',
      ja: '返信の下書きになる文面です。お客様がご覧になっていた言語の文面が使われます（言語は画面上部で切り替えます）。送信する前に、一通ずつ書き換えることもできます。',
    },
    components: { elements: { beforeDocumentControls: OF_EVERY_FORM } },
  },
  fields: REPLY_KINDS.map((kind) => ({
    name: kind,
    type: 'group',
    label: KIND_WORDS[kind],
    admin: { description: helpOf(kind) },
    fields: [
      {
        ...shared(kind, 'subject', { en: 'Subject', ja: '件名' }),
        type: 'text',
        maxLength: 300,
        validate: subjectCheck(kind),
      },
      {
        ...shared(kind, 'text', { en: 'Text', ja: '本文' }),
        type: 'textarea',
        maxLength: TEXT_LIMIT,
        validate: textCheck(kind),
        admin: { rows: 14 },
      },
    ],
  })),
}

function shared(kind: ReplyKind, name: keyof Template, label: Words) {
  return {
    name,
    label,
    localized: true,
    required: true,
    defaultValue: ({ locale }: { locale?: string }) => firstText(kind, name, locale),
  }
}

/** The text until staff write another. */
function firstText(kind: ReplyKind, name: keyof Template, locale: string = DEFAULT_LOCALE): string {
  const language = LANGUAGES.find((each) => LANGUAGE[each].htmlLang === locale)
  return language ? REPLY_WORDS[language].templates[kind][name] : ''
}

function helpOf(kind: ReplyKind): Words {
  const names = placeholdersOf(kind)
  const list = (language: keyof Words, colon: string, comma: string) =>
    names.map((name) => `{${name}}${colon}${PLACEHOLDER_WORDS[name][language]}`).join(comma)
  return {
    en: `Filled in by itself: ${list('en', ' ', ', ')}. A line that names something unknown is left out.`,
    ja: `自動で置き換わる印：${list('ja', '＝', '、')}。分からない項目のある行は省かれます。`,
  }
}

type Check = { req: { i18n: { language: string } } }

function subjectCheck(kind: ReplyKind): TextFieldValidation {
  return async (value, options) => {
    const isOne = await text(value, options)
    return isOne === true ? placeholderProblem(kind, String(value ?? ''), options) : isOne
  }
}

function textCheck(kind: ReplyKind): TextareaFieldValidation {
  return async (value, options) => {
    const isOne = await textarea(value, options)
    return isOne === true ? placeholderProblem(kind, value ?? '', options) : isOne
  }
}

function placeholderProblem(kind: ReplyKind, written: string, { req }: Check): string | true {
  const known = placeholdersOf(kind)
  const unknown = unknownPlaceholder(written, known)
  if (unknown === null) return true
  const names = known.map((name) => `{${name}}`)
  return say(req, {
    en: `“${unknown}” is not filled in. Write one of these as it stands here: ${names.join(', ')}.`,
    ja: `「${unknown}」は置き換えられません。次の印を半角のまま書いてください：${names.join('、')}`,
  })
}
