import type { Page } from '@playwright/test'
import type { House } from './support/house.ts'
import { hydrated } from './support/hydrated.ts'
import { inInbox } from './support/in-inbox.ts'
import { expect, houseTest as test } from './support/test.ts'

const enquiry = {
  お名前: '山田 花子',
  電話番号: '0450000001',
  メールアドレス: 'hanako@example.jp',
  件名: '十名での会食について',
  お問い合わせ内容: '十二月の土曜日に、十名で伺えますでしょうか。\n小さな子どもがひとりおります。',
}

// Takes long: both programs are started first.
test('an enquiry sent in Japanese is in the inbox of the CMS, once and whole', async ({
  house,
  page,
}) => {
  await send(page, enquiry)
  await expectInInbox(house, enquiry)
  const about = () =>
    house.mailbox.mails.filter(({ source }) => source.includes(enquiry.メールアドレス))
  await expect.poll(about).toHaveLength(1)
})

// Takes long: a desk is stopped and started again.
test('an enquiry sent while the CMS is stopped is mailed, and in the inbox once it is back', async ({
  house,
  page,
}) => {
  const later = {
    ...enquiry,
    電話番号: '０９０－１２３４－５６７８',
    件名: '忘れ物について',
    お問い合わせ内容: '傘を忘れました。',
  }
  house.mailbox.mails.length = 0
  await house.cms.stop()

  await send(page, later)
  await expect.poll(() => house.mailbox.mails).toHaveLength(1)
  expect(house.mailbox.mails[0]).toMatchObject({
    from: 'website@example.jp',
    to: ['desk@example.jp'],
  })

  await house.restartCms()
  await expectInInbox(house, { ...later, 電話番号: '090-1234-5678' })
  expect(house.mailbox.mails).toHaveLength(1)
})

test('an enquiry that breaks the rules is not sent and says what to correct', async ({
  house,
  page,
}) => {
  house.mailbox.mails.length = 0
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('button', { name: 'Request Call Back' }).click()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/)
  await expect(page.getByLabel('Name')).toBeFocused()
  expect(house.mailbox.mails).toHaveLength(0)
})

/** Fills in the form of the Japanese contact page and waits for the thanks. */
async function send(page: Page, values: typeof enquiry): Promise<void> {
  await page.goto('/ja/contact')
  await hydrated(page)
  // A form sent within a second of loading counts as a program's and is quarantined.
  await page.waitForFunction(() => performance.now() > 1500)
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  }
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('textbox', { name: 'お名前' })).toHaveValue('')
}

async function expectInInbox(house: House, values: typeof enquiry): Promise<void> {
  await inInbox(house, values.件名)
  await using desk = await house.openDesk('/admin/collections/enquiries')
  const rows = desk.locator('.desk-mail').filter({ hasText: values.件名 })
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').click()
  const letter = desk.locator('body')
  await expect(letter.getByRole('heading', { name: values.お名前 })).toBeVisible()
  await expect(letter.getByText(values.件名).first()).toBeVisible()
  await expect(letter.getByRole('link', { name: values.電話番号 })).toBeVisible()
  await expect(letter.getByRole('link', { name: values.メールアドレス })).toBeVisible()
  await expect(letter.getByText(values.お問い合わせ内容)).toBeVisible()
}
