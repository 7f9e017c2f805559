import type { Snapshot } from '@noren/contract/snapshot'
import { restaurantIn } from './published.ts'

/** A dish with its category, as menus print it. */
type Printed = Record<string, unknown>

const both = (en: string, jp: string) => ({ en, jp })

const of = (category: object, menu: number, dishes: readonly Printed[]) =>
  dishes.map((dish) => ({ description: {}, category, ...(menu > 0 && { menu }), ...dish }))

const CUP = both('180 ml', '一合')
const TWO = both('360 ml', '二合')
const BOTTLE = both('720 ml bottle', '四合瓶')

const sake = (en: string, jp: string, [cup, two, bottle]: readonly number[]) => ({
  name: both(en, jp),
  price: cup,
  prices: [
    { label: CUP, price: cup },
    { label: TWO, price: two },
    { label: BOTTLE, price: bottle },
  ],
  allergens: [],
  allergenList: '2025-12-15',
  marks: ['alcohol'],
})

const LUNCH = [
  {
    name: both('Grilled fish of the day', '本日の焼き魚'),
    description: both(
      'From this morning’s market, with radish.',
      '朝の市場から。大根おろしを添えて。',
    ),
    price: 1180,
    prices: [
      { label: both('set meal', '定食'), price: 1580 },
      { label: both('à la carte', '単品'), price: 1180 },
    ],
    extras: [
      { label: both('large portion', '大盛'), price: 100 },
      { label: both('take-away', 'お持ち帰り'), price: 0 },
    ],
    allergens: ['soy'],
  },
  {
    name: both('Seafood rice bowl', '海鮮丼'),
    description: both('Five kinds of fish over vinegared rice.', '5種の魚を、酢飯にのせて。'),
    price: 1680,
    allergens: ['shrimp', 'egg'],
    marks: ['rawFish'],
  },
]

const SEASON = [
  {
    name: both('Spiny lobster, grilled over charcoal', '伊勢海老の炭火焼き'),
    description: both('Landed at Sajima.', '佐島の港から。'),
    pricing: 'market',
    price: 6800,
    allergens: ['shrimp'],
  },
  { name: both('Abalone', '鮑'), pricing: 'market', allergens: ['abalone'] },
  {
    name: both('Sashimi, as much as you like', '刺身 おまかせ盛り'),
    pricing: 'from',
    price: 1200,
    allergens: [],
    marks: ['rawFish'],
  },
]

const COURSES = [
  {
    name: both('Tide', '潮'),
    description: both(
      'The whole evening at the charcoal, in six plates.',
      '炭火の前で、ひと晩かけて六皿。',
    ),
    price: 8800,
    people: 2,
    notice: 14,
    minutes: 120,
    course: [
      both('Three small dishes to begin', '先付三種'),
      both('Clear soup with clam', '蛤の吸い物'),
      both('Sashimi of two fish', '造り 二種'),
      both('Tilefish, grilled with its scales', '甘鯛の松笠焼き'),
      both('Rice from the clay pot', '土鍋ご飯、香の物、赤出汁'),
      both('Mikan and yoghurt ice', '焼きみかんとヨーグルトアイス'),
    ],
    extras: [{ label: both('all you can drink, 90 minutes', '飲み放題（90分）'), price: 2200 }],
    allergens: ['milk'],
  },
]

const SAKE = [
  sake('Sagami, dry', '相模 辛口', [900, 1700, 4800]),
  sake('Misaki, junmai', '三崎 純米', [1100, 2100, 5800]),
  {
    name: both('Draft beer', '生ビール'),
    price: 620,
    prices: [
      { label: both('glass', 'グラス'), price: 620 },
      { label: both('mug', 'ジョッキ'), price: 780 },
    ],
    marks: ['alcohol'],
    soldOut: 'until-told',
  },
]

/** Menus for lunch and dinner, and one of drinks at any time. */
const MENUS = [
  {
    name: both('Midday', '昼の御膳'),
    when: { sessions: ['lunch'], days: ['weekday'] },
    note: both('Rice and miso soup come with every set.', 'ご飯と味噌汁が付きます。'),
  },
  { name: both('Evening', '夜のお品書き'), when: { sessions: ['dinner'] } },
  { name: both('Drinks', 'お飲みもの') },
]

const MENU_ITEMS = [
  ...of(both('Set meals', '定食'), 0, LUNCH),
  ...of(both('Of the season', '季節のもの'), 1, SEASON),
  ...of(both('Course', 'コース'), 1, COURSES),
  ...of(both('Sake and beer', '日本酒・ビール'), 2, SAKE),
]

const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

const DINNER = { opens: '17:30', closes: '22:30', lastOrder: '21:30' }

/** With dinner alone on any day of a test: whenever it runs, lunch is neither now nor next. */
const HOURS = {
  sessions: [
    { days: EVERY_DAY, label: 'lunch', opens: '11:30', closes: '15:00', lastOrder: '14:00' },
    { days: EVERY_DAY, label: 'dinner', ...DINNER },
  ],
  specialHours: [{ from: '2026-01-01', to: '2099-12-31', ...DINNER }],
}

/** Gives Shiobi the menus of a real sheet. */
export function printMenus(snapshot: Snapshot): void {
  Object.assign(restaurantIn(snapshot, 'shiobi'), {
    menus: MENUS,
    menuItems: MENU_ITEMS,
    openingHours: HOURS,
    facts: {
      tableCharge: 500,
      tableChargeRemarks: both('For bread and oil.', 'パンと油をお出しします。'),
    },
  })
}
