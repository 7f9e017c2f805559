import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { ROOT } from '../support/folders.ts'
import { pressUntilSent } from '../support/press-until-sent.ts'
import { takenOver } from '../support/taken-over.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { asTable } from './as-table.ts'

/** A day at the desk: whatever its screens ask for must pass the gate. */
const PICTURE = join(ROOT, 'demo/artwork/originals/card.webp')

let desk: Page
let refused: string[]

test.beforeEach(async ({ house }) => {
  desk = await house.openDesk('/admin')
  refused = []
  desk.on('response', (response) => {
    const request = response.request()
    const path = response.url().replace(house.cms.origin, '')
    if (response.status() >= 400) refused.push(`${response.status()} ${request.method()} ${path}`)
  })
})
test.afterEach(async () => {
  await desk.waitForLoadState('networkidle')
  expect(refused).toEqual([])
  await desk.close()
})

test('staff look through the lists, search them and filter them', async () => {
  await open('/admin/collections/restaurants?locale=en')
  await asTable(desk)
  await desk.getByPlaceholder(/Search/).fill('Shiobi')
  await expect(desk.getByRole('row')).toHaveCount(2)
  await desk.goto(
    '/admin/collections/restaurants?locale=en&sort=-name&where[or][0][and][0][name][contains]=o',
  )
  await asTable(desk)
  await expect(desk.getByRole('link', { name: 'Shiobi' })).toBeVisible()
  for (const list of ['enquiries', 'media', 'videos', 'solutions', 'testimonials', 'users']) {
    await open(`/admin/collections/${list}`)
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('staff change a restaurant, publish it, and bring the older text back', async () => {
  await open('/admin/collections/restaurants/1?locale=en')
  const about = desk.getByRole('textbox', { name: /^Kind of food.*— English$/ })
  await about.fill('Charcoal, seafood and smoke')
  await saved(desk.getByRole('button', { name: 'Save Draft' }))
  await about.fill('Charcoal, seafood and more smoke')
  await saved(desk.getByRole('button', { name: 'Publish in English' }))

  await open('/admin/collections/restaurants/1/versions?locale=en')
  await desk.locator('tbody a').nth(1).click()
  await desk.waitForURL(/\/versions\/\d+/)
  await desk.locator('.restore-version button').first().click()
  await saved(desk.getByRole('button', { name: 'Confirm' }))

  await open('/admin/collections/restaurants/1?locale=en')
  await expect(about).toHaveValue('Charcoal, seafood and smoke')
})

test('staff choose several restaurants and publish them together', async () => {
  await open('/admin/collections/restaurants?locale=en')
  await asTable(desk)
  await desk.locator('tbody input[type=checkbox]').first().check()
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await saved(desk.getByRole('button', { name: 'Confirm' }))
})

test('staff upload a picture and see it', async () => {
  await open('/admin/collections/media/create?locale=en')
  await desk.locator('input[type=file]').setInputFiles(PICTURE)
  await desk.locator('input[name=altEn]').fill('A card')
  await desk.locator('input[name=altJa]').fill('名刺')
  await saved(desk.getByRole('button', { name: 'Save', exact: true }))
  await desk.waitForURL(/\/media\/\d+/)
  const picture = desk.locator('.file-details img, .thumbnail img').first()
  await expect
    .poll(() => picture.evaluate((img) => 'naturalWidth' in img && img.naturalWidth))
    .toBeGreaterThan(0)
})

test('staff change a part of the home page, in both languages, and see its versions', async () => {
  await open('/admin/globals/cta?locale=en')
  await desk.getByLabel('Small print below').first().fill('We answer within two days.')
  await saved(desk.getByRole('button', { name: 'Save Draft' }))
  await open('/admin/globals/cta?locale=ja')
  await expect(desk.getByRole('textbox', { name: /^Title/ }).first()).not.toHaveValue('')
  await open('/admin/globals/cta/versions')
  await desk.locator('tbody a').first().click()
  await desk.waitForURL(/\/versions\/\d+/)
})

test('staff change their name and language, and save the enquiries as a table', async () => {
  await open('/admin/account')
  await desk.getByLabel('Name').fill('Hanako Sato')
  await saved(desk.getByRole('button', { name: 'Save', exact: true }))
  await open('/admin/collections/enquiries')
  const download = desk.waitForEvent('download')
  await desk.getByRole('link', { name: /CSV/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^enquiries-.*\.csv$/)
})

test('staff sign out, and in again', async ({ house }) => {
  await desk.goto('/admin/logout')
  await desk.waitForURL('**/admin/login*')
  await desk.goto(`${house.cms.origin}/admin/login`)
  const login = desk.getByRole('button', { name: 'Login' })
  await takenOver(login)
  await desk.getByLabel('Email').fill('hanako@example.jp')
  await desk.getByLabel('Password').fill('woven waves at dawn')
  await login.click()
  await expect(desk.getByRole('link', { name: 'Log out' })).toBeAttached({ timeout: 60_000 })
  // The sign-in screen still asks for what only staff are told.
  refused = refused.filter((answer) => !answer.startsWith('401 GET '))
})

/** Opens a screen and waits until its script has taken it over. */
async function open(path: string): Promise<void> {
  await desk.goto(path)
  await desk.waitForLoadState('networkidle')
}

/** Presses it, and waits until what is on the screen is stored. */
async function saved(button: Locator): Promise<void> {
  const answer = await pressUntilSent(
    button,
    (request) =>
      ['POST', 'PATCH'].includes(request.method()) &&
      /\/api\/[\w/-]+(?:\?|$)/.test(request.url()) &&
      !/\/access|preferences|presence|autosave/.test(request.url()) &&
      request.headers()['x-payload-http-method-override'] === undefined,
  )
  expect(answer.ok()).toBe(true)
}
