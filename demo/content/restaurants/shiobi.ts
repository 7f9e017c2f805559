import { picture } from '../../picture.ts'
import type { DemoRestaurant } from '../../shape.ts'
import { closedNoren } from './closed-noren.ts'
import { shiobiFacts } from './facts/shiobi.ts'

const toStart = { en: 'To start', jp: '先付・お造り' }
const charcoal = { en: 'From the charcoal', jp: '炭火焼き' }
const toFinish = { en: 'Rice and something sweet', jp: 'お食事・甘味' }
const sake = { en: 'Sake', jp: 'お酒' }

const mackerel = picture('shiobi-3', {
  en: 'Chopsticks lift a flake of grilled horse mackerel.',
  jp: '鯵の炭火焼きの白い身を、箸でひとくち。',
})
const clams = picture('shiobi-4', {
  en: 'Clams steaming in an iron pan.',
  jp: '鉄鍋で湯気を立てる蛤。',
})
const sashimi = picture('shiobi-5', {
  en: 'Four kinds of sashimi on a cypress board.',
  jp: '檜の板に並ぶ、四種のお造り。',
})

export const shiobi: DemoRestaurant = {
  _id: 'restaurant-shiobi',
  slug: 'shiobi',
  name: { en: 'Shiobi', jp: '潮火' },
  createdAt: '2009-04-18T02:00:00.000Z',
  accent: 'ember',
  cuisine: { en: 'Charcoal and seafood', jp: '炭火と魚介' },
  area: { en: 'Zushi', jp: '逗子' },
  summary: {
    en: 'Fish from the morning boats and a bed of charcoal, one minute from Zushi beach.',
    jp: '逗子の浜から歩いて1分。その朝に揚がった魚を、炭火で焼く店です。',
  },
  description: {
    en: 'We light the fire at three. The fish decides the rest.',
    jp: '火を入れるのは、午後3時。あとは魚しだいです。',
  },
  about: {
    en: `Shiobi opened in April 2009 with eight seats and one grill. It is still the same grill. In the morning we buy from the boats at the harbour; in the afternoon we chalk the menu on a board. When a fish is gone, we rub it out.

Most regulars begin with the sashimi board and let the grill set the pace. There is horse mackerel nearly all year, turban shells in summer, and splendid alfonsino once the sea turns cold. If you sit at the counter, ask what came in today. The answer is usually long.

There are 14 seats at the counter, facing the sea, and three tables. Small children are welcome until seven in the evening.`,
    jp: `潮火は2009年4月、8席と焼き台ひとつで始まりました。焼き台は、いまも当時のままです。朝のうちに漁港で魚を仕入れ、昼すぎに黒板へ献立を書きます。なくなった魚は、その場で消していきます。

まずはお造りの盛り合わせを頼んで、あとは焼き台まかせ。常連さんには、そんな方が多いようです。鯵はほぼ一年を通して、さざえは夏、金目鯛は海が冷たくなるころに。カウンターでは、「今日は何が入りましたか」とお尋ねください。たいてい、話が長くなります。

海に向かうカウンターが14席、テーブルが3卓。小さなお子様連れの方も、夜7時まではどうぞご一緒に。`,
  },
  address: { en: '0-1 Kakuhama, Zushi, Kanagawa', jp: '神奈川県逗子市架空浜0-1' },
  openingHours: {
    sessions: [
      {
        days: ['mon', 'wed', 'thu', 'fri', 'sat'],
        opens: '17:00',
        closes: '22:30',
        lastOrder: '21:30',
      },
      {
        days: ['sun', 'holiday'],
        opens: '16:00',
        closes: '21:30',
        lastOrder: '20:30',
      },
    ],
    closedDays: ['tue'],
    closedNth: [],
    closedDayOnHoliday: 'closed',
    closures: [
      { from: '2026-12-31', to: '2027-01-03', reason: { en: 'New Year holidays', jp: '年末年始' } },
    ],
  },
  reservations: {
    largestParty: 8,
    leadDays: 2,
    daysAhead: 60,
    slotMinutes: 30,
    lastSeatingMinutes: 60,
  },
  phone: '046-000-0101',
  instagram: '@namiori.example.shiobi',
  mapLink:
    'https://www.openstreetmap.org/export/embed.html?bbox=139.566%2C35.288%2C139.582%2C35.299&layer=mapnik',
  mainPhoto: picture('shiobi-main', {
    en: 'A cook grills fish and shellfish over charcoal; behind him the sun sets over the bay.',
    jp: '炭火で魚と貝を焼く料理人。背後の湾に夕日が沈む。',
  }),
  fallbackPhoto: closedNoren,
  facts: shiobiFacts,
  menuItems: [
    {
      category: toStart,
      name: { en: 'Sashimi board for two', jp: 'お造りの盛り合わせ（2人前）' },
      photo: sashimi,
      description: {
        en: 'Four kinds from this morning’s boats.',
        jp: 'その朝に揚がった魚を4種。',
      },
      price: 2400,
      marks: ['rawFish'],
    },
    {
      category: toStart,
      name: { en: 'Whitebait and Miura radish', jp: '釜揚げしらすと三浦大根' },
      description: {
        en: 'Warm whitebait over cool shaved radish, with ponzu.',
        jp: '冷たい大根に、温かいしらすをのせて。ポン酢で。',
      },
      price: 880,
      allergens: ['wheat', 'soy'],
      allergenList: '2025-12-15',
    },
    {
      category: toStart,
      name: { en: 'Smoked octopus', jp: '真蛸の燻製' },
      description: {
        en: 'Smoked over rice straw, dressed with sansho oil.',
        jp: '藁の煙をまとわせ、山椒の油で。',
      },
      price: 920,
      allergens: [],
      allergenList: '2025-12-15',
    },
    {
      category: charcoal,
      name: { en: 'Grilled horse mackerel', jp: '鯵の炭火焼き' },
      photo: mackerel,
      description: {
        en: 'A whole fish, salted from a height, with lemon.',
        jp: '丸ごと一尾に塩をふって。レモンを添えます。',
      },
      price: 1280,
      allergens: [],
      allergenList: '2025-12-15',
    },
    {
      category: charcoal,
      name: { en: 'Clams in an iron pan', jp: '蛤の鉄鍋蒸し' },
      photo: clams,
      description: {
        en: 'Steamed in sake over the fire. Drink the broth too.',
        jp: '酒をひとふりして、鉄鍋のまま火の上へ。つゆまでどうぞ。',
      },
      price: 1680,
      allergens: [],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: charcoal,
      name: { en: 'Turban shell, grilled in the shell', jp: 'さざえの壺焼き' },
      description: {
        en: 'May to September, a little bitter, as it should be.',
        jp: '5月から9月まで。ほろ苦さもごちそうです。',
      },
      price: 1100,
      allergens: ['wheat', 'soy'],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: charcoal,
      name: { en: 'Splendid alfonsino', jp: '金目鯛の塩焼き' },
      description: {
        en: 'Half a fish, crisp skin, from November.',
        jp: '半身を皮目からぱりっと。11月ごろから。',
      },
      price: 3200,
      allergens: [],
      allergenList: '2025-12-15',
    },
    {
      category: charcoal,
      name: { en: 'Miura vegetables', jp: '三浦野菜の炭火焼き' },
      description: {
        en: 'Whatever the three farms up the road bring us.',
        jp: '三軒の畑から届いたものを、その日のうちに。',
      },
      price: 1180,
      allergens: [],
      allergenList: '2025-12-15',
      marks: ['vegan'],
    },
    {
      category: toFinish,
      name: { en: 'Sea bream rice for two', jp: '鯛めし（2人前）' },
      description: {
        en: 'Cooked to order in a clay pot. Please allow 40 minutes.',
        jp: 'ご注文から土鍋で炊きます。40分ほどお待ちください。',
      },
      price: 2600,
      allergens: ['wheat', 'soy'],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: toFinish,
      name: { en: 'Grilled mikan and yoghurt ice', jp: '焼きみかんとヨーグルトアイス' },
      description: {
        en: 'A whole mandarin, blackened on the last of the coals.',
        jp: '残り火で皮ごと焼いた、みかんをひとつ。',
      },
      price: 680,
      allergens: ['milk'],
      allergenList: '2025-12-15',
      marks: ['vegetarian'],
    },
    {
      category: sake,
      name: { en: 'Three Kanagawa sakes', jp: '神奈川の地酒 三種' },
      description: {
        en: 'Chosen for today’s fish, 60 ml each.',
        jp: 'その日の魚に合わせて、60mLずつ。',
      },
      price: 1500,
      allergens: [],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
  ],
  gallery: [
    picture('shiobi-1', {
      en: 'The lit restaurant on the beach at sunset, a couple walking up to it.',
      jp: '夕暮れの浜に灯る店。歩いてくる二人連れ。',
    }),
    picture('shiobi-2', {
      en: 'The counter, with the bay and a torii on its rock in the windows.',
      jp: 'カウンター席。窓の向こうに、夕暮れの湾と岩の上の鳥居。',
    }),
    mackerel,
    clams,
    sashimi,
  ],
}
