import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Snapshot } from '@noren/contract/snapshot'

/** Points `current` to any file name. */
export function pointTo(folder: string, file: string): void {
  writeFileSync(join(folder, 'current.tmp'), `${file}\n`)
  renameSync(join(folder, 'current.tmp'), join(folder, 'current'))
}

const restaurant = (slug: string, en: string, jp: string, createdAt: string) => ({
  _id: `id-${slug}`,
  slug,
  name: { en, jp },
  createdAt,
  address: { en: `${en} street`, jp: `${jp}通り` },
  description: { en: `About ${en}`, jp: `${jp}について` },
  about: { en: '', jp: '' },
  hours: { en: '11–22', jp: '11時〜22時' },
  phone: '045-000-0000',
  mainPhoto: '/media/0123456789abcdef0123-800x600.webp',
  menuItems: [{ name: { en: 'Soba', jp: 'そば' }, description: {}, price: 1200 }],
  gallery: [],
})

const solution = (index: number) => ({
  _id: `s${index}`,
  image: '',
  title: { en: `Solution ${index}`, ja: `事業${index}` },
  category: { en: 'Business', ja: '事業' },
  description: { en: 'What it is', ja: 'その内容' },
})

const aboutOf = (title: string) => ({
  hero: { title, breadcrumb: { home: 'Home', about: title } },
  main: {
    category: 'c',
    title,
    subtitle: 's',
    features: ['a', 'b'],
    ctaText: 'x',
    ctaSecondary: 'y',
  },
  stats: {
    title: 't',
    cta: 'c',
    projects: '12K+',
    projectsLabel: 'p',
    customers: '950+',
    customersLabel: 'c',
    rating: '4.7',
    ratingLabel: 'r',
  },
  team: {
    category: 'c',
    title: 't',
    subtitle: 's',
    members: [{ name: 'Ito', role: 'Chef', image: { url: '' } }],
  },
  services: ['Hospitality'],
  creative: {
    category: 'c',
    title: 't',
    subtitle: 's',
    features: ['1', '2', '3', '4'],
    cta: 'Watch',
    videoLink: '',
  },
  images: { hero: { url: '' }, main: [], creative: [], shape: { url: '' } },
})

/** The small company with many restaurants, `house-0` the oldest. */
export function manyRestaurants(seq: number, count: number): Snapshot {
  const snapshot = exampleSnapshot(seq)
  const restaurants = Array.from({ length: count }, (_, index) =>
    restaurant(
      `house-${index}`,
      `House ${index}`,
      `${index}番館`,
      new Date(Date.UTC(2020, 0, 1) + index * 1000).toISOString(),
    ),
  )
  return { ...snapshot, content: { ...snapshot.content, restaurants } }
}

/** A small company, published `seq` times. */
export function exampleSnapshot(seq = 1, heroTitle = `Title ${seq}`): Snapshot {
  return {
    schema: 1,
    seq,
    publishedAt: '2026-11-20T00:00:00.000Z',
    content: {
      company: {
        name: { en: 'Example', jp: '例' },
        email: 'info@example.jp',
        description: { en: 'A company', jp: '会社' },
      },
      cta: { en: { badge: 'B', title: 'T' }, jp: { badge: '札', title: '題' } },
      experience: { mainImage: '/m.webp', en: { title: 'T' }, jp: { title: '題' } },
      hero: {
        en: { title: heroTitle, badge: 'Badge' },
        ja: { title: `${heroTitle}題`, badge: '札' },
      },
      innovation: { mainImage: '/m.webp', en: { title: 'T' }, ja: { title: '題' } },
      process: { en: { title: 'T', steps: [] }, ja: { title: '題', steps: [] } },
      solutions: Array.from({ length: 120 }, (_, index) => solution(index + 1)),
      solutionsSection: { heading: { en: 'H', ja: '見' }, paragraph: { en: 'P', ja: '段' } },
      testimonials: { data: [{ _id: 't1', name: 'Sato', rating: 5, message: 'Good' }], count: 42 },
      restaurants: [
        restaurant('onda', 'Onda', 'オンダ', '2021-05-01T00:00:00.000Z'),
        restaurant('shiobi', 'Shiobi', '潮火', '2019-05-01T00:00:00.000Z'),
        restaurant('喫茶', 'Kissa', '喫茶', '2022-05-01T00:00:00.000Z'),
        // "が" composed; visitors may type it decomposed.
        restaurant('が', 'Ga', 'が', '2023-05-01T00:00:00.000Z'),
      ],
      about: { en: aboutOf('About us'), ja: aboutOf('私たちについて') },
      contact: {
        backgroundImage: '/b.webp',
        en: { hero: { title: 'Contact Us' } },
        jp: { hero: { title: 'お問い合わせ' } },
      },
    },
    modified: { home: '2026-11-01T00:00:00.000Z', 'restaurant:onda': '2026-11-02T00:00:00.000Z' },
    redirects: { 'old-onda': 'onda' },
  }
}
