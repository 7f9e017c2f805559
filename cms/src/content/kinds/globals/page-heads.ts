import { PAGES_WITH_HEAD, type PageWithHead } from '@noren/contract/page-heads'
import type { Words } from '../../../base/words.ts'
import { picture } from '../../library/media/picture-fields.ts'
import { group } from '../../model/fields/layout.ts'
import { line, paragraphs } from '../../model/fields/text.ts'
import { contentGlobal } from '../content-global.ts'

const PAGE_WORDS: { readonly [Page in PageWithHead]: Words } = {
  home: { en: 'Home page', ja: 'トップページ' },
  restaurants: { en: 'Restaurants', ja: 'レストラン一覧' },
  about: { en: 'About', ja: '会社案内' },
  contact: { en: 'Contact', ja: 'お問い合わせ' },
  privacy: { en: 'Privacy policy', ja: '個人情報保護方針' },
  accessibility: { en: 'Accessibility', ja: 'アクセシビリティ' },
}

const pageHead = (page: PageWithHead) =>
  group(page, PAGE_WORDS[page], [
    line('title', {
      label: { en: 'Title', ja: 'タイトル' },
      room: 'resultTitle',
      ...(page !== 'home' && {
        help: {
          en: 'The company’s name is added after it.',
          ja: '後ろに会社名が付きます。',
        },
      }),
    }),
    paragraphs('description', {
      label: { en: 'Description', ja: '説明文' },
      room: 'resultDescription',
    }),
    picture('picture', {
      label: { en: 'Picture for sharing', ja: '共有されたときの画像' },
      place: 'share',
      help: {
        en: 'Shown when the page is shared in a chat or on a social network. Without one it is the page’s own.',
        ja: 'SNSやチャットでページが共有されたときに表示されます。ない場合は、ページの画像を使います。',
      },
    }),
  ])

/** What is shown of pages outside the site. */
export const pageHeads = contentGlobal({
  slug: 'page-heads',
  label: { en: 'Search results and sharing', ja: '検索結果・共有' },
  group: 'pages',
  help: {
    en: 'What search engines, browser tabs and shared links show of each page. Whatever is left empty is made from facts, such as the number of restaurants and their towns. Restaurants show their name, town and introduction.',
    ja: '検索結果やブラウザーのタブ、共有されたリンクに表示される文言です。空欄の場合は、店舗の数や地域などをもとに自動で作られます。各店舗のページには、店名・地域・店の紹介が表示されます。',
  },
  sketch: { frames: 'M5 5h54v9h-54z', lines: 'M5 22h30M5 28h50M5 33h42' },
  fields: PAGES_WITH_HEAD.map(pageHead),
})
