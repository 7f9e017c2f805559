import { hydrated } from '../support/hydrated.ts'
import { ownSiteTest } from '../support/own-site.ts'
import { publishEdited, restaurantIn } from '../support/published.ts'
import { expect } from '../support/test.ts'

const OPEN = { opens: '17:00', closes: '22:30', lastOrder: '21:30' }

/** Shiobi takes guests on these days. */
const openOn = (days: readonly string[], seq = 1) => {
  return (snapshot: Parameters<Parameters<typeof publishEdited>[1]>[0]) => {
    snapshot.seq += seq
    restaurantIn(snapshot, 'shiobi').openingHours = { sessions: [{ ...OPEN, days }] }
  }
}

const test = ownSiteTest(openOn(['wed', 'sun']))

const CLOSED = {
  en: 'This day cannot be asked for here. Please choose another',
  ja: 'この日は、こちらからはお申し込みいただけません。別の日を選択してください',
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with the script' : 'without the script', () => {
    test.use({ javaScriptEnabled })

    test('a day that was closed since the page was opened is refused beside its field', async ({
      page,
      folder,
      request,
    }) => {
      const address = '/ja/contact?restaurant=shiobi'
      const seq = javaScriptEnabled ? 2 : 4
      await publishEdited(folder, openOn(['wed', 'sun'], seq))
      await expect
        .poll(async () => (await request.get(address)).text())
        .toContain('（水）</option>')
      await page.goto(address)
      if (javaScriptEnabled) await hydrated(page)
      const day = page.getByLabel('日にち')
      const wednesday = await day.locator('option', { hasText: '水' }).first().getAttribute('value')
      const boxes = page.locator('form').getByRole('textbox')
      await boxes.nth(0).fill('Sato')
      await boxes.nth(1).fill('0450000001')
      await boxes.nth(2).fill('sato@example.jp')
      await boxes.nth(4).fill('窓際で。')
      await day.selectOption(wednesday)
      await page.getByLabel('時間').selectOption('18:30')
      await page.getByLabel('人数').selectOption('2')

      await publishEdited(folder, openOn(['sun'], seq + 1))
      await expect
        .poll(async () => (await request.get(address)).text())
        .not.toContain('（水）</option>')
      await page.locator('form').locator('button[type=submit]').click()
      await expect(day).toHaveAccessibleDescription(CLOSED.ja)
      await expect(day).toBeFocused()
      await expect(day.locator('option', { hasText: '水' })).toHaveCount(0)
      await expect(boxes.nth(4)).toHaveValue('窓際で。')
      await expect(page.getByLabel('人数')).toHaveValue('2')

      // Something else is written first: the day must still be chosen again.
      await boxes.nth(4).pressSequentially('お願いします')
      await expect(day).toHaveAccessibleDescription(CLOSED.ja)
      await page.getByRole('banner').getByRole('link', { name: /^EN/ }).first().click()
      await expect(page.getByLabel('Day')).toHaveAccessibleDescription(CLOSED.en)
    })

    test('a restaurant that has gone since the page was opened says that no table is reserved', async ({
      page,
      folder,
      request,
    }) => {
      const address = '/ja/contact?restaurant=shiobi'
      const seq = javaScriptEnabled ? 6 : 8
      await publishEdited(folder, openOn(['wed', 'sun'], seq))
      await expect
        .poll(async () => (await request.get(address)).text())
        .toContain('（水）</option>')
      await page.goto(address)
      if (javaScriptEnabled) await hydrated(page)
      const boxes = page.locator('form').getByRole('textbox')
      await boxes.nth(0).fill('Sato')
      await boxes.nth(1).fill('0450000001')
      await boxes.nth(2).fill('sato@example.jp')
      await boxes.nth(4).fill('窓際で。')
      const day = page.getByLabel('日にち')
      await day.selectOption(
        await day.locator('option', { hasText: '水' }).first().getAttribute('value'),
      )
      await page.getByLabel('時間').selectOption('18:30')
      await page.getByLabel('人数').selectOption('2')

      await publishEdited(folder, (snapshot) => {
        snapshot.seq += seq + 1
        restaurantIn(snapshot, 'shiobi').slug = 'minato'
      })
      await expect
        .poll(async () => (await request.get(address)).text())
        .not.toContain('（水）</option>')
      await page.locator('form').locator('button[type=submit]').click()
      const outcome = page.locator('#enquiry-outcome')
      await expect(outcome).toContainText('お席のお申し込みを承っておりません')
      await expect(outcome).toContainText('受付番号')
      await expect(outcome).not.toContainText('確定')
    })
  })
}
