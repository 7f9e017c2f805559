import type { Locator, Page } from '@playwright/test'
import { addAccount } from '../support/accounts.ts'
import { FIRST_ACCOUNT } from '../support/first-account.ts'
import { heldBack, isAutosave } from '../support/held-back.ts'
import type { House } from '../support/house.ts'
import { pasteInto } from '../support/paste-into.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

type News = AsyncDisposable & { path: string; stored: () => Promise<unknown> }

/** A draft of news in Japanese and English; the end of `await using` deletes it. */
async function aNews(house: House): Promise<News> {
  const calls = await house.calls()
  const data = {
    title: '牡蠣が入りました',
    title__en: 'The oysters are in',
    text: '今週末までお出しします。',
    text__en: 'Until the weekend.',
    date: '2026-12-01T12:00:00.000Z',
    _status: 'draft',
  }
  const made = await calls.post('/api/news?locale=ja&draft=true', { data })
  expect(made.status()).toBe(201)
  const { doc }: { doc: { id: number } } = await made.json()
  return {
    path: `/admin/collections/news/${doc.id}`,
    stored: async () => (await calls.get(`/api/news/${doc.id}?locale=ja&draft=true`)).json(),
    [Symbol.asyncDispose]: async () => {
      expect((await calls.delete(`/api/news/${doc.id}`)).status()).toBe(200)
    },
  }
}

const box = (desk: Page, name: string): Locator => desk.getByRole('textbox', { name, exact: true })

/** The answer to the save that sends a text. */
const answerTo = (desk: Page, text: string) =>
  desk.waitForResponse(
    (answer) =>
      isAutosave(answer.request()) && answer.request().postData()?.includes(text) === true,
  )

test('what staff type is saved by itself, in both languages', async ({ house }) => {
  await using news = await aNews(house)
  await using desk = await house.openDesk(news.path, 'ja-JP')
  await box(desk, '件名（日本語）').fill('牡蠣の季節です')
  const saved = answerTo(desk, 'Oyster season')
  await box(desk, '件名（英語）').fill('Oyster season')
  expect((await saved).status()).toBe(200)
  expect(await news.stored()).toMatchObject({
    title: '牡蠣の季節です',
    title__en: 'Oyster season',
    text__en: 'Until the weekend.',
  })
  await openScreen(desk, news.path)
  await expect(box(desk, '件名（日本語）')).toHaveValue('牡蠣の季節です')
  await expect(box(desk, '件名（英語）')).toHaveValue('Oyster season')
})

for (const [locale, label, button, message] of [
  ['ja-JP', '件名（日本語）', '公開する', '入力してください。'],
  ['en-GB', 'Title (Japanese)', 'Publish', 'This field is required.'],
] as const) {
  test(`in ${locale} a refusal is at its field, which has the focus, in the reader’s language`, async ({
    house,
  }) => {
    await using news = await aNews(house)
    await using desk = await house.openDesk(news.path, locale)
    await box(desk, label).fill('')
    await desk.getByRole('button', { name: button, exact: true }).click()
    await expect(box(desk, label)).toBeFocused()
    await expect(box(desk, label)).toHaveAccessibleDescription(new RegExp(message))
    await expect(desk.getByRole('alert').filter({ hasText: message })).toBeInViewport()
  })
}

test('while an input method composes nothing is sent', async ({ house }) => {
  await using news = await aNews(house)
  await using desk = await house.openDesk(news.path, 'ja-JP')
  const asked: (string | null)[] = []
  desk.on('request', (request) => {
    if (isAutosave(request)) asked.push(request.postData())
  })
  await desk.clock.install()
  const keyboard = await desk.context().newCDPSession(desk)
  const title = box(desk, '件名（日本語）')
  await title.fill('')
  const composed = { text: 'ふゆ', selectionStart: 2, selectionEnd: 2 }
  await keyboard.send('Input.imeSetComposition', composed)
  await expect(title).toHaveValue('ふゆ')
  await desk.clock.runFor(10_000)
  expect(asked).toEqual([])
  const saved = answerTo(desk, '冬')
  await keyboard.send('Input.insertText', { text: '冬' })
  await expect(title).toHaveValue('冬')
  await desk.clock.runFor(1500)
  expect((await saved).status()).toBe(200)
  expect(asked).toHaveLength(1)
})

test('what is typed during a save stays, and the browser’s undo takes back the last words', async ({
  house,
}) => {
  await using news = await aNews(house)
  await using desk = await house.openDesk(news.path, 'ja-JP')
  const text = box(desk, '本文（英語）')
  const held = await heldBack(desk, isAutosave)
  await text.press('Control+End')
  await text.pressSequentially(' Or longer.')
  await held.asked
  await text.pressSequentially(' Who knows.')
  const saved = answerTo(desk, 'Who knows.')
  held.release()
  expect((await saved).status()).toBe(200)
  await expect(text).toHaveValue('Until the weekend. Or longer. Who knows.')
  await text.press('Control+z')
  await expect(text).not.toHaveValue(/Who knows\.$/)
})

test('what was typed after the session ended outlives a reload, and is saved after signing in', async ({
  house,
}) => {
  await using news = await aNews(house)
  await using desk = await house.openDesk(news.path, 'ja-JP')
  const cookies = await desk.context().cookies()
  await desk.context().clearCookies()
  const refused = answerTo(desk, '牡蠣は日曜まで')
  await box(desk, '本文（日本語）').fill('牡蠣は日曜まで')
  expect((await refused).status()).toBe(401)
  await desk.goto(news.path)
  await expect(desk).toHaveURL(/\/admin\/login/)

  await desk.context().addCookies(cookies)
  const saved = answerTo(desk, '牡蠣は日曜まで')
  await openScreen(desk, news.path)
  await expect(box(desk, '本文（日本語）')).toHaveValue('牡蠣は日曜まで')
  expect((await saved).status()).toBe(200)
  expect(await news.stored()).toMatchObject({ text: '牡蠣は日曜まで' })
})

test('another account on the same device never sees what was typed, and it is gone afterwards', async ({
  house,
}) => {
  await using news = await aNews(house)
  const other = { email: 'mio@example.jp', password: 'woven waves at dawn' }
  await using _ = await addAccount(await house.calls(), { ...other, name: '澪', role: 'editor' })
  await using desk = await house.openDesk(news.path, 'ja-JP')
  const signIn = async (data: typeof other) => {
    await desk.context().clearCookies()
    const headers = { Origin: house.cms.origin }
    const answer = await desk.context().request.post('/api/users/login', { headers, data })
    expect(answer.status()).toBe(200)
  }
  await desk.context().clearCookies()
  const refused = answerTo(desk, 'まだ誰にも見せない')
  await box(desk, '本文（日本語）').fill('まだ誰にも見せない')
  expect((await refused).status()).toBe(401)
  for (const account of [other, FIRST_ACCOUNT]) {
    await signIn(account)
    await openScreen(desk, news.path)
    await expect(box(desk, '本文（日本語）')).toHaveValue('今週末までお出しします。')
  }
})

test('two tabs of one browser show what was saved in the other', async ({ house }) => {
  await using news = await aNews(house)
  await using one = await house.openDesk(news.path, 'ja-JP')
  await using two = await house.openDesk(news.path, 'ja-JP')
  await box(one, '件名（日本語）').fill('牡蠣の季節です')
  await box(two, '本文（英語）').fill('Until Sunday.')
  await expect(box(two, '件名（日本語）')).toHaveValue('牡蠣の季節です')
  await expect(box(one, '本文（英語）')).toHaveValue('Until Sunday.')
  await expect(two.getByRole('alert').filter({ hasText: 'どちらを残しますか' })).toHaveCount(0)
  await expect
    .poll(news.stored)
    .toMatchObject({ title: '牡蠣の季節です', text__en: 'Until Sunday.' })
})

test('a day is read as people write it and shown with its weekday, or chosen from a calendar by keys', async ({
  house,
}) => {
  await using news = await aNews(house)
  await using desk = await house.openDesk(news.path, 'ja-JP', { timezoneId: 'Pacific/Honolulu' })
  const day = box(desk, '日付')
  await expect(day).toHaveValue('2026年12月1日（火）')
  for (const [typed, shown] of [
    ['2026/12/2', '2026年12月2日（水）'],
    ['2026-12-03', '2026年12月3日（木）'],
    ['令和8年12月4日', '2026年12月4日（金）'],
    ['２０２６年１２月５日', '2026年12月5日（土）'],
  ] as const) {
    await day.fill(typed)
    await day.blur()
    await expect(day).toHaveValue(shown)
  }
  await day.fill('来週')
  await day.blur()
  await expect(day).toHaveAccessibleDescription(/^日付を入力してください/)
  await expect(day).toHaveValue('来週')
  await day.fill('2026/12/31')

  await desk.getByRole('button', { name: 'カレンダー' }).click()
  const calendar = desk.getByRole('dialog', { name: 'カレンダー' })
  await expect(calendar.getByRole('columnheader').first()).toHaveText('日')
  await desk.keyboard.press('ArrowRight')
  await expect(calendar.getByRole('button', { name: '2027年1月1日（金） 祝日' })).toBeFocused()
  await desk.keyboard.press('PageDown')
  const saved = answerTo(desk, '2027-02-01')
  await desk.keyboard.press('Enter')
  await expect(calendar).toHaveCount(0)
  await expect(desk.getByRole('button', { name: 'カレンダー' })).toBeFocused()
  await expect(day).toHaveValue('2027年2月1日（月）')
  expect((await saved).status()).toBe(200)
})

test('a pasted text is corrected in its box, a title takes its lines as one, and unreadable characters are said', async ({
  house,
}) => {
  await using news = await aNews(house)
  await using desk = await house.openDesk(news.path, 'ja-JP')
  const title = box(desk, '件名（日本語）')
  const paste = async (text: string) => {
    await title.selectText()
    await title.evaluate(pasteInto, text)
  }
  await paste('⽜すし\u3099\r\n煮込み\u200B')
  await expect(title).toHaveValue('牛すじ煮込み')
  await paste('⽜\uE000の煮込み')
  const words = '読めない文字（〓）があります：「牛〓の煮込み」。その文字を入力し直してください。'
  await expect(desk.getByRole('status').filter({ hasText: words })).toBeVisible()
})
