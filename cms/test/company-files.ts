/** A text in both languages, as a company's files have it. */
export const both = (en: string, ja: string) => ({ en, ja })

/** The files of a small company; the desk accepts them as they are. */
export const company = {
  name: both('Kirinoyado', '霧の宿'),
  legalName: both('Kirinoyado K.K.', '株式会社霧の宿'),
  description: both('An inn in the mountains.', '山あいの宿です。'),
  phone: '026-000-0000',
  email: 'post@example.jp',
  address: both('0-1 Kirimachi, Nagano', '長野県霧町0-1'),
  copyright: both('Kirinoyado', '霧の宿'),
  privacy: both('We keep letters for a year.', 'お手紙は1年間保管します。'),
}
/** An export may have rows to pages that have gone since, and from one that has come. */
export const formerSite = {
  list: [
    '/menu.html /restaurants/irori',
    '/kura.html /ja/restaurants/kura',
    '/a.html /news/2024-01-01-a',
    '/feed /ja/news.xml',
    '/gone.html /restaurants/gone',
    '/news/2024-01-01-b /restaurants',
  ].join('\n'),
}
/** All that a file may say about translations, addresses and states. */
export const full = {
  name: { ...both('Irori', 'Irori'), checked: ['en'] },
  area: { ...both('Nagano', '長野'), source: 'en' },
  description: { ...both('By the fire.', '火のそばで。'), outdated: ['en'] },
  address: { ja: '長野県霧町0-1', drafted: { en: '0-1 Kirimachi, Nagano' } },
  phone: '026-000-0001',
  openingHours: {
    sessions: [{ days: ['fri', 'sat'], opens: '17:00', closes: '22:00' }],
    closedDayOnHoliday: 'open',
  },
  facts: { stations: [{ name: { ...both('Kiri', '霧'), outdated: ['ja'], source: 'en' } }] },
  gallery: ['pictures/ダム.webp'],
  standing: {
    kind: 'moves',
    from: '2027-04-01',
    address: both('0-2 Kirimachi, Nagano', '長野県霧町0-2'),
  },
  listedSince: '2021-04-01',
  formerSlugs: ['old-irori'],
  menus: [
    { name: both('Dinner', '夜のお品書き') },
    { key: 'lunch', name: both('Lunch', 'ランチ'), sessions: ['lunch'], days: ['weekday'] },
  ],
  menu: [
    { name: both('Char', '岩魚'), price: 900, photo: 'pictures/ダム.webp' },
    { name: { ja: '山菜' }, soldOut: true, marks: ['vegan'] },
    {
      name: both('Soba', '盛りそば'),
      prices: [
        { label: both('small', '小'), price: 600 },
        { label: { ja: '大' }, price: 900 },
      ],
      extras: [{ label: { ja: '大盛' }, price: 100 }],
      menu: 'lunch',
    },
    {
      name: both('River crab', '沢蟹'),
      price: 3000,
      pricing: 'market',
      people: 2,
      notice: 3,
      minutes: 90,
      course: both('Soup\nCrab', '椀物\n沢蟹の唐揚げ'),
    },
  ],
  closures: ['正月', '改装', '点検'].map((ja) => ({
    from: '2027-01-01',
    to: '2027-01-03',
    reason: { ja },
  })),
}
/** What is written and not published: most of it emptied. */
export const draft = {
  name: both('Irori by the river', '川辺の囲炉裏'),
  openingHours: { closedDayOnHoliday: 'closed' },
  accent: 'plum',
  listedSince: '2021-04-01',
}
/** News of one day, the second of which was written first. */
export const news = (title: string, order: number) => ({
  title: both(title, title),
  text: both('Snow.', '雪。'),
  image: 'pictures/ダム.webp',
  date: '2024-01-01',
  order,
})
export const restaurant = {
  name: both('Irori', '囲炉裏'),
  description: both('By the fire.', '火のそばで。'),
  address: both('0-1 Kirimachi, Nagano', '長野県霧町0-1'),
  phone: '026-000-0001',
  listedSince: '2021-04-01',
}
