import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../support/folders.ts'
import { saved } from '../support/saved.ts'
import { press, settled } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { asTable } from './looks.ts'
import { refusedTo } from './refused.ts'

/** A day at the desk: every request of its screens must pass the gate. */
const PICTURE = join(ROOT, 'site/src/ui/no-image.webp')

let desk: Page
let refused: string[]

test.beforeAll(async ({ house }) => {
  await using first = await house.openDesk('/admin')
  refused = refusedTo(first.context())
})
test.afterEach(async () => {
  await settled(desk)
  await desk.close()
  expect(refused.splice(0)).toEqual([])
})

test('staff search the restaurants, sort and filter them', async ({ house }) => {
  await using _ = await asTable(house)
  desk = await house.openDesk('/admin/collections/restaurants?locale=en')
  await desk.getByPlaceholder(/Search/).fill('Shiobi')
  await expect(desk.getByRole('row')).toHaveCount(2)
  await openScreen(
    desk,
    '/admin/collections/restaurants?locale=en&sort=-name&where[or][0][and][0][name][contains]=o',
  )
  await expect(desk.getByRole('link', { name: 'Shiobi' })).toBeVisible()
})

// Takes long: four screens of the largest form one after the other.
test('staff change a restaurant, publish it, and restore the older text', async ({ house }) => {
  desk = await house.openDesk('/admin/collections/restaurants/1?locale=en')
  const about = desk.getByRole('textbox', { name: /^Kind of food.* \(English\)$/ })
  await about.fill('Charcoal, seafood and smoke')
  await saved(desk.getByRole('button', { name: 'Save Draft' }))
  await about.fill('Charcoal, seafood and more smoke')
  await saved(desk.getByRole('button', { name: 'Publish', exact: true }))

  await openScreen(desk, '/admin/collections/restaurants/1/versions?locale=en')
  // The public version is the first: what was typed before it is no version of its own.
  await desk.locator('tbody a').nth(1).click()
  await press(desk.locator('.restore-version button').first())
  await saved(desk.getByRole('dialog').getByRole('button', { name: 'Go back to this version' }))

  await openScreen(desk, '/admin/collections/restaurants/1?locale=en')
  await expect(about).toHaveValue('Charcoal, seafood and smoke')
})

test('staff choose several restaurants and publish them together', async ({ house }) => {
  await using _ = await asTable(house)
  desk = await house.openDesk('/admin/collections/restaurants?locale=en')
  await desk.locator('tbody input[type=checkbox]').first().check()
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await saved(desk.getByRole('dialog').getByRole('button', { name: 'Publish' }))
})

test('staff upload a picture and see it', async ({ house }) => {
  desk = await house.openDesk('/admin/collections/media/create?locale=en')
  await desk.locator('input[type=file]').setInputFiles(PICTURE)
  await desk.locator('input[name=altEn]').fill('An empty frame')
  await desk.locator('input[name=altJa]').fill('空の額')
  await saved(desk.getByRole('button', { name: 'Save', exact: true }))
  await desk.waitForURL(/\/media\/\d+/)
  const picture = desk.locator('.file-details img, .thumbnail img').first()
  await expect
    .poll(() => picture.evaluate((img) => 'naturalWidth' in img && img.naturalWidth))
    .toBeGreaterThan(0)
})

// Takes long: four screens one after the other.
test('staff change a section of the home page, in both languages, and see its versions', async ({
  house,
}) => {
  desk = await house.openDesk('/admin/globals/cta?locale=en')
  await desk.getByLabel('Small print below').first().fill('We answer within two days.')
  await saved(desk.getByRole('button', { name: 'Save Draft' }))
  await openScreen(desk, '/admin/globals/cta?locale=ja')
  await expect(desk.getByRole('textbox', { name: /^Title/ }).first()).not.toHaveValue('')
  await openScreen(desk, '/admin/globals/cta/versions')
  await desk.locator('tbody a').first().click()
  await desk.waitForURL(/\/versions\/\d+/)
})

test('staff change their name and language, and save the enquiries as a table', async ({
  house,
}) => {
  desk = await house.openDesk('/admin/account')
  await desk.getByLabel('Name').fill('Hanako Sato')
  await saved(desk.getByRole('button', { name: 'Save', exact: true }))
  await openScreen(desk, '/admin/collections/enquiries')
  await desk.getByText('About this inbox').click()
  const download = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Save the table' }).click()
  expect((await download).suggestedFilename()).toMatch(/^enquiries-.*\.csv$/)
})
