import { readObject } from '@noren/contract/json'
import { expect, test } from 'vitest'
import { exampleSnapshot } from '../testing/publish.ts'
import { runSite } from '../testing/running-site.ts'

function withRooms() {
  const { content, ...snapshot } = exampleSnapshot()
  const room = {
    slug: 'corner',
    name: 'The corner',
    what: 'Eight mats.',
    ask: 'Ask about this room',
  }
  const businesses = [room, { slug: 'attic', name: 'The attic', howToAsk: 'By letter.' }]
  return {
    ...snapshot,
    content: { ...content, about: { en: { ...readObject(content.about?.en), businesses } } },
  }
}

test('a subject that no link of the company gives is not rendered and makes no page of its own', async () => {
  await using site = await runSite({ snapshot: withRooms() })
  const page = async (query: URLSearchParams) => {
    const answer = await site.fetch(`/contact?${query}`)
    return await answer.text()
  }
  const plain = await page(new URLSearchParams())
  for (const subject of ['You have won', '"><script>', 'About: The cellar', 'x'.repeat(3000)])
    expect([subject, (await page(new URLSearchParams({ subject }))) === plain]).toEqual([
      subject,
      true,
    ])
  const subject = 'About: The corner'
  const corner = await page(new URLSearchParams({ subject }))
  expect(corner === plain).toBe(false)
  expect(await page(new URLSearchParams({ utm: '1', subject }))).toBe(corner)
})
