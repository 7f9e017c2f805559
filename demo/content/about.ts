import type { About } from '@noren/contract/resources/about'
import { picture, video } from '../picture.ts'
import type { InJa } from '../shape.ts'
import { businessParts } from './businesses.ts'
import { clientImages } from './clients.ts'
import { profile } from './company-profile.ts'
import { recruitment } from './recruitment.ts'
import { team } from './team.ts'

const images = {
  hero: {
    url: picture('about-hero', {
      en: 'A path along the shore; dyed noren dry on a line in the wind.',
      jp: '海辺の道。染め上がった暖簾が、風のなかで干されている。',
    }),
  },
  main: [
    {
      url: picture('about-main-1', {
        en: 'Shelves of thread on spools, sorted by colour, and folded indigo cloth.',
        jp: '色ごとに並んだ糸巻きの棚と、畳んだ藍の布。',
      }),
    },
    {
      url: picture('about-main-2', {
        en: 'Two small boats on a still green bay in the morning.',
        jp: '朝の静かな入り江に浮かぶ、二艘の小舟。',
      }),
    },
  ],
  creative: [
    {
      url: picture('about-creative-1', {
        en: 'A hand on the baren, beside a print of the sea and the wood block it came from.',
        jp: '馬楝を持つ手。刷り上がった海の版画と、その版木。',
      }),
    },
    {
      url: picture('about-creative-2', {
        en: 'Long strips of dyed cloth hang from a frame above the hills.',
        jp: '丘を背に、高い竿から垂れる染め布。',
      }),
    },
  ],
  shape: {
    url: picture('about-shape', { en: 'Waves woven of blue threads.', jp: '青い糸で織られた波。' }),
  },
}

const backgroundImagePortrait = picture('about-hero-portrait', {
  en: 'Dyed noren drying on a line above the shore, seen tall.',
  jp: '海辺の竿に干された暖簾。縦長の構図。',
})

export const about: InJa<About> = {
  en: {
    hero: { title: 'About Namiori', breadcrumb: { home: 'Home', about: 'About' } },
    main: {
      category: 'Who we are',
      title: 'Many threads, one shore',
      subtitle:
        'Namiori means “woven waves”. From far off the sea is a single cloth; close up it is countless threads, each moving on its own. So are we: a grill, a front desk, a linen cart, the wings of a stage, six businesses crossing on the coast of Kanagawa.',
      features: [
        'The people who plan the work have done it themselves',
        'Every promise has one person’s name on it',
      ],
      ctaText: 'Write to us',
      ctaSecondary: 'All restaurants',
    },
    stats: {
      title: 'Namiori in numbers',
      cta: 'Write to us',
      projects: '560',
      projectsLabel: 'Projects since 2009',
      customers: '240',
      customersLabel: 'Clients',
      rating: '4.6',
      ratingLabel: 'Average rating out of 5',
      note: 'As of 31 March 2026, from our own records. The rating is the average of the 7 reviews on our home page.',
    },
    team: {
      category: 'People',
      title: 'Six of our 214 people',
      subtitle: 'In every business there is somebody you can ask for by name.',
      members: team.map(({ name, role, image }) => ({
        name: name.en,
        role: role.en,
        image: { url: image },
      })),
    },
    services: [
      'Inns',
      'Charcoal',
      'Soba',
      'Fresh linen',
      'Siphon coffee',
      'Good people',
      'Sunday runs',
      'Small stages',
    ],
    businesses: businessParts('en'),
    creative: {
      category: 'Why Namiori',
      title: 'Made by hand, checked by eye',
      subtitle:
        'A print takes one block for every colour, and all of them have to line up. We work the same way.',
      features: [
        'The same faces, month after month',
        'A price agreed before we start',
        'An answer within two working days',
        'Mistakes put right the same day',
      ],
      cta: 'Watch the film',
      videoLink: video('namiori'),
    },
    images,
    clientImages,
    backgroundImagePortrait,
    profile: profile.en,
    recruitment: recruitment.en,
  },
  ja: {
    hero: { title: '波織について', breadcrumb: { home: 'ホーム', about: '会社案内' } },
    main: {
      category: '私たちのこと',
      title: 'たくさんの糸、ひとつの浜',
      subtitle:
        '「波織」は、波を織ると書きます。遠くからは一枚の布に見える海も、近づけば無数の糸がそれぞれに動いています。焼き台の前、フロント、リネンの台車、舞台の袖。六つの事業が、神奈川の海辺で交わっています。',
      features: ['計画を立てるのは、現場を知る者です', 'お約束には、必ず担当者の名前がつきます'],
      ctaText: 'お問い合わせ',
      ctaSecondary: 'レストラン一覧',
    },
    stats: {
      title: '数字で見る波織',
      cta: 'お問い合わせ',
      projects: '560件',
      projectsLabel: '2009年からの取り組み',
      customers: '240社',
      customersLabel: 'お取引先',
      rating: '4.6',
      ratingLabel: '平均評価（5点満点）',
      note: '2026年3月31日時点、当社調べ。平均評価は、トップページに掲載した7件の評価の平均です。',
    },
    team: {
      category: '人',
      title: '214人のうちの、6人',
      subtitle: 'どの事業にも、名前で呼んでいただける者がいます。',
      members: team.map(({ name, role, image }) => ({
        name: name.jp,
        role: role.jp,
        image: { url: image },
      })),
    },
    services: [
      '宿',
      '炭火',
      '手打ちそば',
      'リネン',
      'コーヒー',
      '人のご縁',
      '日曜のラン',
      '小さな舞台',
    ],
    businesses: businessParts('ja'),
    creative: {
      category: '波織の仕事',
      title: '手でつくり、目で確かめる',
      subtitle:
        '版画は一色ごとに版を替え、すべてがぴたりと合って一枚になります。私たちの仕事も同じです。',
      features: [
        '毎月、同じ顔ぶれが伺います',
        '費用は、始める前に決めます',
        '2営業日以内にお返事します',
        '間違いは、その日のうちに直します',
      ],
      cta: '映像を見る',
      videoLink: video('namiori'),
    },
    images,
    clientImages,
    backgroundImagePortrait,
    profile: profile.ja,
    recruitment: recruitment.ja,
  },
}
