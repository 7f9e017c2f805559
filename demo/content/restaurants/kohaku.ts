import { picture } from '../../picture.ts'
import type { DemoRestaurant } from '../../shape.ts'
import { closedNoren } from './closed-noren.ts'
import { kohakuFacts } from './facts/kohaku.ts'

const coffee = { en: 'Coffee', jp: '珈琲' }
const cold = { en: 'Cold drinks', jp: '冷たいお飲みもの' }
const meals = { en: 'Plates', jp: 'お食事' }
const sweets = { en: 'Sweets', jp: '甘いもの' }

const pudding = picture('kohaku-3', {
  en: 'Custard pudding with caramel, cream and a cherry.',
  jp: 'カラメルと生クリーム、さくらんぼをのせたプリン。',
})
const napolitan = picture('kohaku-4', {
  en: 'A fork winds up Napolitan spaghetti from a hot iron plate, thin egg bubbling around it.',
  jp: '熱い鉄板のナポリタンを、フォークでひと巻き。まわりで薄焼き卵がふつふつ。',
})
const soda = picture('kohaku-5', {
  en: 'A coffee siphon and a cream soda side by side on the counter.',
  jp: 'カウンターに並ぶ、サイフォンとクリームソーダ。',
})

export const kohaku: DemoRestaurant = {
  _id: 'restaurant-kohaku',
  slug: 'kohaku',
  name: { en: 'Kissa Kohaku', jp: '喫茶こはく' },
  createdAt: '2019-03-02T02:00:00.000Z',
  accent: 'amber',
  cuisine: { en: 'Coffee house', jp: '喫茶' },
  area: { en: 'Kamakura', jp: '鎌倉' },
  summary: {
    en: 'Siphon coffee, thick toast and a firm custard pudding, down a bamboo lane in Kamakura.',
    jp: '鎌倉の竹の小道の奥。サイフォンの珈琲と厚切りトースト、固めのプリンの店です。',
  },
  description: {
    en: 'Nobody will hurry you. The coffee takes four minutes anyway.',
    jp: 'どうぞ、ごゆっくり。珈琲にも、4分かかります。',
  },
  about: {
    en: `Kissa Kohaku has stood in this lane since 1968. When the first owner put down his siphon in 2019, he asked us to keep three things: the lamps, the pudding and the quiet. We have kept all three.

Beans are roasted on the premises every Tuesday. Each cup is brewed when you order it; napolitan comes on an iron plate with egg underneath; cream soda is the green you remember.

There is no music before noon. On wet days you can hear the rain in the bamboo instead.`,
    jp: `喫茶こはくは、1968年からこの小道にあります。2019年に初代の店主が引退するとき、頼まれたことが三つありました。ランプと、プリンと、静けさを残してほしい。どれも、そのままです。

豆は毎週火曜日に店で焙煎し、ご注文をいただいてから一杯ずつお淹れします。ナポリタンは卵を敷いた鉄板で、クリームソーダは、あの日のままの緑色で。

昼までは音楽をかけません。雨の日には、竹に降る音が聞こえます。`,
  },
  address: { en: '0-4 Kakukoji, Kamakura, Kanagawa', jp: '神奈川県鎌倉市架空小路0-4' },
  openingHours: {
    sessions: [
      {
        days: ['mon', 'tue', 'wed', 'fri', 'sat', 'sun'],
        opens: '08:00',
        closes: '18:00',
        lastOrder: '17:30',
      },
    ],
    closedDays: ['thu'],
    closedNth: [],
    closedDayOnHoliday: 'closed',
    closures: [
      { from: '2026-12-30', to: '2027-01-03', reason: { en: 'New Year holidays', jp: '年末年始' } },
    ],
  },
  phone: '0467-00-0104',
  instagram: '@namiori.example.kohaku',
  mapLink:
    'https://www.openstreetmap.org/export/embed.html?bbox=139.544%2C35.314%2C139.562%2C35.326&layer=mapnik',
  // The siphons, beside the cloth that hangs over the photo.
  mainPhoto: picture(
    'kohaku-main',
    {
      en: 'The master behind the counter of a dim coffee house, siphons steaming in lamplight.',
      jp: '薄暗い喫茶店のカウンター。ランプの下で湯気を立てるサイフォンと、店主。',
    },
    { x: 40, y: 40 },
  ),
  fallbackPhoto: closedNoren,
  facts: kohakuFacts,
  menuItems: [
    {
      category: coffee,
      name: { en: 'House blend', jp: 'こはくブレンド' },
      description: {
        en: 'Medium roast, brewed in the siphon.',
        jp: '中煎りの豆を、サイフォンで。',
      },
      price: 650,
      allergens: [],
      allergenList: '2025-12-15',
      marks: ['vegan', 'halal'],
    },
    {
      category: coffee,
      name: { en: 'Dark roast', jp: '深煎り' },
      description: {
        en: 'For those who take their time.',
        jp: 'ゆっくり過ごしたい日に。',
      },
      price: 680,
      allergens: [],
      allergenList: '2025-12-15',
      marks: ['vegan', 'halal'],
    },
    {
      category: coffee,
      name: { en: 'Café au lait', jp: 'カフェオレ' },
      description: {
        en: 'Poured from both hands at once.',
        jp: '珈琲とミルクを、両手から同時に注ぎます。',
      },
      price: 700,
      allergens: ['milk'],
      allergenList: '2025-12-15',
      marks: ['vegetarian', 'halal'],
    },
    {
      category: cold,
      name: { en: 'Cream soda', jp: 'クリームソーダ' },
      photo: soda,
      description: {
        en: 'Melon green, vanilla ice, one cherry.',
        jp: 'メロンの緑にバニラアイス、さくらんぼをひとつ。',
      },
      price: 800,
    },
    {
      category: cold,
      name: { en: 'Lemon squash', jp: 'レモンスカッシュ' },
      description: {
        en: 'A whole lemon, squeezed when you order.',
        jp: 'ご注文ごとに、レモンをまるごとひとつ。',
      },
      price: 750,
      allergens: [],
      allergenList: '2025-12-15',
      marks: ['vegan', 'halal'],
    },
    {
      category: meals,
      name: { en: 'Napolitan', jp: 'ナポリタン' },
      photo: napolitan,
      description: {
        en: 'Spaghetti, sausage, green pepper, on a hot plate with egg.',
        jp: 'ソーセージとピーマン、卵を敷いた熱い鉄板で。',
      },
      price: 1080,
      allergens: ['wheat', 'egg', 'milk', 'soy', 'pork'],
      allergenList: '2025-12-15',
    },
    {
      category: meals,
      name: { en: 'Egg sandwich', jp: '玉子サンド' },
      description: {
        en: 'A thick omelette, still warm, and a little mustard.',
        jp: '焼きたての厚焼き玉子に、からしを少し。',
      },
      price: 880,
      allergens: ['wheat', 'egg', 'milk', 'soy'],
      allergenList: '2025-12-15',
      marks: ['vegetarian'],
    },
    {
      category: meals,
      name: { en: 'Thick toast', jp: '厚切りトースト' },
      description: {
        en: 'Four centimetres, butter, a boiled egg until eleven.',
        jp: '4センチの厚さにバター。11時までは、ゆで卵つき。',
      },
      price: 520,
      allergens: ['wheat', 'egg', 'milk'],
      allergenList: '2025-12-15',
      marks: ['vegetarian'],
    },
    {
      category: sweets,
      name: { en: 'Custard pudding', jp: '固めのプリン' },
      photo: pudding,
      description: {
        en: 'Firm, dark caramel, to the recipe of 1968.',
        jp: '1968年からの配合で。カラメルは少し苦め。',
      },
      price: 620,
      allergens: ['egg', 'milk'],
      allergenList: '2025-12-15',
      marks: ['vegetarian'],
    },
    {
      category: sweets,
      name: { en: 'Hotcakes', jp: 'ホットケーキ' },
      description: {
        en: 'Two, on a copper plate. Please allow 20 minutes.',
        jp: '銅板で焼く二枚重ね。20分ほどお待ちください。',
      },
      price: 950,
      allergens: ['wheat', 'egg', 'milk'],
      allergenList: '2025-12-15',
      marks: ['vegetarian'],
    },
  ],
  gallery: [
    picture('kohaku-1', {
      en: 'The coffee house in the rain beside tall bamboo; hydrangeas, and someone under a red umbrella.',
      jp: '雨の竹林と喫茶店。紫陽花のそばを、赤い傘の人が歩く。',
    }),
    picture('kohaku-2', {
      en: 'A booth with red seats under a green lamp, two coffees on the table.',
      jp: '緑のランプと赤い椅子のボックス席。テーブルに珈琲が二つ。',
    }),
    pudding,
    napolitan,
    soda,
  ],
}
