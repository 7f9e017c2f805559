import { readObject } from '@noren/contract/json'
import { readAbout } from '@noren/contract/resources/about'
import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { call } from '../testing/call.ts'
import { exampleSnapshot } from '../testing/publish.ts'
import { runSite } from '../testing/running-site.ts'

test('the call to action comes keyed en and jp', proves('API-01', 'CTA-12'), async () => {
  await using site = await runSite()
  const { status, body } = await call(site, '/api/cta')
  expect(status).toBe(200)
  expect(body).toEqual({
    data: { en: { badge: 'B', title: 'T' }, jp: { badge: '札', title: '題' } },
  })
})

test('the experience comes with its picture and both languages', proves('API-02'), async () => {
  await using site = await runSite()
  expect((await call(site, '/api/experience')).body).toEqual({
    data: { mainImage: '/m.webp', en: { title: 'T' }, jp: { title: '題' } },
  })
})

test(
  'the hero answers en, jp and ja; jp and ja are the same',
  proves('API-03', 'GEN-09', 'P07'),
  async () => {
    await using site = await runSite()
    const [en, jp, ja] = await Promise.all(
      ['en', 'jp', 'ja'].map((language) => call(site, `/api/hero/${language}`)),
    )
    expect(en?.body).toEqual({ data: { title: 'Title 1', badge: 'Badge' } })
    expect(jp?.body).toEqual({ data: { title: 'Title 1題', badge: '札' } })
    expect(ja?.body).toEqual(jp?.body)
  },
)

test('no other code is a language, whatever its name', proves('P06', 'P07'), async () => {
  await using site = await runSite()
  const codes = ['EN', 'en-US', 'fr', 'en%00', 'jp/', '', 'constructor', '__proto__', 'toString']
  for (const code of codes) {
    const { status, headers, body } = await call(site, `/api/hero/${code}`)
    expect([code, status]).toEqual([code, 404])
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(body.success).toBe(false)
  }
})

test('the innovation comes with its picture, keyed en and ja', proves('API-05'), async () => {
  await using site = await runSite()
  expect((await call(site, '/api/innovation')).body).toEqual({
    data: { mainImage: '/m.webp', en: { title: 'T' }, ja: { title: '題' } },
  })
})

test('the process comes under both Japanese keys', proves('API-06'), async () => {
  await using site = await runSite()
  const { data } = (await call(site, '/api/process')).body
  expect(Object.keys(data).sort()).toEqual(['en', 'ja', 'jp'])
  expect(data.jp).toEqual(data.ja)
})

test('the solutions come a hundred to a page', proves('API-07', 'SOL-16', 'SOL-17'), async () => {
  await using site = await runSite()
  const { body } = await call(site, '/api/solutions?page=1&limit=100')
  expect(body.solutions).toHaveLength(100)
  expect(body.solutions[0]).toEqual({
    _id: 's1',
    image: '',
    title: { en: 'Solution 1', ja: '事業1' },
    category: { en: 'Business', ja: '事業' },
    description: { en: 'What it is', ja: 'その内容' },
  })
  const second = await call(site, '/api/solutions?page=2&limit=100')
  expect(second.body.solutions).toHaveLength(20)
})

test('the section of the solutions comes per language', proves('API-08', 'SOL-18'), async () => {
  await using site = await runSite()
  expect((await call(site, '/api/solutions/section')).body).toEqual({
    section: { heading: { en: 'H', ja: '見' }, paragraph: { en: 'P', ja: '段' } },
  })
})

test('a page or limit out of range is brought into range', proves('P13', 'P14'), async () => {
  await using site = await runSite()
  const lengths: Record<string, number> = {}
  for (const query of [
    '?page=-1&limit=1000000000',
    '?limit=abc',
    '?page[]=1',
    '?limit=0',
    '?limit=7',
    '?page=999999999999',
    '?__proto__[x]=1',
  ]) {
    const { status, body } = await call(site, `/api/solutions${query}`)
    expect([query, status]).toEqual([query, 200])
    lengths[query] = body.solutions.length
  }
  expect(Object.values(lengths)).toEqual([100, 100, 100, 1, 7, 0, 100])
})

test(
  'the testimonials come with success, count and message',
  proves('API-09', 'TST-22'),
  async () => {
    await using site = await runSite()
    expect((await call(site, '/api/testimonials')).body).toEqual({
      success: true,
      data: [{ _id: 't1', name: 'Sato', rating: 5, message: 'Good' }],
      count: 42,
      message: 'Testimonials loaded',
    })
  },
)

test(
  'the about content comes per language with all its parts',
  proves('API-13', 'ABT-23'),
  async () => {
    await using site = await runSite()
    const { body } = await call(site, '/api/about/ja')
    expect(Object.keys(body.data)).toEqual(
      expect.arrayContaining(['hero', 'main', 'stats', 'team', 'services', 'creative', 'images']),
    )
    expect(Object.keys(body.data.stats)).toEqual([
      'title',
      'cta',
      'projects',
      'projectsLabel',
      'customers',
      'customersLabel',
      'rating',
      'ratingLabel',
    ])
    expect(Object.keys(body.data.images)).toEqual(['hero', 'main', 'creative', 'shape'])
    expect(readAbout(body.data)?.hero.title).toBe('私たちについて')
  },
)

test(
  'the contact content comes per language with one background picture',
  proves('API-14'),
  async () => {
    await using site = await runSite()
    expect((await call(site, '/api/contact/content')).body).toEqual({
      data: {
        backgroundImage: '/b.webp',
        en: { hero: { title: 'Contact Us' } },
        jp: { hero: { title: 'お問い合わせ' } },
      },
    })
  },
)

test('texts come as they were written, beside the phrases between which pages break lines', async () => {
  const { content, ...snapshot } = exampleSnapshot(1, '暖簾の\u200B向こうへ')
  const shiobi = {
    ...readObject(content.restaurants?.[1]),
    description: { jp: '火を\u200B入れる' },
  }
  await using site = await runSite({
    snapshot: { ...snapshot, content: { ...content, restaurants: [shiobi] } },
  })
  expect((await call(site, '/api/hero/ja')).body).toEqual({
    data: { title: '暖簾の向こうへ題', badge: '札' },
    phrases: [['暖簾の', '向こうへ題']],
  })
  const detail = await call(site, '/api/restaurant/slug/shiobi')
  expect(detail.body.data.description).toEqual({ jp: '火を入れる' })
  expect(detail.body.phrases).toEqual([['火を', '入れる']])
  for (const path of ['/api/restaurant', '/api/restaurant?page=1']) {
    expect((await call(site, path)).body.data[0].summary).toEqual({ jp: '火を入れる' })
  }
  expect(await (await site.fetch('/ja')).text()).toContain('暖簾の\u200B向こうへ題')
})

test('what was never published is empty, and a section without content is not shown', async () => {
  const { content, ...snapshot } = exampleSnapshot()
  await using site = await runSite({
    snapshot: { ...snapshot, content: { company: content.company } },
  })
  const bodyOf = async (path: string) => (await call(site, path)).body
  for (const name of ['cta', 'experience', 'innovation', 'process']) {
    expect(await bodyOf(`/api/${name}`)).toEqual({ data: null, shown: false })
  }
  expect(await bodyOf('/api/solutions')).toMatchObject({ solutions: [], total: 0, shown: false })
  expect(await bodyOf('/api/solutions/section')).toEqual({ section: null, shown: false })
  expect(await bodyOf('/api/testimonials')).toMatchObject({ data: [], count: 0, shown: false })
  for (const language of ['en', 'ja']) {
    // Whole: nothing built in takes the place of what the company has not said.
    expect(await bodyOf(`/api/hero/${language}`)).toEqual({ data: { whole: true } })
    expect(await bodyOf(`/api/about/${language}`)).toEqual({ data: null, shown: false })
  }
  expect(await bodyOf('/api/contact/content')).toEqual({ data: null })
  expect(await bodyOf('/api/restaurant')).toEqual({ data: [] })
  expect((await call(site, '/api/restaurant/slug/shiobi')).status).toBe(404)
})

test('a section that staff switched off answers as one without content', async () => {
  const hidden = ['process', 'solutions', 'hero', 7]
  await using site = await runSite({ snapshot: { ...exampleSnapshot(), sections: { hidden } } })
  expect((await call(site, '/api/process')).body).toEqual({ data: null, shown: false })
  expect((await call(site, '/api/solutions/section')).body).toEqual({ section: null, shown: false })
  expect((await call(site, '/api/solutions')).body).toMatchObject({ solutions: [], shown: false })
  expect((await call(site, '/api/cta')).body).toMatchObject({ data: { en: { title: 'T' } } })
  expect((await call(site, '/api/hero/en')).body).toMatchObject({ data: { title: 'Title 1' } })
})

test('what may still come is a 503 that says when to try again, and an empty list is a list', async () => {
  const { content, ...snapshot } = exampleSnapshot()
  await using site = await runSite({
    snapshot: {
      ...snapshot,
      partial: true,
      content: { ...content, cta: undefined, solutions: [] },
    },
  })
  const { status, headers, body } = await call(site, '/api/cta')
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('5')
  expect(body).toEqual({ success: false, message: 'This has not been published yet.' })
  expect((await call(site, '/api/solutions')).body).not.toHaveProperty('shown')
})

test('a provider’s hero without Japanese answers null for it, so that the built-in texts are shown', async () => {
  const snapshot = exampleSnapshot()
  const hero = { en: { title: 'Only English' }, ja: null }
  await using site = await runSite({
    snapshot: { ...snapshot, partial: true, content: { ...snapshot.content, hero } },
  })
  expect((await call(site, '/api/hero/ja')).body).toEqual({ data: null })
})

test('a company’s about page written in one language is that page in the other too, marked (operator N2)', async () => {
  const { content, ...snapshot } = exampleSnapshot()
  await using site = await runSite({
    snapshot: { ...snapshot, content: { ...content, about: { ja: content.about?.ja } } },
  })
  const { body } = await call(site, '/api/about/en')
  expect(body).toMatchObject({ data: { lang: 'ja', hero: { title: '私たちについて' } } })
  expect((await call(site, '/api/about/ja')).body).not.toHaveProperty('data.lang')
  expect((await call(site, '/api/about/fr')).status).toBe(404)
})

test('a hero or about page known in one language only is a 503 in the other', async () => {
  const { content, ...snapshot } = exampleSnapshot()
  const { hero, about } = content
  for (const [known, other] of [
    ['en', 'ja'],
    ['ja', 'en'],
  ] as const) {
    const one = { hero: { [known]: hero?.[known] }, about: { [known]: about?.[known] } }
    await using site = await runSite({
      snapshot: { ...snapshot, partial: true, content: { ...content, ...one } },
    })
    for (const name of ['hero', 'about']) {
      expect([name, known, (await call(site, `/api/${name}/${known}`)).status]).toEqual([
        name,
        known,
        200,
      ])
      const { status, headers } = await call(site, `/api/${name}/${other}`)
      expect([name, other, status, headers.get('retry-after')]).toEqual([name, other, 503, '5'])
    }
  }
})

test('calls answer HEAD like GET, without a body, and 405 with Allow for other methods', async () => {
  await using site = await runSite()
  const head = await site.fetch('/api/cta', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await site.fetch('/api/cta', { method })
    expect([method, response.status, response.headers.get('allow')]).toEqual([
      method,
      405,
      'GET, HEAD',
    ])
  }
})

test('a call answers 304 to a client that has it', async () => {
  await using site = await runSite()
  const first = await site.fetch('/api/hero/en')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-if-error=86400')
  const again = await site.fetch('/api/hero/en', { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})
