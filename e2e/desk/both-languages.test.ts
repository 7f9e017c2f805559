import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import type { House } from '../support/house.ts'
import { expect, houseTest as test } from '../support/test.ts'

const PATH = '/admin/collections/restaurants/3?locale=ja'

/** The desk in Japanese, with a restaurant that is ready to be written. */
async function openRestaurant(browser: Browser, house: House): Promise<Page> {
  await using signedIn = await house.openDesk('/admin')
  const storageState = await signedIn.context().storageState()
  const baseURL = house.cms.origin
  const context = await browser.newContext({ baseURL, locale: 'ja-JP', storageState })
  return openedIn(context)
}

async function openedIn(context: BrowserContext): Promise<Page> {
  const desk = await context.newPage()
  await desk.goto(PATH)
  await expect(desk.locator('form[data-form-ready="true"]').first()).toBeVisible()
  return desk
}

/** The box of a text in a language, by the words of the form. */
function box(desk: Page, label: string, language: '日本語' | 'English'): Locator {
  return desk.getByRole('textbox', { name: new RegExp(`^${label}.*— ${language}$`) })
}

const shown = async (house: House, path: string) => (await fetch(house.site.origin + path)).text()

test('both languages of a restaurant are written in one form and kept by one press', async ({
  browser,
  house,
}) => {
  const desk = await openRestaurant(browser, house)
  await box(desk, 'エリア', '日本語').fill('横浜・新宿')
  await box(desk, 'エリア', 'English').fill('Yokohama and Shinjuku')
  await desk.getByRole('button', { name: '下書きを保存' }).click()
  await expect(desk.getByText('下書きを保存しました')).toBeVisible()
  await desk.reload()
  await expect(box(desk, 'エリア', '日本語')).toHaveValue('横浜・新宿')
  await expect(box(desk, 'エリア', 'English')).toHaveValue('Yokohama and Shinjuku')
})

test('what was typed in both languages is there after the desk was killed', async ({
  browser,
  house,
}) => {
  const desk = await openRestaurant(browser, house)
  await box(desk, '料理', '日本語').fill('炭火と海の幸')
  const saved = desk.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await box(desk, '料理', 'English').fill('Charcoal and the sea')
  expect((await saved).status()).toBe(200)
  await house.cms.kill()
  await house.restartCms()
  await desk.reload()
  await expect(box(desk, '料理', '日本語')).toHaveValue('炭火と海の幸')
  await expect(box(desk, '料理', 'English')).toHaveValue('Charcoal and the sea')
})

test('Japanese goes out alone with what both languages share; the English stays as it was', async ({
  browser,
  house,
}) => {
  const desk = await openRestaurant(browser, house)
  await box(desk, '店名', '日本語').fill('オンダ 本店')
  await box(desk, '店名', 'English').fill('Onda Honten')
  await desk.getByRole('textbox', { name: '電話番号' }).fill('046-000-0099')
  const summary = desk.getByText(/^公開していない変更：共通1件・日本語\d+件・英語\d+件$/)
  await summary.click()
  await expect(desk.getByRole('region', { name: '英語' })).toContainText('Onda Honten')
  await desk.getByRole('button', { name: '日本語だけ公開' }).click()
  await expect(desk.getByText(/^公開していない変更：英語\d+件$/)).toBeVisible()
  await expect.poll(() => shown(house, '/ja/restaurants/onda')).toContain('オンダ 本店')
  expect(await shown(house, '/ja/restaurants/onda')).toContain('046-000-0099')
  const english = await shown(house, '/restaurants/onda')
  expect(english).toContain('046-000-0099')
  expect(english).not.toContain('Honten')
  await desk.getByRole('button', { name: '英語だけ公開' }).click()
  await expect(desk.getByText(/^公開していない変更/)).toHaveCount(0)
  await expect.poll(() => shown(house, '/restaurants/onda')).toContain('Onda Honten')
})

test('two people at one restaurant read each other’s names, until one leaves', async ({
  browser,
  house,
}) => {
  const first = await openRestaurant(browser, house)
  const headers = { origin: house.cms.origin }
  const account = { email: 'ren@example.jp', password: 'woven waves at noon' }
  const made = await first.request.post('/api/users', {
    headers,
    data: { ...account, name: '波多野 蓮', role: 'editor' },
  })
  expect(made.status()).toBe(201)
  const { doc }: { doc: { id: number } } = await made.json()
  await using context = await browser.newContext({ baseURL: house.cms.origin, locale: 'ja-JP' })
  const signedIn = await context.request.post('/api/users/login', { headers, data: account })
  expect(signedIn.status()).toBe(200)
  const second = await openedIn(context)
  await expect(second.getByText('hanako@example.jpさんもこの画面を開いています。')).toBeVisible()
  const note = first.getByText('波多野 蓮さんもこの画面を開いています。')
  await expect(note).toBeVisible()
  await second.goto('/admin')
  await expect(note).toHaveCount(0)

  // The house is shared with the files that come after.
  const removed = await first.request.delete(`/api/users/${doc.id}`, { headers })
  expect(removed.status()).toBe(200)
})

test('what is typed while the desk is away is kept in the form, and saved once it is back', async ({
  browser,
  house,
}) => {
  const desk = await openRestaurant(browser, house)
  await house.cms.kill()
  await box(desk, '料理', 'English').fill('Grilled over straw')
  await expect(desk.getByText(/^保存できていません。/)).toBeVisible()
  const saved = desk.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await house.restartCms()
  expect((await saved).status()).toBe(200)
  await desk.reload()
  await expect(box(desk, '料理', 'English')).toHaveValue('Grilled over straw')
})
