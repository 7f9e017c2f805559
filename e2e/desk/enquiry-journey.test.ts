import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { House } from '../support/house.ts'
import { hydrated } from '../support/hydrated.ts'
import { inInbox } from '../support/in-inbox.ts'
import { press } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { formsOf, tracesOf } from '../support/traces-of.ts'

/** A rare kanji outside the first plane of Unicode, a number with a leading zero, a formula. */
const GUEST = {
  お名前: '𠮷野 葛葉',
  電話番号: '090-1234-5678',
  メールアドレス: 'kuzuha.yoshino@example.jp',
  件名: '=貸切のご相談',
  お問い合わせ内容: '師走の二十日に、二十名で伺えますか。\n𠮷野より',
}
const NOTE = '葛葉様へ正午に折り返し'
const ANSWER = '二階のお座敷をご用意できます'

/** What would reveal that she wrote, in any stored form. */
const TRACES = [
  '𠮷野 葛葉',
  '090-1234-5678',
  '9012345678',
  'kuzuha.yoshino@example.jp',
  '貸切のご相談',
  '二十名で伺えますか',
  NOTE,
  ANSWER,
]

// Takes long: the whole life of an enquiry, on six screens.
test('an enquiry from the form is mailed, answered, exported and erased, and no trace of it is left', async ({
  house,
  page,
}) => {
  await test.step('the guest sends the form', () => send(page))
  await test.step('the staff have a mail', () => expectMail(house))
  await inInbox(house, GUEST.件名)
  await using desk = await house.openDesk('/admin/collections/enquiries', 'ja-JP')
  await test.step('it is in the inbox, unread, and is answered', () => answer(desk))
  await test.step('the exported table has it as it was written', () => exportTable(desk))
  await test.step('the search finds her', () => searchFor(desk))
  // Before the erasure, the same search finds her: so it works.
  const kept = await tracesOf(TRACES, house.data)
  const found = new Set(kept.map((trace) => trace.replace(/^.*?: /, '')))
  expect([...found].toSorted()).toEqual(TRACES.toSorted())
  await test.step('an admin erases her', () => erase(desk))
  expect(await tracesOf(TRACES, house.data)).toEqual([])
  const said = Buffer.from(house.site.output() + house.cms.output())
  const told = TRACES.filter((text) => formsOf(text).some((form) => said.includes(form)))
  expect(told).toEqual([])
})

async function send(page: Page): Promise<void> {
  await page.goto('/ja/contact')
  await hydrated(page)
  // A form sent within a second of loading counts as a program's and is quarantined.
  await page.waitForFunction(() => performance.now() > 1500)
  for (const [label, value] of Object.entries(GUEST)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  }
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('textbox', { name: 'お名前' })).toHaveValue('')
}

async function expectMail({ mailbox }: House): Promise<void> {
  await expect.poll(() => mailbox.mails).toHaveLength(1)
  const [mail] = mailbox.mails
  expect(mail?.to).toEqual(['desk@example.jp'])
  expect(mail?.source).toContain('Reply-To: kuzuha.yoshino@example.jp')
}

const rowOf = (desk: Page) => desk.locator('.desk-mail').filter({ hasText: GUEST.件名 })

async function answer(desk: Page): Promise<void> {
  await expect(desk.getByRole('link', { name: '未対応 1' })).toBeVisible()
  await expect(rowOf(desk).getByText(GUEST.お名前)).toHaveCSS('font-weight', '700')
  await rowOf(desk).getByRole('link').click()

  const note = desk.getByRole('textbox', { name: '社内メモ' })
  await press(note)
  await note.fill(NOTE)
  await desk.getByRole('button', { name: 'メールで返信' }).click()
  const letter = desk.locator('.desk-reply')
  const href = await letter.getByRole('link', { name: 'メールソフトで開く' }).getAttribute('href')
  const link = new URL(href ?? '')
  expect(link.protocol + link.pathname).toBe('mailto:kuzuha.yoshino@example.jp')
  expect(link.searchParams.get('subject')).toMatch(/^Re: =貸切のご相談（受付番号 \S{9}）$/)
  const body = link.searchParams.get('body') ?? ''
  expect(body).toMatch(/^𠮷野 葛葉 様\r\n/)
  expect(body).toContain(
    '𠮷野 葛葉様からのお問い合わせ：\r\n> 師走の二十日に、二十名で伺えますか。\r\n> 𠮷野より',
  )
  await letter.getByLabel('本文').fill(ANSWER)
  await letter.getByRole('button', { name: '送信済みとして記録' }).click()
  await expect(desk.locator('#field-status')).toContainText('完了')
}

async function exportTable(desk: Page): Promise<void> {
  await openScreen(desk, '/admin/collections/enquiries?view=done')
  await expect(rowOf(desk)).not.toContainText('未読')
  await expect(rowOf(desk).getByText(GUEST.お名前)).not.toHaveCSS('font-weight', '700')
  const received = await rowOf(desk).locator('time').getAttribute('title')
  await desk.getByText('この受信箱について').click()
  const saving = desk.waitForEvent('download')
  const today = received?.slice(0, 10) ?? ''
  await desk.getByLabel('受信日（から）').fill(today)
  await desk.getByLabel('受信日（まで）').fill(today)
  await desk.getByRole('button', { name: '表を保存する' }).click()
  const bytes = await readFile(await (await saving).path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [heading = '', ...lines] = bytes.toString('utf8').slice(1).split('\r\n')
  expect(heading).toMatch(/^"受信日時","状況",/)
  const line = lines.join('\r\n')
  expect(received).toMatch(/ \d\d:\d\d$/)
  expect(line.startsWith(`"${received}","完了",`)).toBe(true)
  expect(line).toContain(
    '"𠮷野 葛葉","090-1234-5678","kuzuha.yoshino@example.jp","\'=貸切のご相談","師走の二十日に、二十名で伺えますか。\n𠮷野より"',
  )
  expect(line).toContain(`"${NOTE}"`)
  expect(line).toContain(`\n${ANSWER}"`)
}

async function searchFor(desk: Page): Promise<void> {
  const search = desk.getByRole('searchbox')
  for (const typed of ['09012345678', GUEST.メールアドレス, GUEST.お名前]) {
    await search.fill(typed)
    await search.press('Enter')
    await expect(desk).toHaveURL((url) => url.searchParams.get('q') === typed)
    await expect(rowOf(desk)).toHaveCount(1)
  }
}

async function erase(desk: Page): Promise<void> {
  await openScreen(desk, '/admin/collections/enquiries')
  await desk.getByText('この受信箱について').click()
  await desk.getByText('特定の方の情報を消去…').click()
  await desk.getByLabel('メールアドレスまたは電話番号').fill('Kuzuha.Yoshino@example.jp')
  await desk.getByRole('button', { name: '探す' }).click()
  await expect(desk.getByText('𠮷野 葛葉　=貸切のご相談')).toBeVisible()
  await desk.getByRole('button', { name: '1件を完全に消去する' }).click()
  await expect(desk.getByText('1件を消去しました。')).toBeVisible()
}
