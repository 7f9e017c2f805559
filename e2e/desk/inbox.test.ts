import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { confirmConversion } from '../support/confirm-conversion.ts'
import { heldBack } from '../support/held-back.ts'
import { press, settled } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { type Desk, startDeskWith } from './desk-with-enquiries.ts'
import { FOREIGN } from './foreign-words.ts'
import { LEFT_OUT, shownWords } from './shown-words.ts'

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`

const JAPANESE: HandedEnquiry = {
  id: idOf(1),
  receivedAt: '2026-11-20T09:00:00.000Z',
  language: 'jp',
  name: '山田 花子',
  phone: '9012345678',
  email: 'hanako@example.jp',
  subject: '忘れ物',
  message: '傘を忘れました。',
  quarantined: false,
  marks: [],
  mailedAt: null,
}
const ENGLISH: HandedEnquiry = {
  ...JAPANESE,
  id: idOf(2),
  language: 'en',
  name: 'Hana Sato',
  email: 'sato@example.jp',
  subject: 'Opening hours',
  message: 'Are you open?',
}

let desk: Desk
const started = new AsyncDisposableStack()

test.beforeAll(async ({ browser }) => {
  desk = started.use(await startDeskWith(browser, [JAPANESE, ENGLISH]))
})
test.afterAll(() => started.disposeAsync())

// Takes long: five screens one after the other.
test('a Japanese member of staff reads and answers enquiries, and marks one as spam', async () => {
  await using page = await desk.openDesk('/admin/collections/enquiries', 'ja-JP')
  await expect(page.getByRole('link', { name: '未対応 2' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '忘れ物' })
  await expect(row).toContainText('傘を忘れました。')
  await expect(row).toContainText('未読')
  await expect(row.getByText('山田 花子')).toHaveCSS('font-weight', '700')
  await row.getByRole('link').click()

  await expect(page.getByRole('link', { name: '090-1234-5678' })).toHaveAttribute(
    'href',
    'tel:09012345678',
  )
  await press(page.getByRole('button', { name: 'メールで返信' }))
  const letter = page.locator('.desk-reply')
  await expect(letter.getByLabel('件名')).toHaveValue(/^Re: 忘れ物（受付番号 \S+）$/)
  await letter.getByLabel('本文').fill('お預かりしています。')
  const link = await letter.getByRole('link', { name: 'メールソフトで開く' }).getAttribute('href')
  expect(new URL(link ?? '').searchParams.get('body')).toBe(
    'お預かりしています。\r\n\r\n2026-11-20 18:00 山田 花子様からのお問い合わせ：\r\n> 傘を忘れました。\r\n',
  )
  const words = await page.evaluate(shownWords, LEFT_OUT)
  expect(words.filter(FOREIGN.ja)).toEqual([])
  await letter.getByRole('button', { name: '送信済みとして記録' }).click()
  await expect(page.locator('#field-status')).toContainText('完了')
  await expect(page.getByText('お預かりしています。')).toBeVisible()
  await page.getByLabel('社内メモ').fill('忘れ物の棚、二段目')
  // Nothing that comes late takes the place of what was typed at once, nor asks to throw it away.
  await settled(page)
  await expect(page.getByLabel('社内メモ')).toHaveValue('忘れ物の棚、二段目')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const saving = await heldBack(page, (request) => request.method() === 'PATCH')
  await press(page.getByRole('button', { name: '保存', exact: true }))
  await saving.asked
  // While the note is being saved.
  await page.getByRole('button', { name: '迷惑メールにする' }).click()
  saving.release()
  await expect(page.locator('#field-status')).toContainText('迷惑メール')
  await settled(page)
  // It is where the other was pressed: a tap so soon would be the second half of that.
  await page.getByRole('button', { name: '迷惑メールではない' }).press('Enter')
  await expect(page.locator('#field-status')).toContainText('完了')

  await page.goBack()
  await expect(page.getByRole('link', { name: '未対応 1' })).toBeVisible()
  await page.getByRole('link', { name: '完了', exact: true }).click()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('未読')
  await expect(row.getByText('山田 花子')).not.toHaveCSS('font-weight', '700')
})

test('the inbox is searched in any spelling, and each view is left by the next visit', async () => {
  await using page = await desk.openDesk('/admin/collections/enquiries', 'ja-JP')
  const rows = page.locator('.desk-mail')
  await page.getByRole('searchbox').fill('山田　ハナコ')
  await page.getByRole('searchbox').press('Enter')
  await expect(
    page.getByText('見つかりませんでした。別の漢字や電話番号でもお試しください。'),
  ).toBeVisible()
  await page.getByRole('searchbox').fill('ｓａｔｏ')
  await page.getByRole('button', { name: '検索' }).click()
  await expect(rows).toHaveText([/Hana Sato.*Opening hours/])
  await page.getByRole('link', { name: '予約（日時順）' }).click()
  await expect(page.getByText('今日からのご予約はありません。')).toBeVisible()
  await openScreen(page, '/admin/collections/enquiries')
  await expect(page.getByRole('link', { name: /^未対応/ })).toHaveAttribute('aria-current', 'page')
})

test('staff go from one unanswered enquiry to the next, and back to their view', async () => {
  await using page = await desk.openDesk('/admin/collections/enquiries?view=all', 'ja-JP')
  await page.locator('.desk-mail__link').filter({ hasText: '山田 花子' }).click()
  await expect(page.getByRole('heading', { name: '山田 花子' })).toBeVisible()
  await page.getByRole('link', { name: '次の未対応へ' }).click()
  await expect(page.getByRole('heading', { name: 'Hana Sato' })).toBeVisible()
  await page.getByRole('link', { name: '一覧へ戻る' }).click()
  await expect(page.getByRole('link', { name: 'すべて' })).toHaveAttribute('aria-current', 'page')
})

test('a letter that was begun is still there after signing in again', async () => {
  await using page = await desk.openDesk(`/admin/collections/enquiries/${ENGLISH.id}`, 'ja-JP')
  await press(page.getByRole('button', { name: 'メールで返信' }))
  const letter = page.locator('.desk-reply')
  await letter.getByLabel('文面').selectOption('採用')
  await expect(letter.getByLabel('件名')).toHaveValue(/^Working with us \[/)
  await letter.getByLabel('文面').selectOption('一般のお問い合わせ')
  await letter.getByLabel('本文').fill('We open at five.')
  const cookies = await page.context().cookies()
  await page.context().clearCookies({ name: 'noren-token' })
  await letter.getByRole('button', { name: '送信済みとして記録' }).click()
  await expect(letter.getByRole('alert')).toContainText('ログインが切れています。')
  const way = letter.getByRole('link', { name: 'ログインする' })
  await expect(way).toHaveAttribute('href', /redirect=.*enquiries/)
  await way.click()
  await expect(page.locator('input[name=password]')).toBeVisible()
  await page.context().addCookies(cookies)
  await page.goto(`/admin/collections/enquiries/${ENGLISH.id}`)
  await expect(letter.getByLabel('本文')).toHaveValue('We open at five.')
})

test('several enquiries are marked as done at once, and put into the bin', async () => {
  await using page = await desk.openDesk('/admin/collections/enquiries?view=all', 'ja-JP')
  const rows = page.locator('.desk-mail')
  await page.getByRole('checkbox', { name: '選択：Hana Sato' }).check()
  await expect(page.getByText('1件を選択中')).toBeVisible()
  await page.getByRole('button', { name: 'この一覧をすべて選択' }).click()
  await page.getByRole('button', { name: '完了にする' }).click()
  await expect(page.getByText('2件を変更しました。')).toBeVisible()
  await page.getByRole('link', { name: /^未対応/ }).click()
  await expect(page.getByText('未対応のお問い合わせはありません。')).toBeVisible()
  await page.getByRole('link', { name: '完了', exact: true }).click()
  await page.getByRole('checkbox', { name: '選択：山田 花子' }).check()
  await page.getByRole('button', { name: 'ゴミ箱に入れる' }).click()
  await expect(rows).toHaveText([/Hana Sato.*完了/])
  await page.getByRole('link', { name: 'ゴミ箱' }).click()
  await expect(page.locator('tbody tr')).toHaveText([/山田 花子/])
})

test('on a phone the first enquiry stands in the upper half of the screen', async () => {
  await using page = await desk.openDesk('/admin/collections/enquiries?view=all', 'ja-JP')
  await page.setViewportSize({ width: 390, height: 844 })
  const end = async () => {
    const box = await page.locator('.desk-mail').first().boundingBox()
    return (box?.y ?? 844) + (box?.height ?? 0)
  }
  // The side menu of the wide window goes.
  await expect.poll(end).toBeLessThan(844 / 2)
})

test('an admin finds all enquiries of one person and erases them', async () => {
  await using page = await desk.openDesk('/admin/collections/enquiries?view=all', 'ja-JP')
  await page.getByText('この受信箱について').click()
  await page.getByText('特定の方の情報を消去…').click()
  const contact = page.getByLabel('メールアドレスまたは電話番号')
  const asked = page.waitForRequest(/\/enquiries\/person$/)
  await contact.fill('sato@')
  await confirmConversion(contact)
  await contact.fill('SATO@example.jp')
  await contact.press('Enter')
  expect((await asked).postDataJSON()).toMatchObject({ contact: 'SATO@example.jp' })
  await expect(page.getByText(/Hana Sato　Opening hours/)).toBeVisible()
  await page.getByRole('button', { name: '1件を完全に消去する' }).click()
  await expect(page.getByText('1件を消去しました。')).toBeVisible()
  await expect(page.getByText('お問い合わせはまだありません。')).toBeVisible()
})
