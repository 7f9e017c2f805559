/** One complete example of each resource, as the wire carries it in canonical form. */

const member = { name: 'Aoi', role: 'Founder', image: { url: '/media/aoi.webp' } }
const feature = { icon: 'Target', title: 'Precise', description: 'We measure twice.' }

export const HERO = {
  badge: 'Namiori',
  title: 'Woven waves',
  subtitle: 'Six houses on one coast',
  button1: 'About us',
  button2: 'Watch',
  success: '500 evenings',
  community: 'Come and sit',
  clientImages: [{ url: '/media/one.webp' }],
  backgroundImage: '/media/bay.webp',
  videoLink: '/media/film.mp4',
}

const ctaTexts = {
  badge: 'Join',
  title: 'Come to',
  titleSpan: 'the coast',
  subtitle: 'Any evening',
  primaryButton: { text: 'About' },
  secondaryButton: { text: 'Write to us' },
  footer: 'We answer within a day',
}
export const CTA = { en: ctaTexts, jp: { ...ctaTexts, title: '海辺へ' } }

const experienceTexts = {
  badge: 'Since 2009',
  title: 'Find your Potential',
  subtitle: 'At the table',
  benefits: ['Warm rooms', 'Short menus'],
  stats: { years: '15+', clients: '120', successRate: '98%' },
}
export const EXPERIENCE = {
  mainImage: '/media/loom.webp',
  en: experienceTexts,
  jp: { ...experienceTexts, title: '可能性を見つける' },
}

const innovationTexts = {
  badge: 'New',
  title: 'We weave',
  titleSpan: 'anew',
  subtitle: 'Every season',
  features: [feature],
  buttonText: 'More',
  stats: {
    growth: { value: '+12%', label: 'a year' },
    results: { title: 'Results', subtitle: 'in full rooms' },
  },
}
export const INNOVATION = {
  mainImage: '/media/dusk.webp',
  en: innovationTexts,
  ja: { ...innovationTexts, title: '織り直す' },
}

const processTexts = {
  title: 'How we work',
  subtitle: 'In three steps',
  buttonText: 'Begin',
  steps: [{ ...feature, icon: 'Search' }],
}
export const PROCESS = { en: processTexts, ja: { ...processTexts, title: '進め方' } }

export const SOLUTION = {
  _id: 's1',
  image: '/media/rooms.webp',
  title: { en: 'Hospitality', ja: '宿泊' },
  category: { en: 'Rooms', ja: '客室' },
  description: { en: 'Quiet rooms.', ja: '静かな客室。' },
}
export const SOLUTIONS_SECTION = {
  heading: { en: 'What we do', ja: '事業' },
  paragraph: { en: 'Six houses.', ja: '六つの家。' },
}

export const TESTIMONIAL = {
  _id: 't1',
  name: 'Ren',
  rating: 4.5,
  message: 'We came back twice.',
  image: '/media/ren.webp',
  title: 'Guest',
  translations: { jp: { name: '蓮', message: '二度うかがいました。' } },
}

export const OPENING_HOURS = {
  sessions: [
    {
      days: ['mon', 'tue', 'thu', 'holiday'],
      label: 'lunch',
      opens: '11:30',
      closes: '14:30',
      lastOrder: '14:00',
    },
    { days: ['fri', 'sat', 'holidayEve'], opens: '17:00', closes: '26:00' },
  ],
  closedDays: ['wed'],
  closedNth: [{ weekday: 'tue', nth: [2, 4] }],
  closedDayOnHoliday: 'shift',
  closures: [{ from: '2026-12-28', to: '2027-01-03', reason: { en: 'New Year', jp: '年末年始' } }],
}

export const RESTAURANT_LIST_ITEM = {
  _id: 'r1',
  slug: 'shiobi',
  name: { en: 'Shiobi', jp: '潮火' },
  createdAt: '2019-04-01T00:00:00.000Z',
  photo: '/media/shiobi.webp',
  area: { en: 'Zushi', jp: '逗子' },
  openingHours: OPENING_HOURS,
  accent: 'ember',
}
export const RESTAURANT = {
  slug: 'shiobi',
  name: { en: 'Shiobi', jp: '潮火' },
  address: { en: 'Zushi, Kanagawa', jp: '神奈川県逗子市' },
  description: { en: 'Charcoal and the sea.', jp: '炭と海。' },
  about: { en: 'Twelve seats.', jp: '十二席。' },
  hours: { en: '17:00–23:00', jp: '17:00〜23:00' },
  phone: '03-0000-0000',
  instagram: 'shiobi',
  mapLink: 'https://www.google.com/maps/embed?pb=!1m18',
  mainPhoto: '/media/main.webp',
  fallbackPhoto: '/media/fallback.webp',
  menuItems: [
    {
      name: { en: 'Grilled squid', jp: '烏賊の炭焼き' },
      description: { en: 'With its liver.', jp: '肝だれで。' },
      price: 1200,
      category: { en: 'Charcoal', jp: '炭火' },
    },
  ],
  openingHours: OPENING_HOURS,
  gallery: [{ src: '/media/room.webp', alt: { en: 'The counter', jp: 'カウンター' } }],
  next: { slug: 'onda', name: { en: 'Onda', jp: 'オンダ' }, photo: '/media/onda.webp' },
}

export const ABOUT = {
  hero: { title: 'About', breadcrumb: { home: 'Home', about: 'About' } },
  main: {
    category: 'Who we are',
    title: 'Namiori',
    subtitle: 'Woven waves',
    features: ['One', 'Two'],
    ctaText: 'Write',
    ctaSecondary: 'Eat',
  },
  stats: {
    title: 'In numbers',
    cta: 'See',
    projects: '40',
    projectsLabel: 'Projects',
    customers: '900',
    customersLabel: 'Guests',
    rating: '4.8',
    ratingLabel: 'Rating',
  },
  team: { category: 'Team', title: 'People', subtitle: 'Who cook', members: [member] },
  services: ['Rooms', 'Tables'],
  creative: {
    category: 'Why',
    title: 'Four reasons',
    subtitle: 'Plainly',
    features: ['a', 'b', 'c', 'd'],
    cta: 'Watch',
    videoLink: '/media/film.mp4',
  },
  images: {
    hero: { url: '/media/h.webp' },
    main: [{ url: '/media/m.webp' }],
    creative: [{ url: '/media/c.webp' }],
    shape: { url: '/media/s.webp' },
  },
  backgroundImage: '/media/b.webp',
  clientImages: [{ url: '/media/k.webp' }],
}

const detail = { label: 'Telephone', value: '000-000-0000' }
const contactTexts = {
  hero: { title: 'Contact Us', breadcrumb: { home: 'Home', contact: 'Contact' } },
  contactSection: {
    getInTouch: 'GET IN TOUCH',
    trustedTitle: 'We read everything',
    trustedDescription: 'And answer.',
    contactDetails: { phone: detail, email: detail, location: detail },
    contactForm: {
      title: 'Write to us',
      namePlaceholder: 'Name',
      phonePlaceholder: 'Telephone',
      emailPlaceholder: 'Email',
      subjectPlaceholder: 'Subject',
      messagePlaceholder: 'Message',
      submitButton: 'Send',
    },
  },
}
export const CONTACT = {
  backgroundImage: '/media/contact.webp',
  en: contactTexts,
  jp: { ...contactTexts, hero: { ...contactTexts.hero, title: 'お問い合わせ' } },
}

const bilingual = (en: string, jp: string) => ({ en, jp })
export const COMPANY = {
  name: bilingual('Namiori', '波織'),
  legalName: bilingual('Namiori Inc.', '株式会社波織'),
  description: bilingual('Woven waves.', '波を織る。'),
  phone: '000-000-0000',
  email: 'hello@example.jp',
  postalCode: '000-0000',
  address: bilingual('Kanagawa', '神奈川県'),
  businesses: [{ name: bilingual('Sport', 'スポーツ'), url: 'https://example.jp/' }],
  social: [{ network: 'instagram', url: 'https://www.instagram.com/namiori/' }],
  copyright: bilingual('© Namiori', '© 波織'),
  credit: { name: bilingual('Noren', 'のれん'), url: 'https://example.org/' },
  privacy: bilingual('## Privacy', '## 個人情報'),
}
