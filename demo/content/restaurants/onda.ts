import { picture } from '../../picture.ts'
import type { DemoRestaurant } from '../../shape.ts'
import { closedNoren } from './closed-noren.ts'
import { ondaFacts } from './facts/onda.ts'

const antipasti = { en: 'Antipasti', jp: '前菜' }
const primi = { en: 'Pasta and pizza', jp: 'パスタ・ピッツァ' }
const secondi = { en: 'From the oven and the pan', jp: 'メイン' }
const dolci = { en: 'Dolci', jp: 'ドルチェ' }
const wine = { en: 'By the glass', jp: 'グラスワイン' }

const squidInk = picture('onda-3', {
  en: 'Squid-ink linguine with tomatoes and rings of squid.',
  jp: 'いかとミニトマトをのせた、いか墨のリングイネ。',
})
const acquaPazza = picture('onda-4', {
  en: 'A spoon pours broth over a red sea bream in its copper pan, among clams, tomatoes and olives.',
  jp: '銅鍋の鯛に、スプーンでスープを回しかける。まわりに、あさりとトマト、オリーブ。',
})
const lemonTart = picture('onda-5', {
  en: 'The cut side of a lemon tart: shining curd, a short crust and scorched meringue, an espresso behind.',
  jp: 'レモンのタルトの切り口。つややかなクリームに、こんがり焼いたメレンゲ。奥にエスプレッソ。',
})

export const onda: DemoRestaurant = {
  _id: 'restaurant-onda',
  slug: 'onda',
  name: { en: 'Trattoria Onda', jp: 'トラットリア オンダ' },
  createdAt: '2016-06-11T02:00:00.000Z',
  accent: 'harbour',
  cuisine: { en: 'Italian seafood', jp: '魚介のイタリア料理' },
  area: { en: 'Yokohama harbour', jp: '横浜港' },
  summary: {
    en: 'Fish from the bay, cooked the Ligurian way, in a brick warehouse on Yokohama harbour.',
    jp: '横浜港の煉瓦倉庫で、湾の魚をリグリアの流儀でお出しする食堂です。',
  },
  description: {
    en: 'Onda is Italian for wave. The rest is lemon, oil and fish.',
    jp: 'オンダは、イタリア語で「波」。あとはレモンとオリーブ油と魚です。',
  },
  about: {
    en: `A hundred years ago this warehouse held raw silk bound for Lyon and Como. We kept the brick, opened the arches and put the kitchen where the scales used to stand.

Ren Suma cooked for nine years on the Ligurian coast and came home with one rule: touch a fish once. Squid-ink linguine and acqua pazza are finished at the table, where you can see that nothing else is added. The bread is ours, the oil comes from a cousin of his old landlady.

On clear evenings ask for the terrace. The lights across the water come on one by one, and around nine the masts stop clinking.`,
    jp: `百年前、この倉庫にはリヨンやコモへ渡る生糸が積まれていました。煉瓦はそのまま、アーチの窓を開け、秤のあった場所に厨房を据えました。

料理長の須磨蓮はリグリアの海辺で9年働き、「魚には一度しか触らない」という決まりをひとつ持ち帰りました。いか墨のリングイネとアクアパッツァは、お席で仕上げます。パンは自家製、オリーブ油は昔の下宿のおかみさんの、いとこの畑から届きます。

晴れた夕方は、テラスへどうぞ。対岸の灯がひとつずつともり、9時ごろには帆柱の鳴る音も静かになります。`,
  },
  address: {
    en: '0-3 Kakufuto, Naka-ku, Yokohama, Kanagawa',
    jp: '神奈川県横浜市中区架空埠頭0-3',
  },
  openingHours: {
    sessions: [
      {
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        label: 'lunch',
        opens: '11:30',
        closes: '15:00',
        lastOrder: '14:00',
      },
      {
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        label: 'dinner',
        opens: '17:30',
        closes: '22:30',
        lastOrder: '21:30',
      },
    ],
    closedDays: ['mon'],
    closedNth: [],
    closedDayOnHoliday: 'open',
    closures: [
      { from: '2026-12-31', to: '2027-01-02', reason: { en: 'New Year holidays', jp: '年末年始' } },
    ],
    specialHours: [
      {
        from: '2026-12-24',
        to: '2026-12-25',
        opens: '17:00',
        closes: '23:30',
        lastOrder: '22:30',
        reason: { en: 'Christmas dinner only', jp: 'クリスマスディナーのみ' },
      },
    ],
  },
  reservations: {
    largestParty: 10,
    leadDays: 2,
    daysAhead: 60,
    slotMinutes: 30,
    lastSeatingMinutes: 60,
  },
  phone: '045-000-0103',
  instagram: '@namiori.example.onda',
  mapLink:
    'https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d6500!2d139.6425!3d35.452!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!5e0!3m2!1sja!2sjp',
  mainPhoto: picture('onda-main', {
    en: 'A table on the harbour terrace at blue hour, the lights of the bay beyond.',
    jp: '宵の港のテラス席。対岸に灯る湾の明かり。',
  }),
  fallbackPhoto: closedNoren,
  facts: ondaFacts,
  menuItems: [
    {
      category: antipasti,
      name: { en: 'Carpaccio of the day’s fish', jp: '本日の魚のカルパッチョ' },
      description: {
        en: 'Lemon, oil, sea salt. That is all.',
        jp: 'レモンとオリーブ油と海塩。それだけです。',
      },
      price: 1680,
      allergens: [],
      allergenList: '2025-12-15',
      marks: ['rawFish'],
    },
    {
      category: antipasti,
      name: { en: 'Burrata and tomatoes', jp: 'ブッラータとトマト' },
      description: {
        en: 'Tomatoes from Kamakura, torn basil.',
        jp: '鎌倉のトマトに、ちぎったバジルを。',
      },
      price: 1580,
      allergens: ['milk'],
      allergenList: '2025-12-15',
      marks: ['vegetarian'],
    },
    {
      category: antipasti,
      name: { en: 'Fritto misto', jp: '小魚と野菜のフリット' },
      description: {
        en: 'Small fish, squid and courgette, eaten with the fingers.',
        jp: '小魚、いか、ズッキーニ。手でつまんでどうぞ。',
      },
      price: 1480,
      allergens: ['wheat', 'squid'],
      allergenList: '2025-12-15',
    },
    {
      category: primi,
      name: { en: 'Squid-ink linguine', jp: 'いか墨のリングイネ' },
      photo: squidInk,
      description: {
        en: 'With rings of squid and cherry tomatoes, tossed at the table.',
        jp: 'いかとミニトマト。お席で和えてお取り分けします。',
      },
      price: 1980,
      allergens: ['wheat', 'squid'],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: primi,
      name: { en: 'Whitebait and lemon spaghetti', jp: 'しらすとレモンのスパゲッティ' },
      description: {
        en: 'Sagami whitebait, garlic, a good deal of lemon peel.',
        jp: '相模湾のしらすに、にんにくとたっぷりのレモンの皮。',
      },
      price: 1780,
      allergens: ['wheat'],
      allergenList: '2025-12-15',
    },
    {
      category: primi,
      name: { en: 'Pizza marinara', jp: 'マリナーラ' },
      description: {
        en: 'Tomato, garlic, oregano; no cheese, and none needed.',
        jp: 'トマト、にんにく、オレガノ。チーズなしがうちの流儀です。',
      },
      price: 1380,
      allergens: ['wheat'],
      allergenList: '2025-12-15',
      marks: ['vegan'],
    },
    {
      category: secondi,
      name: { en: 'Acqua pazza for two', jp: 'アクアパッツァ（2人前）' },
      photo: acquaPazza,
      description: {
        en: 'A whole sea bream with clams and olives, in the pan it was cooked in.',
        jp: '鯛を丸ごと、あさりとオリーブと。鍋のままお持ちします。',
      },
      price: 4200,
      allergens: [],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: secondi,
      name: { en: 'Roast Hayama pork', jp: '葉山の豚のロースト' },
      description: {
        en: 'With rosemary potatoes from the same oven.',
        jp: '同じ窯で焼いた、ローズマリーのじゃがいもと。',
      },
      price: 2800,
      allergens: ['pork'],
      allergenList: '2025-12-15',
    },
    {
      category: dolci,
      name: { en: 'Lemon tart', jp: 'レモンのタルト' },
      photo: lemonTart,
      description: {
        en: 'Sharp, under a little meringue.',
        jp: 'きりりと酸っぱく。メレンゲを少しのせて。',
      },
      price: 780,
      allergens: ['wheat', 'egg', 'milk'],
      allergenList: '2025-12-15',
      marks: ['vegetarian'],
    },
    {
      category: dolci,
      name: { en: 'Tiramisù', jp: 'ティラミス' },
      description: {
        en: 'Made with coffee from Kissa Kohaku.',
        jp: '喫茶こはくのコーヒーでつくります。',
      },
      price: 780,
    },
    {
      category: wine,
      name: { en: 'White, Liguria', jp: '白 リグリア' },
      description: {
        en: 'Vermentino, dry, a little salty.',
        jp: 'ヴェルメンティーノ。辛口で、かすかに潮の味。',
      },
      price: 950,
      marks: ['alcohol'],
    },
    {
      category: wine,
      name: { en: 'Red, Piedmont', jp: '赤 ピエモンテ' },
      description: {
        en: 'Barbera, served a touch cool.',
        jp: 'バルベーラ。少し冷やしてお出しします。',
      },
      price: 980,
      marks: ['alcohol'],
    },
  ],
  gallery: [
    picture('onda-1', {
      en: 'The brick warehouse on the quay at night, its windows lit.',
      jp: '夜の岸壁に建つ煉瓦倉庫。窓に明かりがともる。',
    }),
    picture('onda-2', {
      en: 'The dining room: white tablecloths, candles and arched windows over the harbour.',
      jp: '店内。白いクロスと蝋燭、港を望むアーチ窓。',
    }),
    squidInk,
    acquaPazza,
    lemonTart,
  ],
}
