import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { CALL_NAMES, CALLS, callUrl } from '@noren/contract/resources/calls'
import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { SITE } from '../support/fetched.ts'

const text = expect.any(String)
const both = { en: text, jp: text }
const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/

const ask = (path: string) => fetch(SITE.origin + path)
const answerOf = async (path: string) => (await ask(path)).json()

const send = (enquiry: object) =>
  fetch(SITE.origin + SUBMIT_ENQUIRY.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  })

test(
  'the call-to-action answers its content keyed en and jp',
  proves('API-01', 'CTA-12'),
  async () => {
    const { data } = await answerOf('/api/cta')
    const content = {
      badge: text,
      title: text,
      titleSpan: text,
      subtitle: text,
      primaryButton: { text },
      secondaryButton: { text },
      footer: text,
    }
    expect(data).toMatchObject({ en: content, jp: content })
    expect(data.jp.subtitle).toMatch(japanese)
  },
)

test('experience answers the shared image and both languages', proves('API-02'), async () => {
  const { data } = await answerOf('/api/experience')
  const stats = { years: text, clients: text, successRate: text }
  const content = { badge: text, title: text, subtitle: text, stats }
  expect(data).toMatchObject({ mainImage: text, en: content, jp: content })
  expect(data.en.benefits).not.toEqual([])
  expect(data.jp.benefits[0]).toMatch(japanese)
})

for (const code of ['en', 'ja', 'jp']) {
  test(`the hero answers for the code ${code}`, proves('API-03', 'HERO-31', 'GEN-09'), async () => {
    const { data } = await answerOf(`/api/hero/${code}`)
    expect(data).toMatchObject({
      badge: text,
      title: text,
      subtitle: text,
      button1: text,
      button2: text,
      success: text,
      community: text,
      clientImages: expect.arrayContaining([{ url: text }]),
      backgroundImage: text,
      videoLink: text,
    })
    expect(japanese.test(data.subtitle)).toBe(code !== 'en')
  })

  test(`about answers for the code ${code}`, proves('API-13', 'ABT-23', 'GEN-09'), async () => {
    const { data } = await answerOf(`/api/about/${code}`)
    expect(data).toMatchObject({
      hero: { title: text, breadcrumb: { home: text, about: text } },
      main: { category: text, title: text, subtitle: text, ctaText: text, ctaSecondary: text },
      stats: { projects: text, customers: text, rating: text },
      team: { category: text, title: text, subtitle: text },
      creative: { category: text, title: text, subtitle: text, cta: text, videoLink: text },
      images: {
        hero: { url: text },
        main: [{ url: text }, { url: text }],
        creative: [{ url: text }, { url: text }],
        shape: { url: text },
      },
    })
    expect(data.services.length).toBeGreaterThan(0)
    expect(japanese.test(data.main.subtitle)).toBe(code !== 'en')
  })
}

test(
  'innovation answers its image and its content keyed en and ja',
  proves('API-05', 'GEN-06'),
  async () => {
    const { data } = await answerOf('/api/innovation')
    const stats = { growth: { value: text, label: text }, results: { title: text, subtitle: text } }
    const content = { badge: text, title: text, titleSpan: text, buttonText: text, stats }
    expect(data).toMatchObject({ mainImage: text, en: content, ja: content })
    const icons = data.ja.features.map(({ icon }: { icon: string }) => icon)
    expect(icons).toEqual(['TrendingUp', 'Target', 'Lightbulb'])
  },
)

test('process answers three steps in each language', proves('API-06'), async () => {
  const { data } = await answerOf('/api/process')
  for (const code of ['en', 'ja', 'jp']) {
    expect(data[code]).toMatchObject({ title: text, subtitle: text, buttonText: text })
    const icons = data[code].steps.map(({ icon }: { icon: string }) => icon)
    expect(icons).toEqual(['Search', 'MessageCircle', 'Target'])
  }
})

test(
  'solutions answer a list keyed en and ja',
  proves('API-07', 'SOL-16', 'SOL-17', 'GEN-07'),
  async () => {
    const { solutions } = await answerOf('/api/solutions?page=1&limit=100')
    const bilingual = { en: text, ja: text }
    expect(solutions.length).toBeGreaterThanOrEqual(6)
    for (const solution of solutions) {
      expect(solution).toMatchObject({
        _id: text,
        image: text,
        title: bilingual,
        category: bilingual,
        description: bilingual,
      })
    }
  },
)

test(
  'the solutions section answers heading and paragraph',
  proves('API-08', 'SOL-18'),
  async () => {
    const { section } = await answerOf('/api/solutions/section')
    expect(JSON.stringify(section)).toMatch(japanese)
    expect(Object.keys(section).sort()).toEqual(['heading', 'paragraph'])
  },
)

test(
  'testimonials answer success, data, count and message',
  proves('API-09', 'TST-22'),
  async () => {
    const body = await answerOf('/api/testimonials')
    expect(body).toMatchObject({ success: true, count: expect.any(Number), message: text })
    for (const testimonial of body.data) {
      expect(testimonial).toMatchObject({
        _id: text,
        name: text,
        rating: expect.any(Number),
        message: text,
      })
    }
    expect(body.data).toHaveLength(7)
  },
)

test('the restaurant list answers the five restaurants of the demo', proves('API-10'), async () => {
  const { data } = await answerOf('/api/restaurant')
  for (const item of data) {
    expect(item).toMatchObject({ _id: text, slug: text, name: both, createdAt: text })
  }
  const slugs = data.map(({ slug }: { slug: string }) => slug).sort()
  expect(slugs).toEqual(['kohaku', 'onda', 'shiobi', 'tateito', 'yoriai'])
})

test('a restaurant answers everything its page shows', proves('API-11'), async () => {
  const { data } = await answerOf('/api/restaurant/slug/shiobi')
  expect(data).toMatchObject({
    slug: 'shiobi',
    name: both,
    address: both,
    description: both,
    about: both,
    hours: both,
    phone: text,
    mapLink: expect.stringMatching(/^https:/),
    mainPhoto: text,
    fallbackPhoto: text,
  })
  expect(data.menuItems[0]).toMatchObject({ name: both, description: both })
  expect(data.gallery[0]).toMatchObject({ src: text, alt: both })
})

test('no call returns an invisible character', async () => {
  const paths = CALL_NAMES.flatMap((name) =>
    ['en', 'ja'].map((language) => callUrl(CALLS[name], { language, slug: 'shiobi' })),
  )
  for (const path of new Set(paths)) {
    const response = await ask(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.text(), path).not.toMatch(/[\u200B-\u200F\u2060\uFEFF]/)
  }
})

test('an unknown slug answers 404 with a message', proves('API-12'), async () => {
  const response = await ask('/api/restaurant/slug/no-such-place')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, message: text })
})

test('contact content answers both languages and the shared image', proves('API-14'), async () => {
  const { data } = await answerOf('/api/contact/content')
  const content = {
    hero: { title: text, breadcrumb: { home: text, contact: text } },
    contactSection: { getInTouch: text, trustedTitle: text, trustedDescription: text },
  }
  expect(data).toMatchObject({ en: content, jp: content, backgroundImage: text })
})

test(
  'an enquiry with the five fields is stored, and the visitor gets a message',
  proves('API-15', 'API-16'),
  async () => {
    const response = await send({
      name: '山田花子',
      phone: '0450000001',
      email: 'hanako@example.jp',
      subject: '貸切について',
      message: '八名で伺えますか。',
    })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ message: text })
  },
)

test(
  'a visitor whose enquiry breaks the rules learns what to correct',
  proves('API-17', 'VAL-14'),
  async () => {
    const response = await send({
      name: '',
      phone: '123',
      email: 'nobody',
      subject: '',
      message: '',
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      message: text,
      errors: {
        name: 'Name is required',
        phone: 'Phone number must be exactly 10 digits',
        email: 'Please enter a valid email address',
        subject: 'Subject is required',
        message: 'Message is required',
      },
    })
  },
)
