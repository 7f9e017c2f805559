import type { Words } from '../../../base/words.ts'

/** A mark wider or higher than this many times its other side would be illegible in a square. */
export const LONGEST_RATIO = 2

/** The largest file of a mark: as base64 it fits into a request. */
export const MARK_LIMIT_BYTES = 16 * 1024 * 1024

/** The largest drawing, in bytes: it is kept beside its picture, in every version of its document. */
export const SVG_LIMIT_BYTES = 256 * 1024

/** Why a mark cannot be taken, and what to do. */
export const MARK_REFUSALS = {
  type: {
    en: 'This is neither an SVG nor a PNG. Please ask the designer of the mark for an SVG, or save it as a PNG with a transparent background.',
    ja: 'SVGでもPNGでもないファイルです。ロゴを作った方からSVGを受け取るか、背景を透明にしたPNGで保存してください。',
  },
  damaged: {
    en: 'This file cannot be opened: it is incomplete or damaged. Please export the mark again.',
    ja: 'このファイルは壊れているか、途中で切れているため開けません。ロゴをもう一度書き出してください。',
  },
  heavy: {
    en: 'This file has more than 16 MB. A mark needs far less: please save it smaller, or give an SVG.',
    ja: 'このファイルは16MBを超えています。ロゴにはずっと小さなファイルで足ります。小さく保存し直すか、SVGでアップロードしてください。',
  },
  large: {
    en: 'This SVG has more than 256 kB. Please simplify its paths and export it without editing data, or give a PNG.',
    ja: 'このSVGは256KBを超えています。パスを単純にし、編集用の情報を含めずに書き出すか、PNGでアップロードしてください。',
  },
  encoding: {
    en: 'The text of this SVG is in an encoding that cannot be read here. Please save it in UTF-8 and try again.',
    ja: 'このSVGの文字コードは読み取れません。UTF-8で保存し直して、もう一度お試しください。',
  },
  undrawable: {
    en: 'This SVG cannot be drawn: it is damaged, or more complicated than a mark may be. Please export it again as plain SVG, or give a PNG.',
    ja: 'このSVGは描画できません。壊れているか、ロゴとしては複雑すぎます。標準のSVGで書き出し直すか、PNGでアップロードしてください。',
  },
  slow: {
    en: 'Drawing this SVG takes more than two seconds. Please merge its shapes and leave out masks and effects, or give a PNG.',
    ja: 'このSVGの描画には2秒以上かかります。図形を合体させてマスクや効果を外すか、PNGでアップロードしてください。',
  },
  letters: {
    en: 'This SVG has letters in a font, which other devices do not have. Please turn them into outlines and export it again.',
    ja: 'このSVGの文字にはフォントが使われており、ほかの端末では同じ形になりません。文字をアウトライン化して、もう一度書き出してください。',
  },
  outside: {
    en: 'A part of this SVG is in another file. Please embed everything and export it again, or give a PNG.',
    ja: 'このSVGの一部は別のファイルにあります。すべてを埋め込んで書き出し直すか、PNGでアップロードしてください。',
  },
  shape: {
    en: 'This mark is more than twice as long as wide, so it would be illegible in a square. Please give the sign alone, without the name beside it.',
    ja: 'このロゴは縦横の差が2倍を超えるため、正方形の中では読めません。社名を添えず、シンボルマークだけをアップロードしてください。',
  },
  line: {
    en: 'A name has to be wider than high, and at most ten times as wide. Please export the letters alone, without margin or sign.',
    ja: '社名ロゴは横長で、縦の10倍までの幅にしてください。余白やシンボルマークを含めず、文字だけを書き出してください。',
  },
  low: {
    en: 'This PNG is too small: without its margin, the name needs to be at least 96 pixels high. Please save a larger one, or give an SVG.',
    ja: 'このPNGは小さすぎます。余白を除いて高さ96ピクセル以上が必要です。大きく保存し直すか、SVGでアップロードしてください。',
  },
  empty: {
    en: 'Nothing can be seen in this file. Please look whether the right layer was exported.',
    ja: 'このファイルには何も描かれていません。正しいレイヤーを書き出したか確かめてください。',
  },
  small: {
    en: 'This PNG is too small: without its margin, the mark needs at least 180 pixels. Please save a larger one, best with 512 pixels or more.',
    ja: 'このPNGは小さすぎます。余白を除いて180ピクセル以上が必要です。512ピクセル以上で保存し直すことをおすすめします。',
  },
  detailed: {
    en: 'This picture has too many details for a mark. Please give one of few colours and plain areas.',
    ja: 'ロゴとしては細かすぎる絵柄です。色数の少ない平らな絵柄にしてください。',
  },
  unmade: {
    en: 'This mark was not made by this desk. Please choose the file of the mark again.',
    ja: 'この管理画面でファイルから作られたロゴではありません。ロゴのファイルをもう一度選んでください。',
  },
} as const satisfies Record<string, Words>

export type MarkRefusal = keyof typeof MARK_REFUSALS
