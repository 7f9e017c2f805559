import type { BusinessPart } from '@noren/contract/resources/businesses'
import type { DemoShape } from '../shape.ts'
import { solutions } from './solutions.ts'

type Texts = { what: string; forWhom: string; howToAsk: string }

/** What each business does, for whom, and how to ask for it, by its slug. */
const TEXTS: { [Slug in string]: { en: Texts; ja: Texts } } = {
  hospitality: {
    en: {
      what: 'We run inns and small hotels from the front desk to the breakfast table. The owner keeps the name, the building and the last word; we bring the staff, the rosters and the bookkeeping of each night.',
      forWhom:
        'Owners of inns with five to 60 rooms in Kanagawa who want to stay open without standing at the desk themselves.',
      howToAsk:
        'Tell us where the house is and how many rooms it has. We come, stay one night as guests, and write down what we saw.',
    },
    ja: {
      what: 'フロントから朝食の席まで、旅館や小さなホテルの運営をお引き受けします。屋号も建物も、最後の判断もオーナー様のもの。人の手配とシフト、毎晩の帳簿は私たちが受け持ちます。',
      forWhom:
        '神奈川県内の、客室5〜60室の宿。ご自身で帳場に立ち続けずに宿を続けたいオーナー様へ。',
      howToAsk:
        '宿の場所と客室の数をお知らせください。まずは客として一泊し、気づいたことを書いてお渡しします。',
    },
  },
  restaurants: {
    en: {
      what: 'Five kitchens in five towns: a charcoal grill, a soba house, a trattoria, a coffee house and an izakaya. Each is led by the person who cooks there.',
      forWhom:
        'Everybody who is hungry, groups up to 40, and towns or landlords with a room that ought to be a restaurant.',
      howToAsk:
        'For a table, ask the restaurant itself from its page. For a private party or an empty room, write to us here.',
    },
    ja: {
      what: '炭火、そば、イタリアン、喫茶、居酒屋。五つの町に五つの店があり、どの店も、厨房に立つ者が店主を務めます。',
      forWhom:
        'おなかをすかせた方すべてに。40名までの貸し切りのお客様、店にしたい空き物件をお持ちの方にも。',
      howToAsk:
        'お席のご予約は、各店のページからお店へ。貸し切りと物件のご相談は、こちらで承ります。',
    },
  },
  cleaning: {
    en: {
      what: 'Rooms, corridors, linen and public baths of hotels, every day of the year. We plan the shifts, train the staff, check each room against one list and report what is broken before a guest does.',
      forWhom:
        'Hotels and inns from 30 rooms, and operators who want one standard in several houses.',
      howToAsk:
        'Tell us the number of rooms and the hours in which they can be cleaned. You get a price per room within five working days.',
    },
    ja: {
      what: '客室、廊下、リネン、大浴場を、年中無休で整えます。シフトの組み立てと研修を受け持ち、一室ごとに同じ点検表で確かめ、壊れた物はお客様より先に見つけてお知らせします。',
      forWhom: '30室以上のホテル・旅館。複数の施設を同じ水準に保ちたい運営会社にも。',
      howToAsk:
        '客室の数と、清掃できる時間帯をお知らせください。5営業日以内に、一室あたりの金額をお出しします。',
    },
  },
  recruitment: {
    en: {
      what: 'We introduce cooks, housekeepers and front-desk staff to employers we have visited ourselves, and ask both sides how it goes after one week, one month and half a year.',
      forWhom:
        'People who look for work in inns, hotels and kitchens, and employers who look for them.',
      howToAsk:
        'Write what you do, or whom you need, and where. We first talk for half an hour, by telephone or at our office in Zushi.',
    },
    ja: {
      what: '調理、客室、フロントの仕事を、私たちが実際に訪ねた職場にかぎってご紹介します。働き始めて1週間、1か月、半年のころに、双方へご様子を伺います。',
      forWhom: '宿や厨房で仕事をお探しの方と、人をお探しの事業者様へ。',
      howToAsk:
        'お仕事の内容、またはお探しの人材と、勤務地をお書きください。まずは30分ほど、お電話か逗子の事務所でお話を伺います。',
    },
  },
  sports: {
    en: {
      what: 'Uneri makes running clothes for humid summers and sea wind, sewn in Yokohama in four sizes, and mends them for as long as they are worn.',
      forWhom:
        'Runners, clubs and schools that need their own colours from 20 pieces, and shops near the sea.',
      howToAsk:
        'Come to the Sunday run at Zushi beach at 7:00 and try things on, or write to us about clubs and wholesale.',
    },
    ja: {
      what: '「うねり」は、蒸し暑い夏と海風のなかを走るための服です。横浜で縫い、大きさは四つ。着ているあいだは、いつまでも繕います。',
      forWhom: '走る方に。20着から色を選べるチームや学校、海辺のお店にも。',
      howToAsk:
        '日曜の朝7時、逗子の海岸のランニング会でご試着ください。チームでのご注文とお取り扱いは、こちらで承ります。',
    },
  },
  entertainment: {
    en: {
      what: 'Yoinagi puts shamisen, theatre and storytelling on small stages near the water, about 30 evenings a year, from finding the players to the last broom.',
      forWhom:
        'Inns, temples and towns with a room for 30 to 150 people, and players who want to be heard in one.',
      howToAsk:
        'Tell us the place, the evening and how many seats there are. We answer with two or three programmes and what each would cost.',
    },
    ja: {
      what: '「宵凪」は、三味線、芝居、語りの夜を、水辺の小さな舞台で年に30回ほど開いています。出演者探しから、終演後のほうきがけまで。',
      forWhom: '30〜150席の場所をお持ちの宿、お寺、町の方に。そこで演じたい方にも。',
      howToAsk:
        '場所と日取り、席の数をお知らせください。演目を二つか三つ、費用を添えてご提案します。',
    },
  },
}

/**
 * The parts of the about page, each with the name of its card; the picture is only on the home
 * page.
 */
export function businessParts(language: 'en' | 'ja'): DemoShape<BusinessPart>[] {
  return solutions.flatMap(({ part = '', title }) => {
    const texts = TEXTS[part]
    if (!texts) return []
    return [{ slug: part, name: title[language], ...texts[language] }]
  })
}
