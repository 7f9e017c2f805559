import type { CallName } from '@noren/contract/resources/calls'

/**
 * What the host knows, in the wire shapes of the specification. Every part is `unknown` to the host: tests
 * replace parts with anything a provider might send.
 */
export type HostContent = { [Call in Exclude<CallName, 'restaurant'>]?: unknown } & {
  /** Keyed `en` and `ja`. */
  hero: Record<string, unknown>
  /** The whole body of the testimonials call. */
  testimonials: unknown
  /** Keyed by slug. */
  restaurantDetails: Record<string, unknown>
  /** Keyed `en` and `ja`. */
  about: Record<string, unknown>
  /** The message a stored enquiry is answered with. */
  thanks: string
}

/** Answers a call well: the status and body of a provider that has the content. */
export function answerFrom(
  content: HostContent,
  call: CallName | 'submit',
  parameters: Record<string, string>,
): { status: number; body: unknown } {
  if (call === 'submit') return { status: 201, body: { success: true, message: content.thanks } }
  if (call === 'solutions') return { status: 200, body: { solutions: content.solutions } }
  if (call === 'solutionsSection')
    return { status: 200, body: { section: content.solutionsSection } }
  if (call === 'testimonials') return { status: 200, body: content.testimonials }
  const data = dataOf(content, call, parameters)
  if (data === undefined) return { status: 404, body: { success: false, message: 'Not found' } }
  return { status: 200, body: { success: true, data } }
}

function dataOf(
  content: HostContent,
  call: Exclude<CallName, 'solutions' | 'solutionsSection' | 'testimonials'>,
  { language = '', slug = '' }: Record<string, string>,
): unknown {
  if (call === 'hero' || call === 'about') return content[call][language === 'jp' ? 'ja' : language]
  if (call === 'restaurant') return content.restaurantDetails[slug]
  return content[call]
}

/** A fresh copy of the content every test starts from. */
export function hostContent(): HostContent {
  return {
    cta: { en: cta('Write to us', 'today'), jp: cta('ご連絡を', '今日こそ') },
    experience: {
      mainImage: '',
      en: experience('Unlock Your Potential Here', '12', '340', '98%'),
      jp: {
        ...experience('可能性をひらく', '十二年', '三百四十社', '九割八分'),
        titleSpan: '可能性',
      },
    },
    hero: { en: hero('Host hero', 'English'), ja: hero('ホストの見出し', '日本語') },
    innovation: {
      mainImage: '',
      en: innovation('Build', 'better'),
      ja: innovation('つくる', 'もっとよく'),
    },
    process: { en: process('How it goes'), ja: process('進め方'), jp: process('進め方') },
    solutions: [1, 2, 3, 4, 5].map((n) => ({
      _id: `solution-${n}`,
      image: '',
      title: { en: `Solution ${n}`, ja: `事業${n}` },
      category: { en: `Category ${n}`, ja: `分野${n}` },
      description: { en: `Description ${n}`, ja: `説明${n}` },
    })),
    solutionsSection: {
      heading: { en: 'What we do', ja: '事業のご案内' },
      paragraph: { en: 'Five things.', ja: '五つの事業です。' },
    },
    testimonials: testimonials([5, 4, 4.9, 3, 5], 41),
    restaurants: [
      listItem('second', 'Second House', '二番館', '2021-05-01T00:00:00.000Z'),
      listItem('first', 'First House', '一番館', '2020-05-01T00:00:00.000Z'),
      listItem('third', 'Third House', '三番館', '2022-05-01T00:00:00.000Z'),
    ],
    restaurantDetails: {
      first: restaurant('first', 'First House', '一番館'),
      second: restaurant('second', 'Second House', '二番館'),
      third: restaurant('third', 'Third House', '三番館'),
    },
    about: { en: about('About the host'), ja: about('ホストについて') },
    contact: {
      en: contact('Contact Us', 'Send it'),
      jp: contact('お問い合わせ', '送信'),
      backgroundImage: '',
    },
    thanks: 'The host thanks you',
  }
}

/** The body of a testimonials call with these ratings. */
export function testimonials(ratings: readonly unknown[], count = ratings.length): unknown {
  return {
    success: true,
    count,
    message: 'ok',
    data: ratings.map((rating, index) => ({
      _id: `testimonial-${index + 1}`,
      name: `Customer ${index + 1}`,
      rating,
      message: `Message ${index + 1}`,
      title: `Title ${index + 1}`,
    })),
  }
}

/** A list item as providers send it. */
export function listItem(slug: string, en: string, jp: string, createdAt: string): unknown {
  return { _id: slug, slug, name: { en, jp }, createdAt }
}

/** A restaurant as providers send it. */
export function restaurant(slug: string, en: string, jp: string): Record<string, unknown> {
  return {
    slug,
    name: { en, jp },
    address: { en: `1 ${en} Street`, jp: `${jp}町1` },
    description: { en: `Short words on ${en}`, jp: `${jp}のひとこと` },
    about: { en: `The story of ${en}`, jp: `${jp}のものがたり` },
    hours: { en: '11:00–21:00', jp: '11時から21時' },
    phone: '046-000-0000',
    instagram: 'host_house',
    menuItems: [
      {
        name: { en: 'Rice', jp: 'ごはん' },
        description: { en: 'Steamed', jp: '炊きたて' },
        price: 300,
        category: { en: 'Sides', jp: '副菜' },
      },
    ],
    gallery: [],
  }
}

function hero(title: string, community: string) {
  return {
    badge: `${title} badge`,
    title,
    subtitle: `${title} subtitle`,
    button1: `${title} first`,
    button2: `${title} second`,
    success: `${title} success`,
    community,
    clientImages: [],
    backgroundImage: '',
    videoLink: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  }
}

function cta(title: string, titleSpan: string) {
  return {
    badge: `${title} badge`,
    title,
    titleSpan,
    subtitle: `${title} subtitle`,
    primaryButton: { text: `${title} primary` },
    secondaryButton: { text: `${title} secondary` },
    footer: `${title} footer`,
  }
}

function experience(title: string, years: string, clients: string, successRate: string) {
  return {
    badge: `${title} badge`,
    title,
    subtitle: `${title} subtitle`,
    benefits: [`${title} benefit 1`, `${title} benefit 2`],
    stats: { years, clients, successRate },
  }
}

function innovation(title: string, titleSpan: string) {
  return {
    badge: `${title} badge`,
    title,
    titleSpan,
    subtitle: `${title} subtitle`,
    features: ['TrendingUp', 'Target', 'Lightbulb'].map((icon, index) => ({
      icon,
      title: `${title} feature ${index + 1}`,
      description: `${title} feature text ${index + 1}`,
    })),
    buttonText: `${title} more`,
    stats: {
      growth: { value: '+37%', label: `${title} growth` },
      results: { title: `${title} results`, subtitle: `${title} results text` },
    },
  }
}

function process(title: string) {
  return {
    title,
    subtitle: `${title} subtitle`,
    buttonText: `${title} start`,
    steps: ['Search', 'MessageCircle', 'Target'].map((icon, index) => ({
      icon,
      title: `${title} step ${index + 1}`,
      description: `${title} step text ${index + 1}`,
    })),
  }
}

function about(title: string) {
  return {
    hero: { title, breadcrumb: { home: `${title} home`, about: `${title} here` } },
    main: {
      category: `${title} category`,
      title: `${title} main`,
      subtitle: `${title} main subtitle`,
      features: [`${title} main feature 1`, `${title} main feature 2`],
      ctaText: `${title} contact`,
      ctaSecondary: `${title} restaurants`,
    },
    stats: {
      title: `${title} stats`,
      cta: `${title} stats cta`,
      projects: '321',
      projectsLabel: `${title} projects`,
      customers: '654',
      customersLabel: `${title} customers`,
      rating: '4.2',
      ratingLabel: `${title} rating`,
    },
    team: {
      category: `${title} team`,
      title: `${title} team title`,
      subtitle: `${title} team subtitle`,
      members: [{ name: `${title} member`, role: `${title} role`, image: { url: '' } }],
    },
    services: [`${title} service 1`, `${title} service 2`],
    creative: {
      category: `${title} why`,
      title: `${title} why title`,
      subtitle: `${title} why subtitle`,
      features: [1, 2, 3, 4].map((n) => `${title} why ${n}`),
      cta: `${title} watch`,
      videoLink: 'https://www.youtube.com/watch?v=bbbbbbbbbbb',
    },
    images: { hero: { url: '' }, main: [], creative: [], shape: { url: '' } },
  }
}

function contact(title: string, submitButton: string) {
  return {
    hero: { title, breadcrumb: { home: `${title} home`, contact: `${title} here` } },
    contactSection: {
      getInTouch: `${title} touch`,
      trustedTitle: `${title} trusted`,
      trustedDescription: `${title} trusted text`,
      contactDetails: {
        phone: { label: `${title} phone`, value: '046-000-0001' },
        email: { label: `${title} email`, value: 'host@example.com' },
        location: { label: `${title} location`, value: `${title} place` },
      },
      contactForm: {
        title: `${title} form`,
        namePlaceholder: `${title} name placeholder`,
        phonePlaceholder: `${title} phone placeholder`,
        emailPlaceholder: `${title} email placeholder`,
        subjectPlaceholder: `${title} subject placeholder`,
        messagePlaceholder: `${title} message placeholder`,
        submitButton,
      },
    },
  }
}
