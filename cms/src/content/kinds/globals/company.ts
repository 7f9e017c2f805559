import { isEmail } from '@noren/contract/enquiry/email'
import { SOCIAL_NETWORKS, type SocialNetwork } from '@noren/contract/resources/company'
import { safeLink } from '@noren/contract/safe-url'
import type { TextFieldSingleValidation } from 'payload'
import { CLOSURES_OF_RESTAURANT } from '../../../base/ui/components.ts'
import { say } from '../../../base/words.ts'
import { day } from '../../model/fields/day.ts'
import { formPlace, group, inParts, list, partOf } from '../../model/fields/layout.ts'
import { businessPart, checkedText, optionalPhone, webAddress } from '../../model/fields/links.ts'
import { COMPANY_PLACEHOLDERS } from '../../model/fields/placeholders.ts'
import { line, paragraphs } from '../../model/fields/text.ts'
import { contentGlobal } from '../content-global.ts'
import { companyProfile, phoneHours, recruitment } from './company-profile.ts'

const NETWORK_NAMES: { [N in SocialNetwork]: string } = {
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
  line: 'LINE',
}

/** A message above every page, during its days. */
const announcement = group(
  'announcement',
  { en: 'Announcement above every page', ja: 'ページ上部のお知らせ' },
  [
    line('text', {
      label: { en: 'Text', ja: '本文' },
      room: 'announcement',
      help: {
        en: 'One or two short sentences. Left empty, nothing is shown.',
        ja: '1〜2文で短く書いてください。空欄の場合は表示されません。',
      },
    }),
    checkedText(
      {
        name: 'link',
        label: { en: 'Link', ja: 'リンク' },
        help: {
          en: 'Where the text leads, if anywhere: https://… or a path of this site, for example /restaurants/sakura',
          ja: 'クリックしたときの移動先（任意）。https://… またはサイト内のパス（例：/restaurants/sakura）',
        },
      },
      (value) => /^(?:https:\/)?\//.test(value.trim()) && safeLink(value) !== null,
      {
        en: 'Please write an address that starts with https://, or a path of this site that starts with /.',
        ja: 'https:// で始まるURLか、/ で始まるサイト内のパスを入力してください。',
      },
    ),
    {
      type: 'row',
      fields: [
        day('from', { label: { en: 'First day', ja: '初日' }, admin: { width: '50%' } }),
        day('until', { label: { en: 'Last day', ja: '最終日' }, admin: { width: '50%' } }),
      ],
    },
    formPlace('closuresLink', CLOSURES_OF_RESTAURANT),
  ],
  {
    en: 'For what no one should miss, such as the opening of a new shop. Everything else is written under “News”. That a restaurant is closed is written under “Closures and special hours”, whose line at the top is written automatically. Shown at the top of every page from the first day to the last, both included (Japan time). Without days it is shown until it is emptied.',
    ja: '新店の開店など、すべてのお客様に見ていただきたいことを書きます。ほかは「お知らせ」に書いてください。店舗の休業や時間変更は「臨時休業・特別営業」に入力してください（ページ上部の文は自動で作られます）。初日から最終日まで（日本時間）、すべてのページの上部に表示します。日付がない場合は、本文を空にするまで表示されます。',
  },
)

export const company = contentGlobal({
  slug: 'company',
  label: { en: 'Company and privacy', ja: '会社情報・個人情報' },
  group: 'pages',
  help: {
    en: 'The name is in the header, everything else in the footer and the menu on phones; phone number, email and address also on the contact page. The privacy policy has its own page. Its text, the recruitment statements and the contact page name them as {phone}, {email} and {address}, and change with them.',
    ja: '会社名はヘッダーに、そのほかはフッターとスマートフォンのメニューに表示します。電話番号・メールアドレス・住所は、お問い合わせページにも表示します。個人情報保護方針は専用のページになります。その文中や有料職業紹介の明示事項、お問い合わせページの文章では、電話番号の印 {phone}、メールアドレスの印 {email}、住所の印 {address} を書いたところに、ここの内容が入ります。',
  },
  sketch: {
    areas: 'M0 18h64v22H0z',
    lines: 'M5 24h12M5 29h14M5 34h8M26 24h10M26 29h10M46 24h12M46 29h12M18 8h28',
  },
  fields: inParts([
    {
      name: 'contact',
      label: { en: 'Name and contact', ja: '名称・連絡先' },
      fields: [
        line('name', { label: { en: 'Brand name', ja: 'ブランド名' }, required: true }),
        line('legalName', {
          label: { en: 'Registered name', ja: '正式名称' },
          help: { en: 'For example Example Inc.', ja: '例：株式会社〇〇' },
          required: true,
        }),
        paragraphs('description', {
          label: { en: 'The company in two sentences', ja: '会社の紹介（2文ほど）' },
          required: true,
        }),
        optionalPhone,
        phoneHours,
        {
          name: 'email',
          type: 'text',
          label: { en: 'Email address', ja: 'メールアドレス' },
          validate: ((value, { req }) =>
            !value?.trim() ||
            isEmail(value) ||
            say(req, {
              en: 'Please write an email address, for example info@example.jp',
              ja: 'メールアドレスを入力してください（例：info@example.jp）。',
            })) satisfies TextFieldSingleValidation,
        },
        line('postalCode', {
          label: { en: 'Postal code', ja: '郵便番号' },
          help: { en: 'For example 249-0000', ja: '例：249-0000' },
          localized: false,
        }),
        line('address', { label: { en: 'Postal address', ja: '住所' } }),
      ],
    },
    partOf(announcement),
    {
      name: 'profile',
      label: { en: 'Company profile', ja: '会社概要' },
      fields: companyProfile,
    },
    partOf(recruitment),
    {
      name: 'footer',
      label: { en: 'Footer', ja: 'フッター' },
      fields: [
        list(
          'businesses',
          {
            label: { en: 'Other businesses', ja: 'その他の事業' },
            row: { en: 'Business', ja: '事業' },
            help: { en: 'Listed in the footer.', ja: 'フッターに並びます。' },
            maxRows: 20,
          },
          [
            line('name', { label: { en: 'Name', ja: '名称' }, required: true }),
            webAddress('url', { en: 'Web site', ja: 'ウェブサイト' }),
            businessPart,
          ],
        ),
        list(
          'social',
          {
            label: { en: 'Social networks', ja: 'SNS' },
            row: { en: 'Network', ja: 'SNS' },
            maxRows: SOCIAL_NETWORKS.length,
          },
          [
            {
              name: 'network',
              type: 'select',
              label: { en: 'Network', ja: 'SNS' },
              required: true,
              options: SOCIAL_NETWORKS.map((value) => ({ value, label: NETWORK_NAMES[value] })),
            },
            webAddress('url', { en: 'Address', ja: 'URL' }, true),
          ],
        ),
        line('copyright', {
          label: { en: 'Copyright line', ja: '著作権表示' },
          help: {
            en: 'Optional. Left empty, © and the registered name are shown.',
            ja: '任意です。空欄の場合は、©と正式名称を表示します。',
          },
        }),
        group('credit', { en: 'Made by', ja: '制作' }, [
          line('name', { label: { en: 'Name', ja: '名称' } }),
          webAddress('url', { en: 'Web site', ja: 'ウェブサイト' }),
        ]),
      ],
    },
    {
      name: 'privacy',
      label: { en: 'Privacy', ja: '個人情報' },
      fields: [
        paragraphs('privacy', {
          label: { en: 'Privacy policy', ja: '個人情報保護方針' },
          help: {
            en: 'An empty line starts a new paragraph; a line starting with "## " is a heading, one with "- " an item of a list. {retentionDays} becomes the number of days after which enquiries are deleted. What staff hand over as harassment is kept for three years: the policy has to say that too.',
            ja: '空行で段落が分かれます。「## 」で始まる行は見出し、「- 」で始まる行は箇条書きになります。{retentionDays} と書くと、お問い合わせを消去するまでの日数に置き換わります。カスハラとして引き継いだものは3年間保管しますので、そのことも書いてください。',
          },
          placeholders: [...COMPANY_PLACEHOLDERS, 'retentionDays'],
        }),
      ],
    },
  ]),
})
