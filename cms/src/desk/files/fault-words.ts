import { MENUS } from '@noren/contract/resources/menus'
import { misspelt } from '@noren/kit/settings/misspelt'
import type { Words } from '../../base/words.ts'

/** What is wrong with a file of a folder, and what to do about it. */
export const FAULTS = {
  notFolder: {
    en: 'There is no such folder. Give the path of the folder with the company’s files.',
    ja: 'フォルダーが見つかりません。会社のファイルが入ったフォルダーを指定してください。',
  },
  file: {
    en: 'This is a file, not a folder. Unpack it if it is a ZIP, and give the folder.',
    ja: 'フォルダーではなくファイルです。ZIPなら展開して、そのフォルダーを指定してください。',
  },
  deeper: {
    en: 'The files are in this folder. Give its path instead.',
    ja: '会社のファイルはこのフォルダーの中にあります。このフォルダーを指定してください。',
  },
  nothing: {
    en: 'The folder has no files of a company. It needs at least company.json.',
    ja: '会社のファイルがありません。少なくともcompany.jsonが必要です。',
  },
  link: {
    en: 'This is a link to another place. Put the file or folder itself here.',
    ja: '別の場所へのリンクです。ファイルやフォルダーそのものを置いてください。',
  },
  noFile: {
    en: 'There is no such file. Put it there, or remove its entry.',
    ja: 'ファイルがありません。ファイルを置くか、この項目を消してください。',
  },
  noFolder: {
    en: 'This has to be a folder. Rename or remove the file.',
    ja: 'ここはフォルダーでなければなりません。ファイルの名前を変えるか、消してください。',
  },
  large: {
    en: 'This file is larger than 10 MB. Texts are never that large: look at what it is.',
    ja: '10MBを超えています。文章がこの大きさになることはありません。中身を確かめてください。',
  },
  encoding: {
    en: 'This file is not in UTF-8. Open it in an editor and save it as UTF-8.',
    ja: 'UTF-8のファイルではありません（Shift_JISなど）。エディターで開き、「UTF-8」で保存し直してください。',
  },
  fileName: {
    en: 'The name of a file has no slash in it and does not begin with a dot.',
    ja: 'ファイル名に「/」や「\\」は使えません。「.」で始めることもできません。',
  },
  notStored: {
    en: 'This file could not be stored: it is damaged, or the disk is full.',
    ja: 'このファイルを保存できませんでした。ファイルが壊れているか、ディスクがいっぱいです。',
  },
  object: {
    en: 'Write an object here: { "…": … }.',
    ja: 'ここは { "…": … } の形で書いてください。',
  },
  list: { en: 'Write a list here: [ … ].', ja: 'ここは [ … ] の形（一覧）で書いてください。' },
  text: { en: 'Write a text here, in quotation marks.', ja: '文字を " " で囲んで書いてください。' },
  texts: {
    en: 'Write the text in both languages: { "en": "…", "ja": "…" }. One may be missing.',
    ja: '文章は { "en": "…", "ja": "…" } の形で、両方の言語を並べて書いてください（片方だけでもかまいません）。',
  },
  tags: {
    en: 'Write a list of languages here, for example [ "en" ].',
    ja: '言語の一覧を書いてください（例：[ "en" ]）。',
  },
  number: {
    en: 'Write a number here, without quotation marks.',
    ja: '数字だけを、" " で囲まずに書いてください。',
  },
  yesNo: { en: 'Write true or false here.', ja: 'true か false を書いてください。' },
  day: {
    en: 'Write a day here, for example "2026-04-01".',
    ja: '日付を書いてください（例："2026-04-01"）。',
  },
  mark: {
    en: 'There is no such file beside this one. Put an SVG or PNG there, for example mark.svg.',
    ja: 'この名前のファイルが隣にありません。SVGかPNGを置いてください（例：mark.svg）。',
  },
  picture: {
    en: 'No such picture is described in pictures.json. Write "pictures/" and a name that is there.',
    ja: 'pictures.jsonにない画像です。「pictures/」に続けて、一覧にある名前を書いてください。',
  },
  film: {
    en: 'No such video is listed in films.json. Write "films/" and a name that is there.',
    ja: 'films.jsonにない動画です。「films/」に続けて、一覧にある名前を書いてください。',
  },
  document: {
    en: 'There is no file of this name. Write the name of a file without .json.',
    ja: 'この名前のファイルがありません。ファイル名を「.json」なしで書いてください。',
  },
  factsInDraft: {
    en: 'Dishes and closures have no drafts. Write them in the file without .draft in its name.',
    ja: 'お品書きと臨時休業に下書きはありません。名前に「.draft」のない方のファイルに書いてください。',
  },
  menus: {
    en: `A restaurant has up to ${MENUS} menus.`,
    ja: `メニューは${MENUS}個までです。`,
  },
  menuTwice: {
    en: 'Another menu has the same key. Dishes name their menu by it.',
    ja: 'ほかのメニューと同じkeyです。品はkeyでメニューを指定します。',
  },
  filled: {
    en: 'The desk has content already. Import into an empty one: nothing of it is ever overwritten.',
    ja: '管理画面にはすでに内容があります。空の管理画面に読み込んでください（今ある内容は上書きしません）。',
  },
} as const satisfies Record<string, Words>

/** A picture or film that its list, such as pictures.json, does not describe. */
export function notListed(list: string): Words {
  return {
    en: `This file is not in ${list}. Describe it there, or remove the file.`,
    ja: `${list}に載っていないファイルです。${list}に説明を書くか、ファイルを消してください。`,
  }
}

/** An address that another file has. */
export function addressTaken(file: string): Words {
  return {
    en: `${file} has this address already. Give each its own.`,
    ja: `${file}と同じアドレスです。それぞれ別のアドレスにしてください。`,
  }
}

/** A text that is no JSON, with the parser's own words, which name the line. */
export function notJson(reason: string): Words {
  const [, line, column] = /line (\d+) column (\d+)/.exec(reason) ?? []
  const place = line ? `${line}行目の${column}文字目` : 'ファイルの終わり'
  return {
    en: `This is not JSON: ${reason}. Often a comma or a quotation mark is missing, or too many.`,
    ja: `JSONとして読めません（${place}）。カンマや「"」の不足・余分がないか確かめてください。`,
  }
}

/** A value of a list of pictures that does not fit, with the reader's own words. */
export function notFitting(reason: string): Words {
  return {
    en: `This value does not fit: ${reason}.`,
    ja: `値の形が合いません（${reason}）。`,
  }
}

/** A name that is none, with the one that was probably meant, or all there are. */
export function unknownName(name: string, known: readonly string[]): Words {
  const [near] = misspelt([name], known)
  if (near) {
    return {
      en: `“${name}” is no name here. Did you mean “${near.meant}”?`,
      ja: `「${name}」という名前はありません。「${near.meant}」ではありませんか。`,
    }
  }
  return {
    en: `“${name}” is no name here. There are: ${known.join(', ')}.`,
    ja: `「${name}」という名前はありません。使えるのは：${known.join('、')}`,
  }
}
