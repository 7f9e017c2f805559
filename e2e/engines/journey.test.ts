import { rewriteTexts, TRANSLATED } from '../support/changed-pages.ts'
import { ENGINES, engineTest as test } from '../support/engines.ts'
import { isHydrated } from '../support/hydrated.ts'
import { expect } from '../support/test.ts'
import { click, type Engine } from './engine.ts'
import { headOf } from './head-of-page.ts'

const TOGGLE = 'header a[hreflang]'
const PANEL = '#restaurants-panel'

for (const name of ENGINES) {
  test(`the restaurants' panel of ${name} opens below the header, no taller than its links, and closes`, async ({
    engines,
    site,
  }) => {
    const engine = await opened(await engines(name), `${site.origin}/ja`)
    expect(await engine.evaluate(heightOf, PANEL)).toBe(0)
    await click(engine, `button[popovertarget="${PANEL.slice(1)}"]`)
    await expect.poll(() => engine.evaluate(heightOf, PANEL)).toBeGreaterThan(100)
    expect(await engine.evaluate(heightOf, PANEL)).toBeLessThan(400)
    await engine.press('Escape')
    await expect.poll(() => engine.evaluate(heightOf, PANEL)).toBe(0)
  })

  test(`the toggle of ${name} changes the language in place, and links are followed`, async ({
    engines,
    site,
  }) => {
    const engine = await opened(await engines(name), `${site.origin}/about`)
    await engine.evaluate(() => void Object.assign(window, { stayed: true }))
    await click(engine, TOGGLE)
    await expect
      .poll(() => engine.evaluate(headOf))
      .toMatchObject({ lang: 'ja', pathname: '/ja/about', heading: '波織について' })
    expect(await engine.evaluate(() => document.activeElement?.textContent)).toMatch(/^JP/)
    await click(engine, 'header nav a[href="/ja/contact"]')
    await expect.poll(() => engine.evaluate(headOf)).toMatchObject({ pathname: '/ja/contact' })
    expect(await engine.evaluate(() => 'stayed' in window)).toBe(true)
  })

  test(`a page that ${name} has translated goes to its other language whole`, async ({
    engines,
    site,
  }) => {
    const engine = await opened(await engines(name), `${site.origin}/ja/about`)
    await engine.evaluate(rewriteTexts, 'font')
    await click(engine, TOGGLE)
    // Between two documents there is none to query.
    await expect
      .poll(() => engine.evaluate(headOf).catch(() => null))
      .toMatchObject({ lang: 'en', pathname: '/about', headings: 1, header: true })
    expect(await engine.evaluate(() => document.body.textContent)).not.toContain(TRANSLATED)
  })

  test(`an empty enquiry is sent back with its errors in ${name}`, async ({ engines, site }) => {
    const engine = await opened(await engines(name), `${site.origin}/contact`)
    await click(engine, 'form[method="post"] button[type="submit"]')
    const wrong = () => engine.evaluate(() => document.querySelectorAll('[aria-invalid]').length)
    await expect.poll(wrong).toBe(5)
  })

  test(`the column of the Japanese headline stands clear of the panel below in ${name}`, async ({
    engines,
    site,
  }) => {
    const engine = await engines(name)
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ] as const) {
      await engine.resize(width, height)
      await engine.open(`${site.origin}/ja`)
      await engine.evaluate(() => document.fonts.ready.then(() => null))
      expect(await engine.evaluate(isHeadlineBare), `at ${width} × ${height} px`).toBe(true)
    }
  })
}

async function opened(engine: Engine, url: string): Promise<Engine> {
  await engine.resize(1280, 800)
  await engine.open(url)
  await expect.poll(() => engine.evaluate(isHydrated)).toBe(true)
  return engine
}

function heightOf(selector: string): number {
  return document.querySelector(selector)?.getBoundingClientRect().height ?? Number.NaN
}

/** Whether nothing covers the ends of the lines of the page's headline. */
function isHeadlineBare(): boolean {
  const heading = document.querySelector('h1')
  if (!heading) return false
  const range = document.createRange()
  range.selectNodeContents(heading)
  const boxes = [...range.getClientRects()].filter(({ width, height }) => width * height > 0)
  return boxes.every(({ left, width, bottom }) =>
    heading.contains(document.elementFromPoint(left + width / 2, bottom - 2)),
  )
}
