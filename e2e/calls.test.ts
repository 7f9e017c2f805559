import { expect, test } from './support/test.ts'

const text = expect.any(String)
const both = { en: text, jp: text }
const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/

test('API-01 CTA-12 the call-to-action answers its content keyed en and jp', async ({
  request,
}) => {
  const { data } = await (await request.get('/api/cta')).json()
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
})

test('API-02 experience answers the shared image and both languages', async ({ request }) => {
  const { data } = await (await request.get('/api/experience')).json()
  const stats = { years: text, clients: text, successRate: text }
  const content = { badge: text, title: text, subtitle: text, stats }
  expect(data).toMatchObject({ mainImage: text, en: content, jp: content })
  expect(data.en.benefits).not.toEqual([])
  expect(data.jp.benefits[0]).toMatch(japanese)
})

for (const code of ['en', 'ja', 'jp']) {
  test(`API-03 HERO-31 GEN-09 the hero answers for the code ${code}`, async ({ request }) => {
    const { data } = await (await request.get(`/api/hero/${code}`)).json()
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

  test(`API-13 ABT-23 GEN-09 about answers for the code ${code}`, async ({ request }) => {
    const { data } = await (await request.get(`/api/about/${code}`)).json()
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

test('API-05 GEN-06 innovation answers its image and its content keyed en and ja', async ({
  request,
}) => {
  const { data } = await (await request.get('/api/innovation')).json()
  const stats = { growth: { value: text, label: text }, results: { title: text, subtitle: text } }
  const content = { badge: text, title: text, titleSpan: text, buttonText: text, stats }
  expect(data).toMatchObject({ mainImage: text, en: content, ja: content })
  const icons = data.ja.features.map(({ icon }: { icon: string }) => icon)
  expect(icons).toEqual(['TrendingUp', 'Target', 'Lightbulb'])
})

test('API-06 process answers three steps in each language', async ({ request }) => {
  const { data } = await (await request.get('/api/process')).json()
  for (const code of ['en', 'ja', 'jp']) {
    expect(data[code]).toMatchObject({ title: text, subtitle: text, buttonText: text })
    const icons = data[code].steps.map(({ icon }: { icon: string }) => icon)
    expect(icons).toEqual(['Search', 'MessageCircle', 'Target'])
  }
})

test('API-07 SOL-16 SOL-17 GEN-07 solutions answer a list keyed en and ja', async ({ request }) => {
  const { solutions } = await (await request.get('/api/solutions?page=1&limit=100')).json()
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
})

test('API-08 SOL-18 the solutions section answers heading and paragraph', async ({ request }) => {
  const { section } = await (await request.get('/api/solutions/section')).json()
  expect(JSON.stringify(section)).toMatch(japanese)
  expect(Object.keys(section).sort()).toEqual(['heading', 'paragraph'])
})

test('API-09 TST-22 testimonials answer success, data, count and message', async ({ request }) => {
  const body = await (await request.get('/api/testimonials')).json()
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
})

test('API-10 the restaurant list answers the five restaurants of the demo', async ({ request }) => {
  const { data } = await (await request.get('/api/restaurant')).json()
  for (const item of data) {
    expect(item).toMatchObject({ _id: text, slug: text, name: both, createdAt: text })
  }
  const slugs = data.map(({ slug }: { slug: string }) => slug).sort()
  expect(slugs).toEqual(['kohaku', 'onda', 'shiobi', 'tateito', 'yoriai'])
})

test('API-11 a restaurant answers everything its page shows', async ({ request }) => {
  const { data } = await (await request.get('/api/restaurant/slug/shiobi')).json()
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

test('API-12 an unknown slug answers 404 with a message', async ({ request }) => {
  const response = await request.get('/api/restaurant/slug/no-such-place')
  expect(response.status()).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, message: text })
})

test('API-14 contact content answers both languages and the shared image', async ({ request }) => {
  const { data } = await (await request.get('/api/contact/content')).json()
  const content = {
    hero: { title: text, breadcrumb: { home: text, contact: text } },
    contactSection: { getInTouch: text, trustedTitle: text, trustedDescription: text },
  }
  expect(data).toMatchObject({ en: content, jp: content, backgroundImage: text })
})

test('API-15 API-16 an enquiry of the five fields is stored and answered with a message', async ({
  request,
}) => {
  const response = await request.post('/api/contact-submission/create-submission', {
    data: {
      name: '山田花子',
      phone: '0450000001',
      email: 'hanako@example.jp',
      subject: '貸切について',
      message: '八名で伺えますか。',
    },
  })
  expect(response.status()).toBe(201)
  expect(await response.json()).toMatchObject({ message: text })
})

test('API-17 VAL-14 an enquiry that breaks the rules is answered with what to correct', async ({
  request,
}) => {
  const response = await request.post('/api/contact-submission/create-submission', {
    data: { name: '', phone: '123', email: 'nobody', subject: '', message: '' },
  })
  expect(response.status()).toBe(422)
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
})
