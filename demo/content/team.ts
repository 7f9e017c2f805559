import { type Bilingual, type DemoPicture, picture } from '../picture.ts'

/** Six people of the company, all invented, in the order of the about page. */
export const team: { name: Bilingual; role: Bilingual; image: DemoPicture }[] = [
  {
    name: { en: 'Soichi Hatano', jp: '波多野 惣一' },
    role: { en: 'Founder and Representative Director', jp: '創業者・代表取締役' },
    image: picture('portrait-1', {
      en: 'Portrait of Soichi Hatano in a navy suit and round glasses, drawing the thread from a shuttle.',
      jp: '波多野惣一の肖像。紺のスーツに丸眼鏡、手元の杼から糸を引く。',
    }),
  },
  {
    name: { en: 'Ren Suma', jp: '須磨 蓮' },
    role: { en: 'Head chef, Trattoria Onda', jp: 'トラットリア オンダ 料理長' },
    image: picture('portrait-2', {
      en: 'Portrait of Ren Suma in a chef’s coat, stirring a pot in front of copper pans.',
      jp: '須磨蓮の肖像。コックコート姿で鍋をかき混ぜる。後ろに銅鍋。',
    }),
  },
  {
    name: { en: 'Chiho Komine', jp: '小峰 千帆' },
    role: { en: 'Manager, Tateito', jp: '経糸 店長' },
    image: picture('portrait-3', {
      en: 'Portrait of Chiho Komine in an apron, carrying two cups of tea on a tray.',
      jp: '小峰千帆の肖像。前掛け姿で、盆に二つの湯のみ。',
    }),
  },
  {
    name: { en: 'Minoru Hayase', jp: '早瀬 実' },
    role: { en: 'Head of hospitality', jp: '宿泊事業 責任者' },
    image: picture('portrait-4', {
      en: 'Portrait of Minoru Hayase in a red hotel uniform, a room key in hand.',
      jp: '早瀬実の肖像。臙脂の制服に蝶ネクタイ、手に部屋の鍵。',
    }),
  },
  {
    name: { en: 'Haruka Natori', jp: '名取 陽香' },
    role: { en: 'Head of Uneri', jp: 'うねり 責任者' },
    image: picture('portrait-5', {
      en: 'Portrait of Haruka Natori in a track jacket, looking ahead, a stopwatch in her hand.',
      jp: '名取陽香の肖像。ジャージ姿で先を見つめ、手にストップウォッチ。',
    }),
  },
  {
    name: { en: 'Toru Makabe', jp: '真壁 透' },
    role: { en: 'Stage manager, Yoinagi', jp: '宵凪 舞台監督' },
    image: picture('portrait-6', {
      en: 'Portrait of Toru Makabe from behind, in stage black with a headset and a clipboard, one hand raised for the cue.',
      jp: '真壁透の肖像。黒い作業着の後ろ姿。ヘッドセットに進行表、合図に手を上げる。',
    }),
  },
]
