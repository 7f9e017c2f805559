import type { Words } from '../../base/words.ts'

/** What the screen that brings in files says. */
export const BRING_IN = {
  title: { en: 'Bring in a file', ja: 'まとめて取り込む' },
  /** Where other screens lead to it. */
  link: {
    en: 'Bring in restaurants and menus from a file',
    ja: 'レストランとお品書きをファイルから取り込む',
  },
  text: {
    en: 'Many restaurants, or many menus, come in with one CSV file. You see first what would be made and changed; nothing is stored until you say so. Restaurants begin as drafts, and those that are here already stay as they are.',
    ja: 'たくさんの店舗やお品書きを、CSVファイルからまとめて登録できます。まず取り込む内容を表示し、ボタンを押すまで何も保存しません。レストランは下書きとして始まり、登録済みの店舗はそのまま変わりません。',
  },
  templates: { en: 'Templates to fill in:', ja: '記入用のひな形：' },
  restaurants: { en: 'Restaurants (CSV)', ja: 'レストラン（CSV）' },
  menus: { en: 'Menus (CSV)', ja: 'お品書き（CSV）' },
  choose: {
    en: 'Choose a CSV file, or drop it here',
    ja: 'CSVファイルを選ぶ、またはここへドラッグ',
  },
  another: { en: 'Choose another file', ja: '別のファイルを選ぶ' },
  reading: { en: 'Reading the file…', ja: 'ファイルを読み取っています…' },
  mend: { en: 'To mend', ja: '直すところ' },
  mendHelp: {
    en: 'Correct these in the table, save it and choose it again. The rest can be stored now; bringing in the same file again is harmless.',
    ja: '表を直して保存し、もう一度選んでください。読めるものだけを先に取り込むこともできます。同じファイルを重ねて取り込んでも、二重にはなりません。',
  },
  what: { en: 'What is brought in', ja: '取り込む内容' },
  brought: { en: 'What was brought in', ja: '取り込んだ内容' },
  nothing: { en: 'There is nothing new in this file.', ja: '新しく取り込むものはありません。' },
  nameless: { en: '(no name)', ja: '（店名なし）' },
  details: { en: 'Show', ja: '内容を見る' },
  menusAtOnce: {
    en: 'Menus of published restaurants are on the site as soon as they are stored. Dishes that the file does not name stay.',
    ja: '公開中の店舗のお品書きは、取り込むとすぐにサイトに表示されます。ファイルにない品は、そのまま残ります。',
  },
  draftsDone: {
    en: 'Stored as drafts. Look at each restaurant, then publish it.',
    ja: '下書きとして登録しました。店舗ごとに内容を確かめて、公開してください。',
  },
  menusDone: {
    en: 'Stored. Menus of published restaurants are on the site.',
    ja: '保存しました。公開中の店舗のお品書きは、サイトに表示されています。',
  },
  openList: { en: 'Open the list of restaurants', ja: 'レストランの一覧を開く' },
  unreadable: {
    en: 'The file could not be read. Perhaps it was moved or is open elsewhere: please choose it again.',
    ja: 'ファイルを読めませんでした。移動したか、ほかで開いている可能性があります。もう一度選んでください。',
  },
  unreached: {
    en: 'The desk could not be reached. Please check the connection and choose the file again.',
    ja: '接続できませんでした。通信状態を確認して、もう一度ファイルを選んでください。',
  },
} as const satisfies Record<string, Words>

/** The button that stores restaurants or menus. */
export function storeWords(kind: 'restaurants' | 'menus', count: number): Words {
  const isOne = count === 1
  return kind === 'restaurants'
    ? {
        en: isOne ? 'Store 1 restaurant as a draft' : `Store ${count} restaurants as drafts`,
        ja: `${count}店を下書きとして取り込む`,
      }
    : { en: isOne ? 'Store 1 menu' : `Store ${count} menus`, ja: `${count}店のお品書きを取り込む` }
}

export function progressWords(done: number, all: number): Words {
  return {
    en: `Storing: ${done} of ${all} restaurants. Please keep this screen open.`,
    ja: `保存しています（${all}店のうち${done}店）。このまま画面を開いておいてください。`,
  }
}

/** What staff read where storing stopped before its end; `reason` is the desk's sentence. */
export function stoppedWords(done: number, reason: string): Words {
  return {
    en: `${reason} Stored so far: ${done}. To go on, choose the same file once more.`,
    ja: `${reason}${done}店までは保存しました。同じファイルをもう一度選ぶと、続きから取り込めます。`,
  }
}

export function unknownWords(headings: readonly string[]): Words {
  return {
    en: `These columns are not known and are left out: ${headings.join(', ')}`,
    ja: `次の列は読み取れないため、取り込みません：${headings.join('、')}`,
  }
}

export function rowWords(row: number, text: string): Words {
  return { en: `Row ${row}: ${text}`, ja: `${row}行目：${text}` }
}

export function moreWords(count: number): Words {
  return { en: `and ${count} more`, ja: `ほか${count}件` }
}
