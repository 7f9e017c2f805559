import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('after a new release a link to a page whose old file is gone loads the document', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.route('**/assets/about-page-*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveTitle(/^About/)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveTitle(/^Contact/)
})

for (const language of ['', '/ja']) {
  test(`nothing covers the alternative text of a picture that fails to load: ${language || 'English'}`, async ({
    page,
  }) => {
    await page.route(/\.(?:webp|avif)$/, (route) => route.abort())
    for (const path of ['', '/restaurants', '/restaurants/shiobi']) {
      await page.setViewportSize({ width: 320, height: 9000 })
      await page.goto(language + path || '/')
      await hydrated(page)
      // The placeholder fails to load too, and is requested last.
      const pictures = page.getByRole('main').locator('picture img')
      const waiting = () =>
        pictures.evaluateAll(
          (images) =>
            images.filter((each) => !/no-image/.test(each.getAttribute('src') ?? '')).length,
        )
      await expect.poll(waiting).toBe(0)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 9000 })
        const { seen, covered } = await wordsInPlaceOfPictures(page)
        expect([path, width, covered]).toEqual([path, width, []])
        expect(seen > 0).toBe(path.endsWith('shiobi'))
      }
    }
  })
}

/** How many lines of alternative text the browser shows, and what covers some of them. */
async function wordsInPlaceOfPictures(page: Page): Promise<{ seen: number; covered: string[] }> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  const texts = nodes.filter(({ attributes }) => attributes?.includes('alttext'))
  const lines: number[][] = []
  for (const { nodeId } of texts) {
    // A text that is not rendered has no position.
    const found = await session.send('DOM.getContentQuads', { nodeId }).catch(() => null)
    lines.push(...(found?.quads ?? []))
  }
  await session.detach()
  const covered = await page.evaluate(
    (lines) =>
      lines.flatMap(([left = 0, top = 0, right = 0, , , bottom = 0]) =>
        [0, 1 / 4, 1 / 2, 3 / 4, 1].flatMap((part) => {
          const x = left + 1 + part * (right - left - 2)
          const found = document.elementFromPoint(x, (top + bottom) / 2)
          return found && found.tagName !== 'IMG' ? [`${found.tagName} ${found.textContent}`] : []
        }),
      ),
    lines,
  )
  return { seen: lines.length, covered }
}
