import type { Structure } from '@noren/contract/brand/structure'
import type { Page } from '@playwright/test'
import { ownSiteTest } from '../support/own-site.ts'
import { inJapanese } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { ask } from '../visits/ask.ts'
import { contrast } from '../visits/questions/contrast.ts'
import { fit } from '../visits/questions/fit.ts'
import { largeText } from '../visits/questions/large-text.ts'

const builtAs = (structure: Structure) =>
  ownSiteTest((snapshot) => Object.assign(snapshot.brand ?? {}, { structure }))

const framed = builtAs({ hero: 'framed', line: 'footprints', experience: 'over' })
const full = builtAs({ hero: 'full', line: 'none', experience: 'right' })

/** Where the opening and the company's history stand in a window, in px from its left and the page's top. */
async function placesOn(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const boxIn = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return { left, right, top: top + scrollY, bottom: bottom + scrollY }
      })
  const part = (title: string, inside: string) => boxIn(`[aria-labelledby="${title}"] ${inside}`)
  return {
    picture: await part('hero-title', 'picture'),
    title: await part('hero-title', 'h1'),
    history: await part('experience-title', 'picture'),
    said: await part('experience-title', 'h2'),
    line: await page
      .locator('main > :last-child')
      .evaluate((line) => [getComputedStyle(line).visibility, getComputedStyle(line).width]),
  }
}

test('a company that chose nothing has its title in the sky of a wide picture, its history beside a picture at the left, and a thread', async ({
  page,
}) => {
  await page.goto('/')
  const { picture, title, history, said, line } = await placesOn(page, 1440)
  expect([picture.left, picture.right]).toEqual([0, 1440])
  expect(title.top).toBeLessThan(picture.bottom * 0.4)
  expect(title.bottom).toBeLessThan(picture.bottom)
  expect(history.left).toBe(0)
  expect(said.left).toBeGreaterThan(history.right)
  expect(line).toEqual(['visible', '12px'])
})

framed(
  'a framed opening has its title on the paper, beside the picture or below it, and the history lies under a picture as wide as the window',
  async ({ page }) => {
    await page.goto('/')
    const wide = await placesOn(page, 1440)
    expect(wide.title.right).toBeLessThan(wide.picture.left)
    expect(wide.picture.right).toBeLessThan(1440)
    expect([wide.history.left, wide.history.right]).toEqual([0, 1440])
    expect(wide.said.left).toBeGreaterThan(400)
    expect(wide.line).toEqual(['visible', '16px'])
    const narrow = await placesOn(page, 390)
    expect(narrow.picture.left).toBeGreaterThan(0)
    expect(narrow.title.top).toBeGreaterThan(narrow.picture.bottom)
    expect([narrow.history.left, narrow.history.right]).toEqual([0, 390])
    expect(narrow.said.top).toBeGreaterThan(narrow.history.bottom - 48)
    await page.goto(inJapanese('/'))
    const upright = await placesOn(page, 1440)
    expect(upright.title.left).toBeGreaterThan(upright.picture.right)
  },
)

full(
  'an opening of the whole window has its title at the lower edge of the picture, and the history its picture at the right',
  async ({ page }) => {
    await page.goto('/')
    for (const [width, height] of [
      [1440, 900],
      [390, 800],
    ] as const) {
      const { picture, title, history, said, line } = await placesOn(page, width)
      expect([picture.left, picture.right]).toEqual([0, width])
      expect(picture.bottom).toBeGreaterThanOrEqual(height)
      expect(title.top).toBeGreaterThan(picture.bottom * 0.6)
      expect(title.bottom).toBeLessThan(picture.bottom)
      expect(history.right).toBe(width)
      expect(line[0]).toBe('hidden')
      if (width === 1440) expect(said.right).toBeLessThan(history.left)
    }
  },
)

for (const [name, built] of Object.entries({ framed, full })) {
  built.describe(`the ${name} opening`, () => {
    ask(built, ['/', inJapanese('/')], [fit, largeText, ...contrast])
  })
}
