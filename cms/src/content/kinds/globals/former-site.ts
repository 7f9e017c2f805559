import type { GlobalConfig, PayloadRequest, TextareaFieldValidation } from 'payload'
import { GROUPS } from '../../../base/groups.ts'
import { settings } from '../../../base/settings.ts'
import { OF_EVERY_FORM } from '../../../base/ui/components.ts'
import { deskLanguage, say, type Words } from '../../../base/words.ts'
import { everywhere } from '../../../staff/access/roles.ts'
import { recordSaved } from '../../../staff/audit/hooks.ts'
import { broughtAlong } from '../../model/brought-along.ts'
import { askForPublish } from '../ask-for-publish.ts'
import { checkLines } from '../former-site/check-lines.ts'
import { type Fault, type Line, readLines } from '../former-site/read-lines.ts'
import { ANY, NONE, pagesOfDesk, sitePages } from '../former-site/site-pages.ts'

/** Characters of the whole list: 200 for each of its 10,000 lines. */
const LIST_LIMIT = 2_000_000

/** Faults that are named at once. */
const NAMED = 20

const validate: TextareaFieldValidation = async (value, { event, req }) => {
  if (!value) return true
  if (value.length > LIST_LIMIT) return say(req, TOO_LONG)
  const { lines, faults } = readLines(value, settings.siteOrigin)
  // While staff type, only what needs no question to the database.
  const checked = event === 'onChange' ? [] : await checkedIn(req, lines)
  const all = [...faults, ...checked].sort((one, other) => one.line - other.line)
  return all.length === 0 || said(all, req)
}

/** An exported list is always taken: its pages may be gone, or new ones may have come to its addresses. */
async function checkedIn(req: PayloadRequest, lines: readonly Line[]): Promise<Fault[]> {
  if (broughtAlong(req)) return checkLines(lines, sitePages(ANY), sitePages(NONE))
  return checkLines(lines, sitePages(await pagesOfDesk(req)))
}

const owners = everywhere('formerSite')

/** Addresses of the company's former website: one text, which is public as soon as it is saved. */
export const formerSite: GlobalConfig = {
  slug: 'former-site',
  label: { en: 'Addresses of the former website', ja: '以前のサイトのアドレス' },
  access: { read: owners, update: owners },
  admin: {
    group: GROUPS.office,
    hideAPIURL: true,
    description: {
      en: 'So that old links, bookmarks and search results still lead to a page: who opens an address of your former website gets to the new one. The list is on the site as soon as it is saved.',
      ja: '以前のサイトのアドレスを開いた方を、新しいページへご案内します。古いリンクやお気に入り、検索結果がそのまま使えます。保存すると、すぐにサイトに反映されます。',
    },
    components: { elements: { beforeDocumentControls: OF_EVERY_FORM } },
  },
  hooks: { afterChange: [askForPublish, recordSaved('former-addresses-changed')] },
  fields: [
    {
      name: 'list',
      type: 'textarea',
      label: { en: 'Old and new addresses', ja: '以前のアドレスと移動先' },
      admin: {
        rows: 16,
        className: 'desk-lines',
        placeholder: '/menu\t/restaurants\n/company/*\t/ja/about',
        components: { Error: '/src/content/kinds/former-site/faulty-lines.tsx#FaultyLines' },
        description: {
          en: 'A line for each: the old address, then a tab, a comma or a space, then the new one. Two columns of a spreadsheet can be pasted as they are, up to 10,000 lines. The new address is a page of this site (for example /restaurants or /ja/news), its feed of news (/news.xml) or starts with https://. A star means any text, which a star in the new address repeats (for example /blog/* https://blog.example.jp/*). Lines that start with # are notes. Pages of this site always come first: an address that they use cannot lead elsewhere.',
          ja: '1行に1件、以前のアドレスと移動先を、タブ・カンマ・空白のどれかで区切って書きます。表計算ソフトの2列を、そのまま貼り付けられます（10,000行まで）。移動先は、このサイトのページ（例：/restaurants、/ja/news）、お知らせのフィード（例：/ja/news.xml）、または「https://」で始まるアドレスです。「*」はどんな文字にもあてはまり、移動先にも「*」を書くと同じ文字が入ります（例：/blog/* https://blog.example.jp/*）。「#」で始まる行はメモです。このサイトのページがいつも優先されるため、今あるページのアドレスは登録できません。',
        },
      },
      validate,
    },
  ],
}

const TOO_LONG: Words = {
  en: 'The list is too long. Please put several addresses into one line with a star.',
  ja: '一覧が長すぎます。「*」を使って、いくつかのアドレスを1行にまとめてください。',
}

/** The first faults, a line each; `FaultyLines` goes to the line that each begins with. */
function said(faults: readonly Fault[], req: { i18n: { language: string } }): string {
  const language = deskLanguage(req.i18n.language)
  const named = faults.slice(0, NAMED).map(({ line, words }) => {
    const at: Words = { en: `Line ${line}: `, ja: `${line}行目：` }
    return at[language] + words[language]
  })
  const more = faults.length - named.length
  const rest: Words = {
    en: `And ${more} more lines.`,
    ja: `ほかに${more}行あります。`,
  }
  return [...named, ...(more > 0 ? [rest[language]] : [])].join('\n')
}
