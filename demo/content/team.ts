import { type Bilingual, type DemoPicture, picture } from '../picture.ts'

/** Six people of the company, all invented, in the order of the about page. */
export const team: { name: Bilingual; role: Bilingual; image: DemoPicture }[] = [
  {
    name: { en: 'Soichi Hatano', jp: '波多野 惣一' },
    role: { en: 'Founder and Representative Director', jp: '創業者・代表取締役' },
    image: picture('portrait-1', {
      en: 'Soichi Hatano from collar to hands, in a navy suit, holding a weaver’s shuttle with red thread in both hands.',
      jp: '波多野惣一の襟元から手元まで。紺のスーツ姿で、赤い糸の杼を両手で持つ。',
    }),
  },
  {
    name: { en: 'Ren Suma', jp: '須磨 蓮' },
    role: { en: 'Head chef, Trattoria Onda', jp: 'トラットリア オンダ 料理長' },
    image: picture('portrait-2', {
      en: 'Ren Suma from collar to hands, in a chef’s coat: one hand on a copper ladle of tomato broth, one beneath it.',
      jp: '須磨蓮の襟元から手元まで。コックコート姿で、トマトのスープをすくった銅の玉杓子に片手を添える。',
    }),
  },
  {
    name: { en: 'Chiho Komine', jp: '小峰 千帆' },
    role: { en: 'Manager, Tateito', jp: '経糸 店長' },
    image: picture('portrait-3', {
      en: 'Chiho Komine from collar to hands, in an apron, two cups of tea on a lacquered tray held in both hands.',
      jp: '小峰千帆の襟元から手元まで。前掛け姿で、二つの湯のみをのせた塗りの盆を両手で持つ。',
    }),
  },
  {
    name: { en: 'Minoru Hayase', jp: '早瀬 実' },
    role: { en: 'Head of hospitality', jp: '宿泊事業 責任者' },
    image: picture('portrait-4', {
      en: 'Minoru Hayase from collar to hands, in a red hotel uniform, lowering a room key into the open hand.',
      jp: '早瀬実の襟元から手元まで。臙脂の制服姿で、部屋の鍵を片手からもう片方の手へ渡す。',
    }),
  },
  {
    name: { en: 'Haruka Natori', jp: '名取 陽香' },
    role: { en: 'Head of Uneri', jp: 'うねり 責任者' },
    image: picture('portrait-5', {
      en: 'Haruka Natori from collar to hands, in a track jacket, holding a stopwatch in both hands.',
      jp: '名取陽香の襟元から手元まで。ジャージ姿で、ストップウォッチを両手で包む。',
    }),
  },
  {
    name: { en: 'Toru Makabe', jp: '真壁 透' },
    role: { en: 'Stage manager, Yoinagi', jp: '宵凪 舞台監督' },
    image: picture('portrait-6', {
      en: 'Toru Makabe from collar to hands, in a dark work jacket, holding a headset ready in both hands.',
      jp: '真壁透の襟元から手元まで。濃い紺の作業着姿で、ヘッドセットを両手に構える。',
    }),
  },
]
