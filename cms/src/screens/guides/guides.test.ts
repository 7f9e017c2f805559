import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { guideHtml, guideTitle } from './guide-files.ts'
import { GUIDES, guideTo } from './guides.ts'

const { send, stranger } = await openSignedInDesk({ role: 'editor' })

const NAMES = GUIDES.map(({ name }) => name)

test('each guide exists in both languages, begins with its title, and shows pictures of the desk', async () => {
  for (const language of ['ja', 'en'] as const) {
    for (const name of NAMES) {
      const html = await guideHtml(name, language)
      expect(html).toContain(`<h1>${await guideTitle(name, language)}</h1>`)
      for (const [, file = ''] of html.matchAll(/src="\/api\/guide-pictures\/([^"]+)"/g)) {
        expect(file.endsWith(`-${language}.webp`), file).toBe(true)
        expect(existsSync(join('docs/desk/images', file)), file).toBe(true)
      }
      for (const [, to] of html.matchAll(/href="\/admin\/guide\/([^"]+)"/g)) {
        expect(NAMES).toContain(to)
      }
    }
  }
})

test('every picture of the guides is in one of them', () => {
  const texts = globSync('docs/desk/*/*.md')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const unused = globSync('*.webp', { cwd: 'docs/desk/images' }).filter(
    (file) => !texts.includes(file),
  )
  expect(unused).toEqual([])
})

test('a screen links to its guide', () => {
  expect(guideTo('/collections/enquiries/7')?.name).toBe('enquiries')
  expect(guideTo('/')).toBeNull()
})

test('only staff see the pictures, and their address serves no other file', async () => {
  const picture = '/api/guide-pictures/today-ja.webp'
  expect((await stranger(picture)).status).toBe(401)
  const answer = await send(picture)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  for (const name of ['none.webp', '..%2F..%2Fhouse.md', '%2e%2e%2fja%2flater.md']) {
    expect((await send(`/api/guide-pictures/${name}`)).status).toBe(404)
  }
})
