import { CALL_NAMES } from '@noren/contract/resources/calls'
import { expect } from '@playwright/test'
import { restaurant } from '../api-host/content.ts'
import { arrive, open, siteFor, hostTest as test } from '../support/host-test.ts'

test('in an outage a followed link shows what a reload shows, without an error (acceptance D5)', async ({
  page,
  host,
}) => {
  for (const call of CALL_NAMES) host.behave(call, { status: 500, body: { message: 'Broken' } })
  for (const [path, heading] of [
    ['/', 'Host hero'],
    ['/about', 'About the host'],
    ['/ja/contact', 'お問い合わせ'],
    ['/restaurants/first', 'First House'],
  ] as const) {
    await arrive(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0)
    await expect(page.getByRole('region', { name: /Notifications|通知/ })).not.toContainText(
      /Error|エラー/,
    )
  }
})

test('a restaurant that the list does not name is there by link and by reload, in both languages (acceptance D6)', async ({
  page,
  host,
}) => {
  host.content.restaurantDetails.secret = restaurant('secret', 'Secret House', '隠れ家')
  const title = page.getByRole('heading', { level: 1 })
  await arrive(page, '/restaurants/secret')
  await expect(title).toHaveText('Secret House')
  await page.getByRole('link', { name: /^JP/ }).first().click()
  await expect(title).toHaveText('隠れ家')
  expect((await page.reload())?.status()).toBe(200)
  await expect(title).toHaveText('隠れ家')
})

test('the footer of a provider’s company has the facts of its file (acceptance D4)', async ({
  page,
  host,
}) => {
  await using site = await siteFor(host, { COMPANY_FILE: 'demo/company/company.json' })
  await open(page, `${site.origin}/privacy`)
  const footer = page.getByRole('contentinfo')
  await expect(page).toHaveTitle(/Namiori/)
  await expect(footer.getByText(/^Namiori looks after inns, tables/)).toBeVisible()
  await expect(
    footer.getByRole('region', { name: 'Other businesses' }).getByRole('listitem'),
  ).toHaveCount(4)
  await expect(footer.getByRole('link', { name: '046-000-0100' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible()
  await expect(footer.getByText('© Namiori Inc.', { exact: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Noren' })).toBeVisible()
})
