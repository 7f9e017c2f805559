import type { Words } from '../../../base/words.ts'
import { bannerPortrait, picture } from '../../library/media/picture-fields.ts'
import { group, inParts, partOf } from '../../model/fields/layout.ts'
import { COMPANY_PLACEHOLDERS } from '../../model/fields/placeholders.ts'
import { heading, line, paragraphs } from '../../model/fields/text.ts'
import { contentGlobal } from '../content-global.ts'
import { button, title } from '../usual-fields.ts'

const detail = (name: string, label: Words) =>
  group(name, label, [
    line('label', { label: { en: 'Label', ja: '項目名' }, required: true }),
    line('value', {
      label: { en: 'Its own text', ja: 'このページだけの表記' },
      help: {
        en: 'Leave it empty to show what “Company and privacy” says.',
        ja: '空欄のままなら「会社情報・個人情報」の内容を表示します。',
      },
    }),
  ])

const placeholder = (name: string, label: Words) => line(name, { label })

export const contact = contentGlobal({
  slug: 'contact',
  label: { en: 'Contact page', ja: 'お問い合わせページ' },
  group: 'pages',
  help: {
    en: 'The page /contact. It shows the phone number, email address and postal address of “Company and privacy”.',
    ja: 'お問い合わせページ（/contact）です。電話番号・メールアドレス・住所は「会社情報・個人情報」の内容を表示します。',
  },
  sketch: {
    frames: 'M32 6h27v5H32zM32 14h27v5H32zM32 22h27v12H32z',
    lines: 'M5 9h16M5 17h20M5 23h20M5 29h14',
  },
  fields: inParts([
    partOf(
      group('hero', { en: 'Head of the page', ja: 'ページ上部' }, [
        title('pageTitle'),
        line('breadcrumbHome', {
          label: { en: 'Breadcrumb: home', ja: '現在地の表示：ホーム' },
          required: true,
        }),
        line('breadcrumbContact', {
          label: { en: 'Breadcrumb: this page', ja: '現在地の表示：このページ' },
          required: true,
        }),
      ]),
      picture('backgroundImage', {
        label: { en: 'Background picture', ja: '背景写真' },
        place: 'banner',
      }),
      bannerPortrait('backgroundImagePortrait'),
    ),
    partOf(
      group('section', { en: 'Left column', ja: '左側' }, [
        line('getInTouch', { label: { en: 'Small heading', ja: '小見出し' }, required: true }),
        heading('trustedTitle', {
          label: { en: 'Title', ja: '見出し' },
          required: true,
          room: 'partTitle',
        }),
        paragraphs('trustedDescription', {
          label: { en: 'Text', ja: '本文' },
          placeholders: COMPANY_PLACEHOLDERS,
        }),
      ]),
    ),
    partOf(
      group('details', { en: 'Contact details', ja: '連絡先' }, [
        detail('phone', { en: 'Phone', ja: '電話' }),
        detail('email', { en: 'Email', ja: 'メール' }),
        detail('location', { en: 'Place', ja: '所在地' }),
      ]),
    ),
    partOf(
      group(
        'form',
        { en: 'Enquiry form', ja: 'お問い合わせフォーム' },
        [
          title('partTitle'),
          placeholder('namePlaceholder', { en: 'Name: example', ja: 'お名前の記入例' }),
          placeholder('phonePlaceholder', { en: 'Phone: example', ja: '電話番号の記入例' }),
          placeholder('emailPlaceholder', { en: 'Email: example', ja: 'メールの記入例' }),
          placeholder('subjectPlaceholder', { en: 'Subject: example', ja: '件名の記入例' }),
          placeholder('messagePlaceholder', { en: 'Message: example', ja: 'メッセージの記入例' }),
          button('submitButton', { en: 'Send button', ja: '送信ボタン' }, { required: false }),
          line('responseTime', {
            label: { en: 'When you answer', ja: '返信の目安' },
            help: {
              en: 'A sentence shown once an enquiry was sent, for example "We reply within two working days." Promise only what you keep.',
              ja: '送信後に表示する一文です（例：「2営業日以内にお返事します。」）。必ず守れる目安を書いてください。',
            },
            placeholders: COMPANY_PLACEHOLDERS,
          }),
        ],
        {
          en: 'The examples are in the empty fields. The rules of the form are fixed.',
          ja: '記入例は空の入力欄に表示されます。入力の規則は変更できません。',
        },
      ),
    ),
  ]),
})
