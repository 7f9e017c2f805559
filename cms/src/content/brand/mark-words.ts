import type { Words } from '../../base/words.ts'

/** A mark wider or higher than this many times its other side would be illegible in a square. */
export const LONGEST_RATIO = 2

/** The largest file of a mark: as base64 it fits into a request. */
export const MARK_LIMIT_BYTES = 16 * 1024 * 1024

/** Why a mark cannot be taken, and what to do. */
export const MARK_REFUSALS = {
  type: {
    en: 'This is no SVG and no PNG. Please ask whoever drew the mark for an SVG, or save it as a PNG with a transparent background.',
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
    en: 'This SVG has more than 64 kB. Please simplify its paths and export it without editing data, or give a PNG.',
    ja: 'このSVGは64KBを超えています。パスを単純にし、編集用の情報を含めずに書き出すか、PNGでアップロードしてください。',
  },
  complex: {
    en: 'This SVG is too complicated for a mark that is also shown at 16 pixels. Please merge its shapes and ungroup them, or give a PNG.',
    ja: 'このSVGは、16ピクセルでも表示するロゴとしては複雑すぎます。図形を合体させてグループを解除するか、PNGでアップロードしてください。',
  },
  entities: {
    en: 'This SVG has definitions that only the program it was drawn with understands. Please export it as plain SVG 1.1, without preserving editing capabilities.',
    ja: 'このSVGには、作成したソフト専用の定義が含まれています。編集機能を保持せず、標準のSVG 1.1形式で書き出してください。',
  },
  letters: {
    en: 'This SVG has letters in a font, which other devices do not have. Please turn them into outlines and export it again.',
    ja: 'このSVGの文字にはフォントが使われており、ほかの端末では同じ形になりません。文字をアウトライン化して、もう一度書き出してください。',
  },
  photos: {
    en: 'This SVG has a photo inside. Please draw the mark with shapes alone, or give a PNG.',
    ja: 'このSVGには画像が埋め込まれています。図形だけで描くか、PNGでアップロードしてください。',
  },
  effects: {
    en: 'This SVG has effects, such as shadows or blur. Please leave them out and export it again.',
    ja: 'このSVGには影やぼかしなどの効果が使われています。効果を外して、もう一度書き出してください。',
  },
  outside: {
    en: 'This SVG needs another file, or style rules that not every device understands. Please embed everything and export it with presentation attributes.',
    ja: 'このSVGは、ほかのファイルや一部の端末でしか使えないスタイルを必要とします。すべてを埋め込み、スタイルを「プレゼンテーション属性」にして書き出してください。',
  },
  sizeless: {
    en: 'This SVG does not say its size. Please export it with a view box.',
    ja: 'このSVGには大きさの指定がありません。viewBoxを付けて書き出してください。',
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
    en: 'This PNG has too many details for a mark. Please give one of few colours and plain areas, or an SVG.',
    ja: 'このPNGはロゴとしては細かすぎます。色数の少ない平らな絵柄にするか、SVGでアップロードしてください。',
  },
} as const satisfies Record<string, Words>

export type MarkRefusal = keyof typeof MARK_REFUSALS
