import { picture } from '../../picture.ts'
import type { DemoRestaurant } from '../../shape.ts'
import { closedNoren } from './closed-noren.ts'
import { tateitoFacts } from './facts/tateito.ts'

const cold = { en: 'Cold soba', jp: '冷たいそば' }
const hot = { en: 'Hot soba', jp: '温かいそば' }
const beside = { en: 'Beside the soba', jp: '一品' }
const toFinish = { en: 'Sweets and drinks', jp: '甘味・お飲みもの' }

export const zaruSoba = picture('tateito-3', {
  en: 'Chopsticks lift a hank of cold soba from its bamboo tray; dipping sauce and wasabi beside it.',
  jp: '竹ざるのそばを箸でひとすくい。かたわらに、つゆとわさび。',
})
const tempura = picture('tateito-4', {
  en: 'Prawns in a crisp lace of batter on white paper, with lotus root, pumpkin and green peppers.',
  jp: '白い紙に盛った、からりと揚がった海老。蓮根、かぼちゃ、ししとうも。',
})
const omelette = picture('tateito-5', {
  en: 'Thick slices of a steaming rolled omelette, their layers showing, with grated radish.',
  jp: '湯気の立つだし巻き卵。厚い切り口に、幾重もの層。大根おろしを添えて。',
})

export const tateito: DemoRestaurant = {
  _id: 'restaurant-tateito',
  slug: 'tateito',
  name: { en: 'Tateito', jp: '経糸' },
  createdAt: '2013-10-05T02:00:00.000Z',
  accent: 'cedar',
  cuisine: { en: 'Hand-cut soba', jp: '手打ちそば' },
  area: { en: 'Hakone', jp: '箱根' },
  summary: {
    en: 'Buckwheat milled every morning and cut by hand, among the cedars of Hakone.',
    jp: '箱根の杉木立のなか、毎朝石臼で挽いた粉を手で打ち、手で切るそばの店です。',
  },
  description: {
    en: 'Cut by hand, boiled for 40 seconds, eaten at once.',
    jp: '手で切り、40秒ゆで、すぐお出しします。',
  },
  about: {
    en: `Tateito is the warp: the threads a weaver stretches first, straight and evenly apart. Our soba maker comes from a weaving town. He looked at a row of cut noodles one morning, said the word, and we had our name.

The buckwheat comes from three growers in Nagano and Ibaraki. It is milled here at six, mixed with spring water and cut until shortly before noon. That makes about 100 servings a day. When they are gone, we close.

From the tatami room you see nothing but cedars, and on a misty day not even those. We think it is the best weather for hot soba.`,
    jp: `経糸は、機に最初に張る縦の糸のことです。まっすぐに、等しい間隔で。織物の町から来たそば職人が、切りそろえた麺を見て「経糸のようだ」とつぶやき、それが店の名になりました。

そばの実は、長野と茨城の三軒の農家から。毎朝6時に石臼で挽き、湧き水でこね、昼前まで打ち続けます。ご用意できるのは1日およそ100食。なくなりしだい、店じまいです。

畳の間の窓の外は、見渡すかぎりの杉木立です。霧の日は、その杉さえ見えません。温かいそばには、いちばんの日和だと思っています。`,
  },
  address: {
    en: '0-2 Kakudani, Hakone, Ashigarashimo, Kanagawa',
    jp: '神奈川県足柄下郡箱根町架空谷0-2',
  },
  openingHours: {
    sessions: [
      {
        days: ['mon', 'tue', 'thu', 'fri', 'sat', 'sun'],
        opens: '11:00',
        closes: '15:30',
        lastOrder: '15:00',
      },
    ],
    closedDays: ['wed'],
    closedNth: [{ weekday: 'thu', nth: [1, 3] }],
    closedDayOnHoliday: 'closed',
    closures: [
      { from: '2027-01-01', to: '2027-01-05', reason: { en: 'New Year holidays', jp: '年末年始' } },
    ],
  },
  hoursRemarks: {
    en: 'We close early when the soba is sold out',
    jp: 'そばがなくなりしだい閉店',
  },
  reservations: {
    largestParty: 6,
    leadDays: 2,
    daysAhead: 90,
    slotMinutes: 30,
    lastSeatingMinutes: 90,
  },
  phone: '0460-00-0102',
  mapLink:
    'https://www.openstreetmap.org/export/embed.html?bbox=139.040%2C35.238%2C139.062%2C35.252&layer=mapnik',
  mainPhoto: picture('tateito-main', {
    en: 'A soba maker cuts noodles on a board; cedars in mist fill the window behind him.',
    jp: '板の上でそばを切る職人。窓の外は霧に煙る杉木立。',
  }),
  fallbackPhoto: closedNoren,
  facts: tateitoFacts,
  menuItems: [
    {
      category: cold,
      name: { en: 'Zaru soba', jp: 'ざるそば' },
      photo: zaruSoba,
      description: {
        en: 'Eight parts buckwheat, two parts wheat, on bamboo.',
        jp: '二八のそばを竹ざるで。まずはこの一枚から。',
      },
      price: 1100,
      allergens: ['wheat', 'buckwheat', 'mackerel', 'soy'],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: cold,
      name: { en: 'Pure buckwheat soba', jp: '十割そば' },
      description: {
        en: 'Nothing but buckwheat and water; 20 servings a day.',
        jp: 'そば粉と水だけで打ちます。1日20食。',
      },
      price: 1450,
      allergens: ['wheat', 'buckwheat', 'mackerel', 'soy'],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: cold,
      name: { en: 'Soba with tempura', jp: '天せいろ' },
      description: {
        en: 'Two prawns and the vegetables of the week, fried as you sit down.',
        jp: '海老2本と、その週の野菜。揚げたてをお持ちします。',
      },
      price: 1980,
      allergens: ['shrimp', 'wheat', 'buckwheat', 'egg', 'mackerel', 'soy'],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: cold,
      name: { en: 'Soba with grated yam', jp: 'とろろそば' },
      description: {
        en: 'Mountain yam from the next valley, and a quail’s egg.',
        jp: '隣の谷で採れた山の芋に、うずらの卵を落として。',
      },
      price: 1380,
      allergens: ['wheat', 'buckwheat', 'egg', 'mackerel', 'soy', 'yam'],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: hot,
      name: { en: 'Soba with duck and leek', jp: '鴨南蛮' },
      description: {
        en: 'Duck seared on the skin side, leeks charred to sweetness.',
        jp: '皮目を焼いた鴨と、甘みが出るまで焦がした葱。',
      },
      price: 1850,
      allergens: ['wheat', 'buckwheat', 'mackerel', 'soy'],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: hot,
      name: { en: 'Kake soba', jp: 'かけそば' },
      description: {
        en: 'Clear broth, noodles, a slice of yuzu.',
        jp: '澄んだつゆに、柚子をひとひら。',
      },
      price: 1000,
      allergens: ['wheat', 'buckwheat', 'mackerel', 'soy'],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: beside,
      name: { en: 'Tempura plate', jp: '天ぷら盛り合わせ' },
      photo: tempura,
      description: {
        en: 'Prawns, lotus root, pumpkin and green pepper.',
        jp: '海老、蓮根、かぼちゃ、ししとう。',
      },
      price: 1480,
      allergens: ['shrimp', 'wheat', 'buckwheat', 'egg'],
      allergenList: '2025-12-15',
    },
    {
      category: beside,
      name: { en: 'Rolled omelette', jp: 'だし巻き卵' },
      photo: omelette,
      description: {
        en: 'Made with the soba broth and brought straight from the pan.',
        jp: 'そばつゆのだしで焼き、すぐにお持ちします。',
      },
      price: 880,
      allergens: ['wheat', 'egg', 'mackerel', 'soy'],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
    {
      category: beside,
      name: { en: 'Odawara kamaboko', jp: '板わさ' },
      description: {
        en: 'Fish cake from the foot of the mountain, with fresh wasabi.',
        jp: '山のふもと、小田原の蒲鉾を本わさびで。',
      },
      price: 680,
    },
    {
      category: beside,
      name: { en: 'Grilled soba miso', jp: '焼き味噌' },
      description: {
        en: 'Spread on a wooden paddle and held over the flame.',
        jp: 'そばの実を混ぜ、しゃもじに塗って炙ります。',
      },
      price: 480,
      allergens: ['buckwheat', 'soy'],
      allergenList: '2025-12-15',
      marks: ['vegan'],
    },
    {
      category: toFinish,
      name: { en: 'Soba tea custard', jp: 'そば茶のプリン' },
      description: {
        en: 'Roasted buckwheat, cream, a pinch of salt.',
        jp: '香ばしいそば茶に、塩をひとつまみ。',
      },
      price: 520,
      allergens: ['buckwheat', 'egg', 'milk'],
      marks: ['vegetarian'],
    },
    {
      category: toFinish,
      name: { en: 'Cold sake, one flask', jp: '冷酒 一合' },
      description: {
        en: 'From a brewery in the Tanzawa hills.',
        jp: '丹沢のふもとの蔵から。',
      },
      price: 900,
      allergens: [],
      allergenList: '2025-12-15',
      marks: ['alcohol'],
    },
  ],
  gallery: [
    picture('tateito-1', {
      en: 'A stone path through cedars leads to the restaurant; one guest under an umbrella.',
      jp: '杉木立を抜けて店へ続く石畳。傘をさしたお客様が一人。',
    }),
    picture('tateito-2', {
      en: 'The tatami room: a low table, two cups of tea and a view of the cedars.',
      jp: '畳の間。座卓に二つの湯のみ、窓の外に杉木立。',
    }),
    zaruSoba,
    tempura,
    omelette,
  ],
}
