import { bannerPortrait, picture, pictures, video } from '../../library/media/picture-fields.ts'
import { group, inParts, lines, list, partOf } from '../../model/fields/layout.ts'
import { businessSlug } from '../../model/fields/links.ts'
import { heading, line, numbersNote, paragraphs } from '../../model/fields/text.ts'
import { contentGlobal } from '../content-global.ts'
import { body, button, title } from '../usual-fields.ts'

/** One part of the about page for each business. */
const businesses = list(
  'businesses',
  {
    label: { en: 'Businesses', ja: '事業' },
    row: { en: 'Business', ja: '事業' },
    help: {
      en: 'Each has its own part at the end of the page: what it does, for whom, and how to ask.',
      ja: 'ページの後半に、事業ごとの紹介（内容・対象・お問い合わせの方法）を表示します。',
    },
    maxRows: 20,
  },
  [
    heading('name', { label: { en: 'Name', ja: '名称' }, required: true }),
    businessSlug(
      'slug',
      { en: 'Short name in the address', ja: 'アドレスに使う短い名前' },
      {
        en: 'For example cleaning: its part is then /about#business-cleaning.',
        ja: '例：cleaning → /about#business-cleaning',
      },
      true,
    ),
    paragraphs('what', { label: { en: 'What it does', ja: '事業の内容' } }),
    paragraphs('forWhom', { label: { en: 'For whom', ja: 'どなたに' } }),
    paragraphs('howToAsk', {
      label: { en: 'How to ask', ja: 'お問い合わせの方法' },
      help: {
        en: 'Its heading leads to the contact form.',
        ja: '見出しが、お問い合わせフォームへのリンクになります。',
      },
    }),
    line('ask', {
      label: { en: 'Words of the link', ja: 'リンクの言葉' },
      help: {
        en: 'For example "Ask about this room". The link opens the contact form with the name as its subject. Left empty, there is no such link.',
        ja: '例：「このお部屋について問い合わせる」。名称が件名に入ったお問い合わせフォームを開きます。空欄の場合は表示されません。',
      },
    }),
    picture('image', { label: { en: 'Picture', ja: '写真' }, place: 'card' }),
  ],
)

/** The words above these parts. */
const aboveBusinesses = [
  line('businessesLabel', {
    label: { en: 'Small heading above them', ja: '一覧の上の小見出し' },
    help: {
      en: 'For example "Rooms". Left empty: "Our work".',
      ja: '例：「客室」。空欄の場合は「事業」。',
    },
  }),
  heading('businessesTitle', {
    label: { en: 'Heading above them', ja: '一覧の上の見出し' },
    help: {
      en: 'For example "The rooms, one by one". Left empty: "Our businesses, one by one".',
      ja: '例：「お部屋のひとつひとつ」。空欄の場合は「事業のひとつひとつ」。',
    },
  }),
]

const OPTIONAL = { required: false } as const

/** At the top of a section. */
const top = [
  line('category', { label: { en: 'Small heading', ja: '小見出し' } }),
  title('sectionTitle', OPTIONAL),
  body('subtitle'),
]

const main = group('main', { en: 'Main section', ja: 'メイン' }, [
  ...top,
  lines('features', {
    label: { en: 'Features', ja: '特長' },
    row: { en: 'Feature', ja: '特長' },
    help: { en: 'Two look best.', ja: '2つがおすすめです。' },
    maxRows: 6,
    phrases: true,
  }),
  button(
    'ctaText',
    {
      en: 'First button (to the contact page)',
      ja: 'ボタン1（お問い合わせへ）',
    },
    OPTIONAL,
  ),
  button(
    'ctaSecondary',
    {
      en: 'Second button (to the restaurants)',
      ja: 'ボタン2（レストラン一覧へ）',
    },
    OPTIONAL,
  ),
  pictures('images', { label: { en: 'Pictures', ja: '写真' }, place: 'card', maxRows: 4 }),
])

const statistic = (
  name: 'projects' | 'customers' | 'rating',
  label: { en: string; ja: string },
) => [
  line(name, { label }),
  line(`${name}Label`, { label: { en: `${label.en}: label`, ja: `${label.ja}の説明` } }),
]

const stats = group('stats', { en: 'Figures', ja: '数字' }, [
  title('partTitle', OPTIONAL),
  button('cta', { en: 'Button', ja: 'ボタン' }, OPTIONAL),
  ...statistic('projects', { en: 'Total projects', ja: 'プロジェクト数' }),
  ...statistic('customers', { en: 'Active customers', ja: 'お客様の数' }),
  ...statistic('rating', { en: 'Average rating', ja: '平均評価' }),
  numbersNote,
])

const team = group('team', { en: 'Team', ja: 'チーム' }, [
  ...top,
  list(
    'members',
    {
      label: { en: 'Members', ja: 'メンバー' },
      row: { en: 'Member', ja: 'メンバー' },
      maxRows: 40,
    },
    [
      line('name', { label: { en: 'Name', ja: '名前' }, required: true }),
      line('role', { label: { en: 'Role', ja: '役職' } }),
      picture('image', { label: { en: 'Portrait', ja: '写真' }, place: 'portrait' }),
    ],
  ),
])

const creative = group('creative', { en: 'Why choose us', ja: '選ばれる理由' }, [
  ...top,
  lines('features', {
    label: { en: 'Features', ja: '理由' },
    row: { en: 'Feature', ja: '理由' },
    help: { en: 'Four look best.', ja: '4つがおすすめです。' },
    maxRows: 8,
    phrases: true,
  }),
  line('cta', { label: { en: 'Watch-video button', ja: '動画ボタン' } }),
  video(),
  pictures('images', { label: { en: 'Pictures', ja: '写真' }, place: 'card', maxRows: 4 }),
])

const head = group('hero', { en: 'Head of the page', ja: 'ページ上部' }, [
  title('pageTitle'),
  line('breadcrumbHome', { label: { en: 'Breadcrumb: home', ja: '現在地の表示：ホーム' } }),
  line('breadcrumbAbout', {
    label: { en: 'Breadcrumb: this page', ja: '現在地の表示：このページ' },
  }),
  picture('image', { label: { en: 'Picture', ja: '写真' }, place: 'banner' }),
  bannerPortrait('imagePortrait'),
])

const services = lines('services', {
  label: { en: 'Service words', ja: 'サービスの言葉' },
  row: { en: 'Word', ja: '言葉' },
  help: {
    en: 'They run across the page in a band, for example "Hospitality".',
    ja: '帯状に流れて表示されます（例：「おもてなし」）。',
  },
  maxRows: 30,
})

export const about = contentGlobal({
  slug: 'about',
  label: { en: 'About page', ja: '会社案内' },
  group: 'pages',
  help: {
    en: 'The page /about. What is left empty does not appear.',
    ja: '会社案内ページ（/about）です。空欄のままの文言や部分は、表示されません。',
  },
  sketch: { areas: 'M0 0h64v13H0zM34 18h25v17H34z', lines: 'M5 20h20M5 25h23M5 30h23M5 35h14' },
  fields: inParts([
    ...[head, main, stats, team, services, creative].map((field) => partOf(field)),
    partOf(businesses, ...aboveBusinesses),
    {
      name: 'pictures',
      label: { en: 'Other pictures', ja: 'そのほかの写真' },
      fields: [
        picture('shape', {
          label: { en: 'Decorative shape', ja: '飾りの写真' },
          place: 'portrait',
        }),
        picture('backgroundImage', {
          label: { en: 'Background picture', ja: '背景写真' },
          place: 'banner',
        }),
        pictures('clientImages', {
          label: { en: 'Client logos', ja: '取引先のロゴ' },
          place: 'mark',
        }),
      ],
    },
  ]),
})
