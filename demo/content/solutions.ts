import { picture } from '../picture.ts'
import type { DemoSolution, DemoSolutionsSection } from '../shape.ts'

export const solutionsSection: DemoSolutionsSection = {
  heading: { en: 'Six businesses, one thread', ja: '六つの事業、一本の糸' },
  paragraph: {
    en: 'Each of them began because somebody asked: a guest, a hotel, a cook looking for work.',
    ja: 'どの事業も、誰かのひとことから始まりました。',
  },
}

export const solutions: DemoSolution[] = [
  {
    _id: 'solution-hospitality',
    part: 'hospitality',
    image: picture('solution-hospitality', {
      en: 'An inn room with a round window onto a pine and a boat on the bay; an attendant kneels before it, tea on the table.',
      jp: '丸窓から松と入り江の帆船を望む宿の一室。窓に向かって座る仲居と、卓上のお茶。',
    }),
    category: { en: 'Inns and hotels', ja: '宿泊' },
    title: { en: 'Hospitality', ja: '宿泊施設の運営' },
    description: {
      en: 'We run front desks, breakfasts and the small courtesies in between, for inns that want to stay themselves.',
      ja: '宿の持ち味はそのままに。フロントから朝食、その合間の細やかな気配りまで、運営をお引き受けします。',
    },
  },
  {
    _id: 'solution-restaurants',
    part: 'restaurants',
    image: picture('solution-restaurants', {
      en: 'Over a guest’s shoulder: a cook hands a bowl of rice and raw fish across the counter, a red noren behind.',
      jp: 'お客様の肩越しに、カウンター越しの手から手へ渡る海鮮丼。奥に赤い暖簾。',
    }),
    category: { en: 'Food and drink', ja: '飲食' },
    title: { en: 'Five restaurants', ja: '五つの飲食店' },
    description: {
      en: 'Charcoal, soba, pasta, coffee, skewers. Five kitchens in five towns, each with its own fire and its own regulars.',
      ja: '炭火、そば、イタリアン、喫茶、居酒屋。五つの町に五つの店があり、それぞれの味と、それぞれの常連さんがいます。',
    },
  },
  {
    _id: 'solution-cleaning',
    part: 'cleaning',
    image: picture('solution-cleaning', {
      en: 'A hotel corridor with a wave-patterned carpet; fresh linen on a cart, one of the staff walking on with the rest.',
      jp: '波模様の絨毯を敷いたホテルの廊下。台車に積まれた洗いたてのリネンと、残りを運ぶスタッフ。',
    }),
    category: { en: 'Housekeeping', ja: '清掃' },
    title: { en: 'Hotel cleaning management', ja: 'ホテル清掃管理' },
    description: {
      en: 'About 1,800 rooms a day in 14 hotels. We plan the shifts, train the staff and check the corners nobody looks at.',
      ja: '14のホテルで、1日およそ1,800室。シフトの組み立てから研修、人目につかない隅の点検まで受け持ちます。',
    },
  },
  {
    _id: 'solution-recruitment',
    part: 'recruitment',
    image: picture('solution-recruitment', {
      en: 'Over an applicant’s shoulder: two advisers bend over the papers on the table; rain in the garden outside.',
      jp: '応募者の肩越しに、卓上の書類へ目を落とす相談員が二人。窓の外は雨の庭。',
    }),
    category: { en: 'People', ja: '人材' },
    title: { en: 'Paid recruitment', ja: '有料職業紹介' },
    description: {
      en: 'We introduce cooks, housekeepers and front-desk staff to places that suit them, and stay in touch after the first day.',
      ja: '調理、客室、フロント。その方に合う職場をご紹介し、働き始めてからも折にふれてご様子を伺います。',
    },
  },
  {
    _id: 'solution-sports',
    part: 'sports',
    image: picture('solution-sports', {
      en: 'A runner takes the curve of a stadium track in the evening light.',
      jp: '夕暮れのスタジアム。トラックのカーブを走る選手。',
    }),
    category: { en: 'Sports', ja: 'スポーツ' },
    title: { en: 'Uneri, a sports brand', ja: 'スポーツブランド「うねり」' },
    description: {
      en: 'Running clothes cut for humid summers and sea wind. On Sunday mornings we run along Zushi beach, and anyone may join.',
      ja: '蒸し暑い夏と海風のなかを走るための服です。日曜の朝は逗子の海岸で、どなたでも参加できるランニング会を開いています。',
    },
  },
  {
    _id: 'solution-entertainment',
    part: 'entertainment',
    image: picture('solution-entertainment', {
      en: 'A shamisen player on a lit stage between red curtains, the audience in the dark.',
      jp: '赤い幕の間、明かりに照らされた三味線奏者。暗がりの客席。',
    }),
    category: { en: 'Stage', ja: '舞台' },
    title: { en: 'Yoinagi, an entertainment brand', ja: 'エンタメブランド「宵凪」' },
    description: {
      en: 'Shamisen, theatre and storytelling on small stages near the water. Yoinagi finds the players, sells the tickets and sweeps up afterwards.',
      ja: '三味線、芝居、語り。水辺の小さな舞台で催しを開いています。出演者探しからチケットの販売、終演後の片づけまで手がけます。',
    },
  },
]
