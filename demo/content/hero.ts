import type { Hero } from '@noren/contract/resources/hero'
import { picture, video } from '../picture.ts'
import type { InJa } from '../shape.ts'
import { clientImages } from './clients.ts'

const dawn = {
  wide: picture('hero-bay-dawn', {
    en: 'Sagami Bay at dawn: Mount Fuji, a fishing boat, and waves that look woven from thread.',
    jp: '夜明けの相模湾。富士山と一艘の漁船、糸で織ったような波。',
  }),
  tall: picture('hero-bay-dawn-tall', {
    en: 'Sagami Bay at dawn, seen tall: Mount Fuji and the rising sun, a fishing boat, and woven waves in front.',
    jp: '夜明けの相模湾の縦長の絵。富士山と昇る朝日、一艘の漁船、手前に糸で織ったような波。',
  }),
}

const day = {
  wide: picture('hero-bay-day', {
    en: 'Sagami Bay in clear daylight: Mount Fuji under white snow, green pines, a fishing boat, and woven waves.',
    jp: '晴れた昼の相模湾。白い雪の富士山、緑の松、一艘の漁船、糸で織ったような波。',
  }),
  tall: picture('hero-bay-day-tall', {
    en: 'Sagami Bay in clear daylight, seen tall: white snow on Mount Fuji, a fishing boat, and woven waves in front.',
    jp: '晴れた昼の相模湾の縦長の絵。雪の白い富士山、一艘の漁船、手前に糸で織ったような波。',
  }),
}

const dusk = {
  wide: picture('hero-bay-dusk', {
    en: 'Sagami Bay at dusk: Mount Fuji against the afterglow, lit windows, a lantern on the boat, and woven waves.',
    jp: '夕暮れの相模湾。残照に浮かぶ富士山、灯りはじめた家々の窓、漁船の提灯、糸で織ったような波。',
  }),
  tall: picture('hero-bay-dusk-tall', {
    en: 'Sagami Bay at dusk, seen tall: the afterglow behind Mount Fuji, a boat with its lantern lit, and woven waves in front.',
    jp: '夕暮れの相模湾の縦長の絵。富士山の向こうに残照、提灯をともした漁船、手前に糸で織ったような波。',
  }),
}

const night = {
  wide: picture('hero-bay-night', {
    en: 'Sagami Bay by night: a full moon beside Mount Fuji, lit windows ashore, a lantern on the boat, and woven waves.',
    jp: '夜の相模湾。富士山のそばに満月、岸辺の窓明かり、漁船の提灯、糸で織ったような波。',
  }),
  tall: picture('hero-bay-night-tall', {
    en: 'Sagami Bay by night, seen tall: a full moon beside Mount Fuji, a boat lit by its lantern, and woven waves in front.',
    jp: '夜の相模湾の縦長の絵。富士山のそばに満月、提灯に照らされた漁船、手前に糸で織ったような波。',
  }),
}

const shared = {
  clientImages,
  backgroundImage: dawn.wide,
  backgroundImagePortrait: dawn.tall,
  printings: { dawn, day, dusk, night },
  videoLink: video('namiori'),
}

export const hero: InJa<Hero> = {
  en: {
    badge: 'Kanagawa, Japan · since 2009',
    title: 'Woven by the sea',
    subtitle:
      'Inns, tables, spotless rooms, the right people, a good run and a night at the theatre. On the shore of Sagami Bay, we look after all of it.',
    button1: 'About Namiori',
    button2: 'Watch the film',
    success: '240 clients since 2009',
    note: 'As of 31 March 2026, from our own records.',
    community: 'Inns, hotels and stages along the bay',
    ...shared,
  },
  ja: {
    badge: '二〇〇九年、神奈川・逗子にて創業',
    title: '波を織り、人を結ぶ。',
    subtitle:
      '宿、食卓、客室の清掃、人材紹介、スポーツ、舞台。相模湾のほとりで、訪れる人と働く人の一日を支えています。',
    button1: '波織について',
    button2: '映像を見る',
    success: '240社とともに',
    note: '2026年3月31日時点、当社調べ。',
    community: '湾沿いの宿と、ホテルと、舞台と。',
    ...shared,
  },
}
