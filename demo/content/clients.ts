import { picture } from '../picture.ts'

/** Seals of four clients, all invented. */
export const seals = {
  harbourFestival: picture('client-1', {
    en: 'Seal of the Harbour Festival committee: an open fan in vermilion.',
    jp: '港まつり実行委員会の印。朱色の扇。',
  }),
  matsunami: picture('client-2', {
    en: 'Seal of Matsunami Inn: a pine above the waves in indigo.',
    jp: '松波荘の印。藍色の松と波。',
  }),
  ashinagi: picture('client-3', {
    en: 'Seal of Hotel Ashinagi: a mountain and the moon in green.',
    jp: 'ホテル芦凪の印。緑の山と月。',
  }),
  umemori: picture('client-4', {
    en: 'Seal of Umemori Ryokan: a plum blossom in ochre.',
    jp: '旅館梅森の印。黄土色の梅の花。',
  }),
}

/** The seals as the hero and the about page list them. */
export const clientImages = [
  { url: seals.matsunami },
  { url: seals.ashinagi },
  { url: seals.harbourFestival },
  { url: seals.umemori },
]
