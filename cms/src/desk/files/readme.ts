import { LIBRARIES } from './files-of-uploads.ts'

/** The guide in every folder, in both languages. */
export const README = `# Noren: a company in files · 会社のファイル一式

All content of a company's website: one folder, readable and writable by hand. \`npm run import -- <this folder>\` brings it into an empty
Noren.

| | |
|---|---|
| \`company.json\`, \`hero.json\`, \`about.json\` … | the parts of the site that exist once |
| \`restaurants/<address>.json\` | a restaurant with its \`menu\`, its \`closures\` and the days it is \`full\`, in their order; the name of the file is the address of its page. With several menus they stand in \`menus\`, each with a \`key\`; a dish names its own by that key (\`"menu": "lunch"\`), and one that names none is on the menu without a key, or on the first |
| \`solutions/\`, \`testimonials/\` … | the cards of the home page, in the order of the files' names |
| \`….draft.json\` | what is written and not published; without a file beside it, the page is not public |
| \`${LIBRARIES.media}/\`, \`${LIBRARIES.media}.json\` | the pictures, and for each what it shows (\`alt\`) and the spot that stays in sight (\`focus\`) |
| \`${LIBRARIES.videos}/\`, \`${LIBRARIES.videos}.json\` | the films |
| \`mark.svg\` | the company's mark, named in \`brand.json\`; \`mark.png\` is the picture made of it |
| \`last-published.json\` | the number of the last publish and the short id that printed sheets carry: the desk that imports the folder counts on from there. Leave it out for another company |

- Texts stand in both languages side by side: \`{ "en": "…", "ja": "…" }\`. One may be missing.
- A dish has one \`price\`, or \`prices\`: \`[{ "label": { "ja": "小", "en": "small" }, "price": 600 }, …]\`, two to six; \`pricing\` is \`from\` (1,200円〜) or
  \`market\` (時価). \`extras\` are written as \`prices\`; \`people\`, \`notice\` (days ahead) and \`minutes\` are numbers, \`course\` is a text with a line
  for each dish.
- A picture is named by its file: \`"${LIBRARIES.media}/valley.webp"\`. To replace one, replace the file.
- What is left out is empty, or as a new document has it.
- \`outdated\`, \`checked\`, \`source\` and \`drafted\` of a text, \`order\` of news and restaurants of one day, \`original\` and \`copy\` of a
  picture are notes of the desk. In what you write yourself, leave them out.
- Accounts, enquiries, passwords and earlier versions are not here.

## 日本語

会社のウェブサイトの内容すべてです。手で読み、手で書けます。空のNorenに \`npm run import -- <このフォルダー>\` で読み込みます。

| | |
|---|---|
| \`company.json\`、\`hero.json\`、\`about.json\` など | サイトにひとつだけある部分 |
| \`restaurants/<アドレス>.json\` | 店舗と、その \`menu\`（お品書き）・\`closures\`（臨時休業・特別営業）・\`full\`（満席の日）。並びは表示順、ファイル名がページのアドレスです。メニューが複数あるときは \`menus\` に並べ、それぞれに \`key\` をつけます。品はそのkeyで指定します（\`"menu": "lunch"\`）。指定のない品は、keyのないメニューか最初のメニューに載ります |
| \`solutions/\`、\`testimonials/\` など | トップページのカード。ファイル名の順に並びます |
| \`….draft.json\` | 書いてあるが公開していない内容。同じ名前の公開中のファイルがなければ、そのページは未公開です |
| \`${LIBRARIES.media}/\`、\`${LIBRARIES.media}.json\` | 画像と、それぞれの説明（\`alt\`）・切り抜いても見せたい位置（\`focus\`） |
| \`${LIBRARIES.videos}/\`、\`${LIBRARIES.videos}.json\` | 動画 |
| \`mark.svg\` | 会社のロゴ（\`brand.json\` から指定します）。\`mark.png\` は、そこから作った画像です |
| \`last-published.json\` | 最後に公開したときの番号と、印刷物に入る短い記号。読み込んだ管理画面は、この続きから番号をつけます。別の会社に使うときは除いてください |

- 文章は \`{ "en": "…", "ja": "…" }\` と、両方の言語を並べて書きます。片方だけでもかまいません。
- 価格は、1つなら \`price\`、複数なら \`prices\` に書きます（\`[{ "label": { "ja": "小", "en": "small" }, "price": 600 }, …]\`、2〜6件）。\`pricing\` は \`from\`（1,200円〜）か \`market\`（時価）。\`extras\`（大盛など）は \`prices\` と同じ書き方です。\`people\`（何名様から）・\`notice\`（何日前まで）・\`minutes\`（分）は数字、\`course\` は1行に1品の文章です。
- 画像はファイルの名前で指定します：\`"${LIBRARIES.media}/valley.webp"\`。差し替えるときは、ファイルを置き換えます。
- 書いていない項目は、空欄か、新しく作ったときの値になります。
- 文章の \`outdated\`・\`checked\`・\`source\`・\`drafted\`、同じ日のお知らせや店舗の \`order\`、画像の \`original\`・\`copy\` は管理画面の覚え書きです。ご自分で書くときは、いりません。
- アカウント、お問い合わせ、パスワード、過去の履歴は含まれません。
`
