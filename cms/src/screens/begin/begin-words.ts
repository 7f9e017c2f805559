import type { Words } from '../../base/words.ts'

/** What the screen that begins a company's own site says. */
export const BEGIN = {
  title: { en: 'Begin your own site', ja: '自社のサイトを始める' },
  text: {
    en: 'A few answers are enough to begin with. The desk writes your first pages from them, as drafts that you can change at any time.',
    ja: 'まずは、いくつかのことをお聞かせください。その答えから最初のページを下書きとして用意します。あとからいつでも変更できます。',
  },
  company: { en: 'The company', ja: '会社' },
  name: { en: 'Name', ja: '会社名・ブランド名' },
  nameHelp: {
    en: 'As guests know it. It is at the top of every page.',
    ja: 'お客様に親しまれている名前です。すべてのページの上部に表示されます。',
  },
  legalName: { en: 'Registered name', ja: '正式名称' },
  legalNameHelp: {
    en: 'Optional, for example Example Inc.',
    ja: '任意です（例：株式会社〇〇）。',
  },
  trade: { en: 'What the company does', ja: '事業の内容' },
  tradeHelp: {
    en: 'In one line, for example “Seafood by the harbour, since 1998.”',
    ja: '1行でお書きください（例：港町で、魚の店を営んでいます）。',
  },
  look: { en: 'Colours and mark', ja: '色とロゴ' },
  colours: { en: 'Choose each colour yourself', ja: '色を1つずつ選ぶ' },
  mark: { en: 'Mark (optional)', ja: 'ロゴ（任意）' },
  house: { en: 'The first restaurant', ja: '最初のレストラン' },
  houseHelp: {
    en: 'Optional. It becomes a draft; its page takes its address from the English name.',
    ja: '任意です。下書きとして登録します。ページのアドレスは、英語の店名から作ります。',
  },
  restaurant: { en: 'Name of the restaurant', ja: '店名' },
  begin: { en: 'Begin', ja: '始める' },
  cancel: { en: 'Cancel', ja: 'やめる' },
  beginning: { en: 'Your site is being prepared…', ja: 'サイトを準備しています…' },
  question: { en: 'Begin your own site?', ja: '自社のサイトを始めますか' },
  what: {
    demo: {
      en: 'All texts, restaurants and news leave the desk: those of the demo company, what you changed in them and what you added to them. Photos you uploaded yourselves, accounts, enquiries, letters, the glossary, addresses of a former website and settings stay. Visitors see nothing of this before you publish, and until then you can go back to the demo, as it was at first.',
      ja: '文章・レストラン・お知らせは、見本の会社のものも、それを直したり書き足したりしたものも、すべてなくなります。ご自分でアップロードした写真、アカウント、お問い合わせ、返信のひな形、訳語集、以前のサイトのアドレス、設定はそのまま残ります。公開するまで、お客様の見る画面は変わりません。公開するまでは、見本を最初の状態に戻すこともできます。',
    },
    empty: {
      en: 'Your first pages are written as drafts. Visitors see nothing of them before you publish, and nothing that is in the desk is lost.',
      ja: '最初のページを下書きとして用意します。公開するまで、お客様の見る画面は変わりません。管理画面に入っているものがなくなることもありません。',
    },
  },
  check: {
    en: 'Please look at the marked answers once more.',
    ja: '印のついた項目を、もう一度ご確認ください。',
  },
  unreached: {
    en: 'The desk cannot be reached. Nothing was changed and your answers are still here: please try again.',
    ja: '接続できませんでした。何も変更されていません。入力した内容は残っていますので、もう一度お試しください。',
  },
  refused: {
    empty: {
      en: 'The desk is empty. There is nothing to publish or to undo yet.',
      ja: 'まだ何も入っていません。公開するもの、元に戻すものはありません。',
    },
    demo: {
      en: 'The desk holds the demo company. There is nothing to publish or to undo yet.',
      ja: 'まだ見本の会社のままです。公開するもの、元に戻すものはありません。',
    },
    begun: {
      en: 'Your own site is begun already. Nothing was changed. Publish it, or go back to the demo, on the first screen of the desk.',
      ja: '自社のサイトは、すでに始まっています。何も変更していません。公開するか、見本に戻すかは、管理画面の最初の画面で選べます。',
    },
    own: {
      en: 'The desk has its own company already, not the demo. Nothing was changed.',
      ja: 'すでに自社の内容が入っています（見本の会社ではありません）。何も変更していません。',
    },
  },
} as const satisfies Record<string, Words | Record<string, Words>>

/** What the first screen says as long as the desk holds the demo, and until the first publish. */
export const BEGIN_PART = {
  demo: { en: 'This is a demo company', ja: '見本の会社（デモ）が入っています' },
  demoText: {
    en: 'Look around as long as you like, or begin your own.',
    ja: '自由に触ってお試しください。準備ができたら、自社のサイトを始められます。',
  },
  empty: { en: 'The desk is empty', ja: 'まだ何も入っていません' },
  emptyText: {
    en: 'A few answers, and the first pages of your site are written.',
    ja: 'いくつかの質問に答えるだけで、最初のページができあがります。',
  },
  begun: { en: 'Your site is begun, and not published yet', ja: '自社のサイトは、まだ公開前です' },
  begunText: {
    en: 'Visitors still see the demo company. Publish now and add the rest later, or write more first: the steps below say what is missing.',
    ja: 'お客様には、まだ見本の会社が表示されています。いま公開して少しずつ足していくことも、下の「はじめに」に沿って書き足してから公開することもできます。',
  },
  publish: { en: 'Publish', ja: '公開する' },
  publishing: { en: 'Publishing…', ja: '公開しています…' },
  published: { en: 'Your site is published.', ja: '自社のサイトを公開しました。' },
  publishQuestion: { en: 'Publish your site?', ja: '自社のサイトを公開しますか' },
  publishWhat: {
    en: 'Visitors see your company from now on, and the demo company is gone from the site for good. Restaurants in which nothing needed is missing are published too; the others stay drafts.',
    ja: 'お客様に自社のサイトが表示され、見本の会社はサイトから完全になくなります（元には戻せません）。必要な項目がそろったレストランも公開されます。そろっていないレストランは、下書きのまま残ります。',
  },
  undo: { en: 'Back to the demo', ja: 'デモに戻す' },
  undoing: {
    en: 'The demo is being loaded. This takes about a minute.',
    ja: '見本の会社を読み込んでいます。1分ほどかかります。',
  },
  undone: { en: 'The demo company is back.', ja: '見本の会社に戻しました。' },
  undoQuestion: { en: 'Back to the demo?', ja: '見本の会社（デモ）に戻しますか' },
  undoWhat: {
    en: 'What was written since then leaves the desk. Your answers are kept and are in the form when you begin again; photos you uploaded stay too. Loading the demo takes about a minute.',
    ja: '始めたあとに書いた内容は、すべてなくなります。最初にお答えいただいた内容は残り、もう一度始めるときに入力済みになります。アップロードした写真も残ります。読み込みには1分ほどかかります。',
  },
  failed: {
    en: 'The desk cannot be reached. Please load this page again to see how far it got.',
    ja: '接続できませんでした。ページを再読み込みして、状態をお確かめください。',
  },
} as const satisfies Record<string, Words>
