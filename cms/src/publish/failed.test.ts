import { readObject } from '@noren/contract/json'
import { expect, test } from 'vitest'
import { addClosure } from '../../test/facts.ts'
import { publishingDesk } from '../../test/publishing-desk.ts'
import { addRestaurant } from '../../test/restaurants.ts'

const desk = await publishingDesk()
const { payload, folder, shown } = desk
const { folderTarget } = await import('../base/targets/folder.ts')
const { ourNumbers } = await import('../base/targets/our-numbers.ts')
const { createComposer } = await import('./compose.ts')
const { createPublisher } = await import('./publisher.ts')

// Nothing is remembered of documents, so that all are read as they are below.
const publisher = createPublisher({
  compose: () => createComposer(payload).compose(),
  target: folderTarget(folder),
  numbers: ourNumbers,
})

const open = await addRestaurant(payload, { slug: 'shiobi' })
await addRestaurant(payload, { slug: 'tateito', name: '縦糸' })
await payload.create({
  collection: 'solutions',
  locale: 'ja',
  data: { title: '会食', description: '個室', _status: 'published' },
})
await payload.create({
  collection: 'testimonials',
  locale: 'ja',
  data: { name: '波', message: '美味', rating: 5, _status: 'published' },
})
await payload.create({
  collection: 'news',
  locale: 'ja',
  data: {
    title: '開店',
    text: '本日',
    slug: 'opened',
    date: '2026-11-01T12:00:00.000Z',
    _status: 'published',
  },
})
const WRITTEN = {
  'page-heads': { home: { title: '波織' } },
  'former-site': { list: '/menu.html /about' },
  company: { name: '波織', legalName: '株式会社波織' },
}
for (const { slug, versions } of payload.config.globals) {
  if (!versions && slug !== 'former-site') continue
  const data = {
    title: '波',
    ...Reflect.get(WRITTEN, slug),
    ...(versions && { _status: 'published' }),
  }
  await desk.send(`/api/globals/${slug}?locale=ja`, data)
}

/** A value of which nothing can be read. */
const UNREADABLE = new Proxy(
  {},
  {
    get: () => {
      throw new TypeError('this value is broken')
    },
  },
)

type Hooks = { afterRead?: unknown[] | undefined }

/** Publishes while a field of a document is read so. */
async function publishWith(hooks: Hooks, field: string, id?: number | string) {
  const hook = ({ doc }: { doc: { id?: number | string } }) =>
    id === undefined || doc.id === id ? { ...doc, [field]: UNREADABLE } : doc
  const before = hooks.afterRead
  hooks.afterRead = [...(before ?? []), hook]
  const status = await publisher.publish()
  hooks.afterRead = before
  return status
}

/** What visitors see once all is published. */
async function published() {
  await desk.publisher.publish()
  await publisher.publish()
  return shown()
}

test.each([
  ['solutions', 'image', 'Picture'],
  ['news', 'image', 'Picture'],
  ['restaurants', 'mainPhoto', 'Main photo'],
] as const)(
  'of %s, one document that cannot be composed holds back itself alone, and closures go out (attack 4)',
  async (slug, name, field) => {
    const { docs } = await payload.find({ collection: slug, sort: '-id', limit: 1 })
    const id = docs[0]?.id
    const before = (await published()).content
    const reason = `急な休み ${slug}`
    const day = '2027-01-02T12:00:00.000Z'
    await addClosure(payload, open.id, { from: day, to: day, reason })
    const { hooks } = payload.collections[slug].config
    expect(await publishWith(hooks, name, id)).toMatchObject({ state: 'published' })
    const { content } = await shown()
    const ofId = (all: readonly object[]) => all.find((each) => Number(readObject(each)._id) === id)
    expect(ofId(content[slug])).toEqual(ofId(before[slug]))
    expect(JSON.stringify(content.restaurants)).toContain(reason)
    expect(publisher.heldBack()).toMatchObject([
      { of: { collection: slug, id }, field: { en: field } },
    ])
  },
)

test.each([
  ['hero', 'backgroundImage', 'hero'],
  ['experience', 'mainImage', 'experience'],
  ['former-site', 'list', null],
  ['brand', 'mark', null],
] as const)(
  '%s holds back itself alone when it cannot be composed (attack 4)',
  async (slug, field, part) => {
    const before = await published()
    if (part) expect(before.content[part]).toBeDefined()
    const title = `開店 ${slug}`
    await payload.update({
      collection: 'news',
      where: { slug: { exists: true } },
      locale: 'ja',
      data: { title, _status: 'published' },
    })
    const global = payload.globals.config.find((each) => each.slug === slug)
    if (!global) throw new Error(`there is no ${slug}`)
    expect(await publishWith(global.hooks, field)).toMatchObject({ state: 'published' })
    // The record for sheets on paper is of the numbers, and two publish here in turn.
    const { content, publishedAt, seq, modified, paper, ...rest } = await shown()
    expect({ ...content, news: null }).toEqual({ ...before.content, news: null })
    expect(JSON.stringify(content.news)).toContain(title)
    expect({ ...before, ...rest }).toEqual(before)
    expect(publisher.heldBack()).toMatchObject([
      { of: { global: slug }, screen: `/admin/globals/${slug}` },
    ])
  },
)
