import {
  startTranslationService,
  type TranslationService,
} from '../../cms/test/translation-service.ts'
import { countPresses } from '../support/presses.ts'
import { press, settled } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { type Desk, startDeskWith } from './desk-with-enquiries.ts'

let desk: Desk
let service: TranslationService
const started = new AsyncDisposableStack()

test.beforeAll(async ({ browser }) => {
  service = started.use(await startTranslationService())
  desk = started.use(await startDeskWith(browser, [], [], service.chat))
})
test.afterAll(() => started.disposeAsync())

/** Takes English texts of the invitation at the end of the home page away. */
async function leaveEnglishOut(data: Record<string, ''>): Promise<void> {
  const calls = await desk.calls()
  const sent = { data: { ...data, _status: 'published' } }
  expect((await calls.post('/api/globals/cta?locale=en', sent)).status()).toBe(200)
}

test('a missing text is drafted by machine, read, used and published with four presses', async () => {
  await leaveEnglishOut({ footer: '' })
  service.answerWith(() => ({ translation: 'We answer within two days.' }))
  await using page = await desk.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(page)
  await press(page.getByRole('link', { name: /^未翻訳：\d+件/ }))
  const part = page.getByRole('region', { name: '7 お問い合わせへのご案内' })
  await settled(page)
  await press(part.getByRole('button', { name: '下訳を作る' }))
  const box = part.getByRole('textbox', { name: '英語' })
  await expect(box).toHaveValue('We answer within two days.')
  await expect(box).toBeFocused()
  await expect(part.getByText('機械の下訳・未確認')).toBeVisible()
  await press(part.getByRole('button', { name: 'この訳を使う' }))
  // A tap so soon at the same place would be the second half of the first.
  await part.getByRole('button', { name: '翻訳を公開する' }).press('Enter')
  await expect(part.getByText('公開しました。')).toBeVisible()
  expect(presses.count).toBe(4)
})

test('all missing texts of the page are drafted with one press, and where one fails its box says why', async () => {
  await leaveEnglishOut({ footer: '', titleSpan: '' })
  service.answerWith((text) =>
    text === 'お話を。' ? { translation: 'a letter' } : { status: 500 },
  )
  await using page = await desk.openDesk('/admin/translations?state=missing&language=en', 'ja-JP')
  const part = page.getByRole('region', { name: '7 お問い合わせへのご案内' })
  await settled(page)
  await press(page.getByRole('button', { name: /^下訳をまとめて作る（\d+件）$/ }))
  await expect(page.getByText(/下訳を作りました。\d件は作れませんでした。/)).toBeVisible()
  await expect(part.getByRole('alert')).toHaveText(/翻訳サービスから応答がありません/)
  await expect(part.getByText('機械の下訳・未確認')).toHaveCount(1)

  await openScreen(page, '/admin')
  await press(page.getByRole('link', { name: /^機械の下訳・未確認：\d+件/ }))
  await expect(part.getByRole('textbox', { name: '英語' })).toHaveValue('a letter')
})

test('a draft is used in the form too', async () => {
  await using page = await desk.openDesk('/admin/globals/cta?locale=en', 'ja-JP')
  const field = page.locator('#field-titleSpan')
  await field.scrollIntoViewIfNeeded()
  await press(page.getByRole('button', { name: 'この訳を使う' }))
  await expect(field).toHaveValue('a letter')
  await expect(page.getByRole('button', { name: 'この訳を使う' })).toHaveCount(0)
})
