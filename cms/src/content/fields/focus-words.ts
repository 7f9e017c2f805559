import type { Words } from '../../base/words.ts'

export const FOCUS_WORDS = {
  title: { en: 'Spot that stays in sight', ja: '切り抜いても見せたい位置' },
  help: {
    en: 'Pages cut off the edges of a picture. Press on what must be seen, such as the dish or a face.',
    ja: 'ページでは画像の端が切り取られます。料理や顔など、必ず見せたいところを押してください。',
  },
  x: { en: 'From left to right', ja: '左右の位置' },
  y: { en: 'From top to bottom', ja: '上下の位置' },
  reset: { en: 'Back to the centre', ja: '中央に戻す' },
  shown: { en: 'Cut to a wide and to a tall shape', ja: '横長・縦長に切り抜いた例' },
} as const satisfies Record<string, Words>
