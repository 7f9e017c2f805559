import { picture } from '../../picture.ts'
import type { DemoRestaurant } from '../../shape.ts'
import { closedNoren } from './closed-noren.ts'
import { yoriaiFacts } from './facts/yoriai.ts'

const quick = { en: 'While you wait', jp: 'すぐ出る品' }
const skewers = { en: 'Skewers', jp: '串焼き' }
const oden = { en: 'Oden', jp: 'おでん' }
const toFinish = { en: 'To finish', jp: '締め' }
const drinks = { en: 'Drinks', jp: 'お飲みもの' }

const skewersPlate = picture('yoriai-3', {
  en: 'Skewers of chicken, leek and meatballs, glossy with sauce; a glass of beer behind the plate.',
  jp: 'たれの照りをまとった、ねぎまとつくねの串。皿の向こうに生ビール。',
})
export const odenBowl = picture('yoriai-4', {
  en: 'Oden close up in clear hot broth: a thick round of radish, a soft egg, fish cakes and octopus.',
  jp: '澄んだ熱いつゆのおでん。厚い大根、半熟の卵、ちくわ、たこ。',
})
const seafoodBowl = picture('yoriai-5', {
  en: 'A rice bowl with slices of tuna, salmon and bream and a heap of salmon roe; miso soup beside it.',
  jp: 'まぐろ、サーモン、鯛、いくらの海鮮丼。かたわらに味噌汁。',
})

export const yoriai: DemoRestaurant = {
  _id: 'restaurant-yoriai',
  slug: 'yoriai',
  name: { en: 'Yoriai', jp: 'よりあい' },
  createdAt: '2022-11-23T02:00:00.000Z',
  accent: 'plum',
  cuisine: { en: 'Izakaya', jp: '居酒屋' },
  area: { en: 'Yokosuka', jp: '横須賀' },
  summary: {
    en: 'Skewers, oden and cold beer under the lanterns of a Yokosuka side street.',
    jp: '横須賀の路地、提灯の下。串焼きとおでん、よく冷えたビールの店です。',
  },
  description: {
    en: 'Yoriai: a gathering, or threads twisted into one.',
    jp: '人が寄り合い、糸が撚り合わさる。それが店の名です。',
  },
  about: {
    en: `Shipyard workers, nurses coming off the late shift, sailors, students: the counter seats twelve, and seldom the same twelve. By the second skewer you will probably be talking to your neighbour.

The oden broth was started on opening night in November 2022 and has been looked after every day since. The chicken comes from Miura in the morning. The curry belongs to Yokosuka, with a stock that takes two days.

It fills up by seven. Come early, or come after ten, when the second pot of oden is ready.`,
    jp: `造船所の人、遅番帰りの看護師さん、船乗り、学生さん。12席のカウンターに、同じ顔ぶれはめったにそろいません。二本目の串が焼けるころには、たいてい隣の席と話が始まっています。

おでんのだしは、2022年11月の開店の夜から、毎日手をかけて守ってきました。鶏は三浦の朝びき。締めのカレーは二日がかりのだしで仕込む、横須賀らしい一皿です。

夜7時には満席になります。早めにお越しになるか、二つ目の鍋のおでんが煮える10時すぎが狙い目です。`,
  },
  address: { en: '0-5 Kakucho, Yokosuka, Kanagawa', jp: '神奈川県横須賀市架空町0-5' },
  openingHours: {
    sessions: [
      {
        days: ['mon', 'tue', 'wed', 'thu'],
        opens: '17:00',
        closes: '24:00',
        lastOrder: '23:00',
      },
      {
        days: ['fri', 'sat', 'holidayEve'],
        opens: '17:00',
        closes: '26:00',
        lastOrder: '25:00',
      },
    ],
    closedDays: ['sun'],
    closedNth: [],
    closedDayOnHoliday: 'closed',
    closures: [
      { from: '2026-12-30', to: '2027-01-03', reason: { en: 'New Year holidays', jp: '年末年始' } },
    ],
  },
  reservations: {
    largestParty: 4,
    leadDays: 2,
    daysAhead: 60,
    slotMinutes: 30,
    lastSeatingMinutes: 60,
  },
  phone: '046-000-0105',
  mapLink:
    'https://www.openstreetmap.org/export/embed.html?bbox=139.661%2C35.274%2C139.679%2C35.286&layer=mapnik',
  mainPhoto: picture('yoriai-main', {
    en: 'A lantern-lit alley in Yokosuka at night, wet cobbles, people walking home under a full moon.',
    jp: '提灯の灯る横須賀の路地。濡れた石畳を行く人と、満月。',
  }),
  fallbackPhoto: closedNoren,
  facts: yoriaiFacts,
  menuItems: [
    {
      category: quick,
      name: { en: 'Potato salad', jp: 'ポテトサラダ' },
      description: {
        en: 'Smoked egg on top. Break it yourself.',
        jp: '燻製の卵をのせて。くずしながらどうぞ。',
      },
      price: 520,
      allergens: ['egg', 'soy'],
      allergenList: '2025-12-15',
      marks: ['vegetarian'],
    },
    {
      category: quick,
      name: { en: 'Horse mackerel tartare (namero)', jp: '鯵のなめろう' },
      description: {
        en: 'With miso, ginger and leek.',
        jp: '味噌と生姜と葱でたたきます。',
      },
      price: 780,
      allergens: ['soy'],
      allergenList: '2025-12-15',
      marks: ['rawFish'],
    },
    {
      category: quick,
      name: { en: 'Smashed cucumber', jp: 'たたききゅうり' },
      description: {
        en: 'No knife involved. Sesame oil.',
        jp: '切らずに叩いて、ごま油で。',
      },
      price: 420,
      allergens: ['sesame'],
      allergenList: '2025-12-15',
      marks: ['vegan'],
    },
    {
      category: skewers,
      name: { en: 'Five skewers, cook’s choice', jp: 'おまかせ串 5本' },
      photo: skewersPlate,
      description: {
        en: 'Salt or sauce: say which, or leave it to us.',
        jp: '塩でも、たれでも。お任せでも。',
      },
      price: 1150,
    },
    {
      category: skewers,
      name: { en: 'Chicken and leek', jp: 'ねぎま' },
      description: {
        en: 'Thigh, grilled slowly, one skewer.',
        jp: 'もも肉をじっくり。1本のお値段です。',
      },
      price: 230,
      allergens: ['chicken'],
      allergenList: '2025-12-15',
    },
    {
      category: skewers,
      name: { en: 'Chicken meatball', jp: 'つくね' },
      description: {
        en: 'With cartilage for the crunch, and an egg yolk.',
        jp: '軟骨入り。卵黄をからめて。',
      },
      price: 290,
      allergens: ['wheat', 'egg', 'soy', 'chicken'],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: oden,
      name: { en: 'Three pieces of oden', jp: 'おでん 3品' },
      photo: odenBowl,
      description: {
        en: 'Radish, egg, and one you point at.',
        jp: '大根、卵、あとは鍋を見てお好きなものを。',
      },
      price: 680,
    },
    {
      category: oden,
      name: { en: 'Beef tendon', jp: '牛すじ' },
      description: {
        en: 'Simmered since yesterday.',
        jp: '昨日から煮ています。',
      },
      price: 320,
      allergens: ['wheat', 'beef', 'mackerel', 'soy'],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: toFinish,
      name: { en: 'Seafood rice bowl', jp: '海鮮丼' },
      photo: seafoodBowl,
      description: {
        en: 'Tuna, salmon, bream and roe, with miso soup.',
        jp: 'まぐろ、サーモン、鯛、いくら。味噌汁つき。',
      },
      price: 1680,
      allergens: ['wheat', 'salmonRoe', 'salmon', 'soy'],
      allergenList: '2025-12-15',
      marks: ['rawFish'],
    },
    {
      category: toFinish,
      name: { en: 'Yokosuka curry', jp: '横須賀カレー' },
      description: {
        en: 'Beef and potatoes, with the customary glass of milk.',
        jp: '牛肉とじゃがいも。ならわしどおり、牛乳を添えて。',
      },
      price: 1100,
      allergens: ['wheat', 'milk', 'beef', 'soy', 'apple'],
      allergenList: '2025-12-15',
    },
    {
      category: drinks,
      name: { en: 'Draught beer', jp: '生ビール' },
      description: {
        en: 'In a glass straight from the freezer.',
        jp: '凍らせたジョッキで。',
      },
      price: 600,
      allergens: [],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: drinks,
      name: { en: 'Lemon highball', jp: 'レモンハイボール' },
      description: {
        en: 'Miura lemons, not very sweet.',
        jp: '三浦のレモンで、甘さひかえめに。',
      },
      price: 550,
      allergens: [],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: drinks,
      name: { en: 'Hot sake, one flask', jp: '燗酒 一合' },
      description: {
        en: 'Warmed beside the oden pot.',
        jp: 'おでん鍋の隣でつけます。',
      },
      price: 580,
      allergens: [],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
  ],
  gallery: [
    picture('yoriai-1', {
      en: 'A red noren and a lantern with the woven-wave crest on a rainy night.',
      jp: '雨の夜、波織の紋を染めた赤い暖簾と提灯。',
    }),
    picture('yoriai-2', {
      en: 'The cook behind a full counter, paper menus hanging above him.',
      jp: '満席のカウンターと料理人。壁に並ぶ品書き。',
    }),
    skewersPlate,
    odenBowl,
    seafoodBowl,
  ],
}
