import { expect, type Page } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { browserCalls } from '../support/browser-calls.ts'
import { arrive, follow, open, hostTest as test } from '../support/host-test.ts'

test(
  'experience shows its badge, subtitle and benefits',
  proves('EXP-01', 'EXP-03', 'EXP-04'),
  async ({ page }) => {
    await arrive(page, '/')
    const region = page.getByRole('region', { name: 'Unlock Your Potential Here' })
    await expect(region.getByText('Unlock Your Potential Here badge')).toBeVisible()
    await expect(region.getByText('Unlock Your Potential Here subtitle')).toBeVisible()
    await expect(region.getByRole('listitem')).toHaveText([
      'Unlock Your Potential Here benefit 1',
      'Unlock Your Potential Here benefit 2',
    ])
  },
)

test(
  'the word Potential has another colour than the rest of the title',
  proves('EXP-02'),
  async ({ page }) => {
    await arrive(page, '/')
    const title = page.getByRole('heading', { name: 'Unlock Your Potential Here' })
    const potential = title.getByText('Potential', { exact: true })
    expect(await colour(potential)).not.toBe(await colour(title))
  },
)

test(
  'experience and innovation show their one picture in both languages',
  proves('EXP-05', 'INN-07'),
  async ({ page, host }) => {
    const picture = (n: number) => `/media/0123456789abcdef0123-${n}x100.webp`
    host.content.experience = {
      mainImage: picture(901),
      en: { title: 'Exp' },
      jp: { title: '経験' },
    }
    host.content.innovation = {
      mainImage: picture(902),
      en: { title: 'Inn' },
      ja: { title: '革新' },
    }
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await arrive(page, '/')
    for (const [name, n] of [
      ['Exp', 901],
      ['Inn', 902],
    ] as const) {
      await page.getByRole('region', { name }).scrollIntoViewIfNeeded()
      await expect.poll(() => asked.some((path) => path.includes(`-${n}x100`))).toBe(true)
    }
  },
)

test(
  'the numbers and their labels are in English',
  proves('EXP-06', 'EXP-08'),
  async ({ page }) => {
    await arrive(page, '/')
    const region = page.getByRole('region', { name: 'Unlock Your Potential Here' })
    await expect(region.getByRole('term')).toHaveText([
      'Years Experience',
      'Clients Served',
      'Success Rate',
    ])
    await expect(region.getByRole('definition')).toHaveText(['12', '340', '98%'])
  },
)

test(
  'the numbers and their labels are in Japanese',
  proves('EXP-07', 'EXP-08'),
  async ({ page }) => {
    await arrive(page, '/ja')
    const region = page.getByRole('region', { name: '可能性をひらく' })
    await expect(region.getByRole('term')).toHaveText(['経験年数', '対応クライアント', '成功率'])
    await expect(region.getByRole('definition')).toHaveText(['十二年', '三百四十社', '九割八分'])
  },
)

test(
  'experience and call-to-action are called once, also after toggling and scrolling',
  proves('EXP-12', 'CTA-10'),
  async ({ page }) => {
    const calls = browserCalls(page)
    await arrive(page, '/')
    await expect(page.getByRole('region', { name: 'Write to us today' })).toBeVisible()
    await page.mouse.wheel(0, 6000)
    await page.getByRole('link', { name: /^JP/ }).first().click()
    await expect(page.getByRole('region', { name: '可能性をひらく' })).toBeVisible()
    await page.getByRole('link', { name: /^EN/ }).first().click()
    await expect(page.getByRole('region', { name: 'Unlock Your Potential Here' })).toBeVisible()
    expect(calls.filter((path) => path === '/api/experience')).toHaveLength(1)
    expect(calls.filter((path) => path === '/api/cta')).toHaveLength(1)
  },
)

test(
  'innovation shows its texts, three features and two numbers',
  proves('INN-01', 'INN-02', 'INN-03', 'INN-04', 'INN-05', 'INN-06'),
  async ({ page }) => {
    await arrive(page, '/')
    const region = page.getByRole('region', { name: 'Build better' })
    const title = region.getByRole('heading', { level: 2 })
    await expect(region.getByText('Build badge')).toBeVisible()
    expect(await colour(title.getByText('better', { exact: true }))).not.toBe(await colour(title))
    await expect(region.getByText('Build subtitle')).toBeVisible()
    await expect(region.getByRole('listitem')).toHaveCount(3)
    for (const n of [1, 2, 3]) {
      const feature = region.getByRole('listitem').nth(n - 1)
      await expect(feature.getByRole('heading')).toHaveText(`Build feature ${n}`)
      await expect(feature.getByText(`Build feature text ${n}`)).toBeVisible()
      await expect(feature.locator('svg')).toBeVisible()
    }
    await expect(region.getByText('+37%')).toBeVisible()
    await expect(region.getByText('Build growth')).toBeVisible()
    await expect(region.getByText('Build results', { exact: true })).toBeVisible()
    await expect(region.getByText('Build results text')).toBeVisible()
  },
)

test('the button of innovation leads to the about page', proves('INN-08'), async ({ page }) => {
  await arrive(page, '/')
  await page.getByRole('link', { name: 'Build more' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

test('each icon name has its own icon', proves('INN-09', 'PRO-06'), async ({ page, host }) => {
  const named = (icons: string[]) => icons.map((icon) => ({ icon, title: icon, description: '' }))
  host.content.innovation = {
    en: { title: 'Icons', features: named(['TrendingUp', 'Target', 'Lightbulb']) },
  }
  host.content.process = {
    en: { title: 'Steps', steps: named(['Search', 'MessageCircle', 'Target']) },
  }
  await arrive(page, '/')
  const shapes = (region: string) =>
    page
      .getByRole('region', { name: region })
      .getByRole('listitem')
      .locator('svg')
      .evaluateAll((icons) => icons.map((icon) => icon.innerHTML))
  // Each section comes with its own call.
  await expect(page.getByRole('region', { name: 'Icons' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Steps' })).toBeVisible()
  const [up, target, bulb] = await shapes('Icons')
  const [search, message, processTarget] = await shapes('Steps')
  expect(new Set([up, target, bulb, search, message]).size).toBe(5)
  expect(processTarget).toBe(target)
})

test(
  'process shows title, subtitle and three steps numbered from 1',
  proves('PRO-01', 'PRO-02', 'PRO-03', 'PRO-04', 'CST-04'),
  async ({ page, host }) => {
    const step = { icon: 'Target', title: 'Fourth', description: 'One too many' }
    const process = (await import('../api-host/content.ts')).hostContent().process
    host.content.process = withStep(process, step)
    await arrive(page, '/')
    const region = page.getByRole('region', { name: 'How it goes' })
    await expect(region.getByText('How it goes subtitle')).toBeVisible()
    const steps = region.getByRole('listitem')
    await expect(steps).toHaveCount(3)
    for (const n of [1, 2, 3]) {
      await expect(steps.nth(n - 1).getByText(String(n), { exact: true })).toBeVisible()
      await expect(steps.nth(n - 1).getByRole('heading')).toHaveText(`How it goes step ${n}`)
      await expect(steps.nth(n - 1).getByText(`How it goes step text ${n}`)).toBeVisible()
      await expect(steps.nth(n - 1).locator('svg')).toBeVisible()
    }
  },
)

test('the button of process leads to the contact page', proves('PRO-05'), async ({ page }) => {
  await arrive(page, '/')
  await page.getByRole('link', { name: 'How it goes start' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test(
  'call-to-action shows its texts, one part highlighted',
  proves('CTA-01', 'CTA-02', 'CTA-03', 'CTA-06'),
  async ({ page }) => {
    await arrive(page, '/')
    const region = page.getByRole('region', { name: 'Write to us today' })
    const title = region.getByRole('heading', { level: 2 })
    await expect(region.getByText('Write to us badge')).toBeVisible()
    expect(await colour(title.getByText('today', { exact: true }))).not.toBe(await colour(title))
    await expect(region.getByText('Write to us subtitle')).toBeVisible()
    await expect(region.getByText('Write to us footer')).toBeVisible()
  },
)

test(
  'the two buttons of call-to-action lead to the about and contact pages',
  proves('CTA-04', 'CTA-05'),
  async ({ page }) => {
    await arrive(page, '/')
    await page.getByRole('link', { name: 'Write to us primary' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the host')
    await follow(page, '/')
    await page.getByRole('link', { name: 'Write to us secondary' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  },
)

test(
  'the seven sections are in their order',
  proves('HOM-01', 'HOM-02', 'HOM-03'),
  async ({ page }) => {
    await open(page, '/')
    const names = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .or(page.getByRole('heading', { level: 1 }))
      .allInnerTexts()
    expect(names.map((name) => name.replace(/\s+/g, ' '))).toEqual([
      'Host hero',
      'Unlock Your Potential Here',
      'What we do',
      'Build better',
      'How it goes',
      expect.any(String),
      'Write to us today',
    ])
  },
)

function colour(locator: ReturnType<Page['getByRole']>): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).color)
}

function withStep(process: unknown, step: unknown): unknown {
  const copy = structuredClone(process)
  for (const texts of Object.values(copy ?? {})) texts.steps.push(step)
  return copy
}
