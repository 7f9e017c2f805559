import type { Page } from '@playwright/test'
import { heldBack, isAutosave, isFormState } from '../support/held-back.ts'
import { inPublishMenu } from '../support/publish-menu.ts'
import { saved } from '../support/saved.ts'
import { press, settled } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

const NOTE = 'Small print below'

/** Chooses the language of the content in the head of the page. */
async function switchTo(desk: Page, language: 'English' | '日本語'): Promise<void> {
  await press(desk.locator('.localizer button'))
  await desk.getByRole('button', { name: language, exact: true }).click()
}

test('switching the language keeps what was typed as a draft, which can be kept during a save too', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/globals/cta?locale=en')
  await desk.getByLabel(NOTE).first().fill('We answer within three days.')
  await switchTo(desk, '日本語')
  await expect(desk).toHaveURL(/locale=ja/)
  await switchTo(desk, 'English')
  await expect(desk).toHaveURL(/locale=en/)
  await expect(desk.getByLabel(NOTE).first()).toHaveValue('We answer within three days.')
  const shown = await (await fetch(house.site.origin)).text()
  expect(shown).not.toContain('three days')

  const held = await heldBack(desk, isAutosave)
  await desk.getByLabel(NOTE).first().fill('We answer within two days.')
  await held.asked
  // Nothing settles while the save is held.
  await desk.getByRole('button', { name: 'Save Draft' }).click()
  held.release()
  await expect(desk.getByText('Draft saved successfully.')).toBeVisible()
})

test('what is changed in several fields while a save is on its way stays', async ({ house }) => {
  const hours = '/admin/collections/restaurants/2?locale=ja#field-openingHours'
  await using desk = await house.openDesk(hours, 'ja-JP')
  const box = (name: string | RegExp) => desk.getByRole('textbox', { name })
  const [cuisine, area] = [box(/^料理.*（日本語）$/), box(/^エリア.*（日本語）$/)]
  // The link leads to the first of the hours, below the bars, not to their middle.
  const top = async () => (await box('月 開店').boundingBox())?.y ?? 0
  await expect.poll(async () => (await top()) > 120 && (await top()) < 500).toBe(true)
  const held = await heldBack(desk, isAutosave)
  await box('月 閉店').fill('2015')
  await box('月 ラストオーダー').fill('1945')
  await held.asked
  // Nothing settles while the save is held.
  await desk.getByRole('button', { name: '全日に同じ時間を入れる' }).click()
  await cuisine.fill('手打ちの蕎麦')
  await area.fill('箱根湯本')
  held.release()
  await settled(desk)
  await expect(box('日 閉店')).toHaveValue('20:15')
  await expect(cuisine).toHaveValue('手打ちの蕎麦')
  await expect(area).toHaveValue('箱根湯本')
})

test('where there are no drafts, switching asks before typed text is lost', async ({ house }) => {
  await using desk = await house.openDesk('/admin/collections/media/1?locale=en')
  await desk.getByLabel('What the picture shows, in English').fill('A boat at rest')
  const asked = desk.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return dialog.message()
  })
  await switchTo(desk, '日本語')
  expect(await asked).toContain('have not been saved')
  await expect(desk.getByLabel('What the picture shows, in English')).toHaveValue('A boat at rest')
  await expect(desk).toHaveURL(/locale=en/)
})

test('the versions of a text name who saved them and which is public, and are restored as drafts (staff W8)', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/globals/process?locale=en')
  await desk.locator('#field-title').fill('From the boat to the bowl')
  const answer = await saved(await inPublishMenu(desk, 'Publish English only'))
  const { result } = await answer.json()

  await openScreen(desk, '/admin/globals/process/versions')
  const newest = desk.getByRole('row').nth(1)
  // By the name of the account, or its address while it has none.
  await expect(newest).toContainText(/hanako/i)
  await expect(newest).toContainText('Published (English)')
  await expect(newest).toContainText('On the site now')
  await expect(newest.getByRole('link')).toHaveText(inJapan(result.updatedAt))

  const shown = /\/(\d+)(?:\?|$)/.exec(
    (await newest.getByRole('link').getAttribute('href')) ?? '',
  )?.[1]
  const older = desk.getByRole('row').nth(2).getByRole('link')
  await expect(older).toHaveAttribute('href', new RegExp(`\\?versionFrom=${shown}$`))

  await openScreen(desk, '/admin/globals/process/versions')
  await press(newest.getByRole('link'))
  await press(desk.getByRole('button', { name: 'Go back to this version' }))
  // The server writes this time.
  await expect(
    desk.getByText(`the text of ${inJapan(result.updatedAt)}, as a draft. Visitors see no change`),
  ).toBeVisible()
  await desk.getByRole('dialog').getByRole('button', { name: 'Go back to this version' }).click()
  await expect(desk.getByText('Brought back as a draft.')).toBeVisible()

  // A newer draft takes nothing from what visitors see.
  await openScreen(desk, '/admin/globals/process?locale=en')
  await desk.locator('#field-title').fill('From the boat to the plate')
  await saved(desk.getByRole('button', { name: 'Save Draft' }))
  await openScreen(desk, '/admin/globals/process/versions')
  await expect(newest).toContainText('Draft')
  await expect(desk.getByRole('row').nth(2)).toContainText('On the site now')
  await press(newest.getByRole('link'))
  await expect(desk.getByText('On the site now').first()).toBeVisible()
  await expect(desk.getByText('Was public before', { exact: true })).toHaveCount(0)
  await press(desk.getByRole('checkbox'))
  await desk.waitForURL(/modifiedOnly=false/)
  await expect(desk.getByText('From the boat to the bowl').first()).toBeVisible()
  await expect(desk.getByText(/^(?:Changed by|Changed)$/)).toHaveCount(0)
})

test('each refused publish says why and goes to the field, and a press during a save is answered after it', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/globals/process?locale=en')
  const step = desk.locator('#steps-row-0')
  const box = step.getByRole('textbox').first()
  const right = await box.inputValue()
  await box.fill('')
  // As staff fold sections they have finished.
  await press(step.locator('.collapsible__toggle').first())
  await expect(box).toBeHidden()
  const publish = desk.getByRole('button', { name: 'Publish', exact: true })
  const asking = desk.waitForResponse(/publish=all/)
  await press(publish)
  await expect(desk.getByText('This field is required.')).toBeInViewport()
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription('This field is required.')

  const answer = await asking
  const refusal = { status: answer.status(), json: await answer.json() }
  // At once: before the message of the press before has gone.
  await desk.route(/publish=all/, (route) => route.fulfill(refusal), { times: 1 })
  await press(publish)
  await settled(desk)
  await expect(desk.locator('[data-sonner-toast][data-removed="true"]')).toHaveCount(0)
  await expect(desk.getByRole('link', { name: /Title/ })).toBeVisible()

  const held = await heldBack(desk, isAutosave)
  await box.fill(right)
  await held.asked
  // Nothing settles while the save is held.
  await publish.click()
  await expect(desk.getByText('Publishing', { exact: true })).toBeVisible()
  held.release()
  await expect(desk.getByText('Published.')).toBeVisible()
})

test('on a phone a refused publish goes to its field as well, which shows the whole reason', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/collections/restaurants/2?locale=ja', 'ja-JP')
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.getByLabel('地図').fill('https://example.com/')
  await press(desk.getByRole('button', { name: '公開する' }))
  const reason = desk.getByText(/^このリンクは地図として表示できません。/)
  await expect(reason).toBeInViewport()
  const isCut = await reason.evaluate((text) => text.scrollWidth > text.clientWidth)
  expect(isCut).toBe(false)
})

test('while staff put right one refused field after the other, the rest stay marked', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/globals/process?locale=en')
  const [first, second] = [0, 1].map((row) =>
    desk.locator(`#steps-row-${row}`).getByRole('textbox').first(),
  )
  if (!first || !second) throw new Error('The process has two steps')
  await first.fill('')
  await second.fill('')
  await press(desk.getByRole('button', { name: 'Publish', exact: true }))
  const marks = desk.getByText('This field is required.')
  await expect(marks).toHaveCount(2)
  const kept = desk.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await first.fill('We come to you')
  expect((await kept).ok()).toBe(true)
  await settled(desk)
  await expect(marks).toHaveCount(1)
  await expect(second).toHaveAccessibleDescription('This field is required.')
  const mended = desk.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await second.fill('We talk it over')
  expect((await mended).ok()).toBe(true)
  await expect(marks).toHaveCount(0)
  await expect(desk.getByText('Unpublished changes', { exact: true })).toBeVisible()

  await first.fill('')
  await second.fill('')
  await press(desk.getByRole('button', { name: 'Publish', exact: true }))
  await expect(marks).toHaveCount(2)
  await settled(desk)
  const checked = await heldBack(desk, isFormState)
  const again = desk.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await second.fill('We talk it over again')
  await checked.asked
  // As typed while the answer about the other field is on its way.
  await first.fill('We come to you again')
  checked.release()
  expect((await again).ok()).toBe(true)
  await settled(desk)
  await expect(marks).toHaveCount(0)
})

test('where one language is not complete, the other is offered to be published alone', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/globals/innovation?locale=en')
  const title = desk.locator('#field-title')
  const right = await title.inputValue()
  await title.fill('')
  await press(desk.getByRole('button', { name: 'Publish', exact: true }))
  await expect(title).toHaveAccessibleDescription('This field is required.')
  const publishing = desk.waitForRequest(/publishSpecificLocale=ja/)
  await desk.getByRole('button', { name: 'Publish Japanese only' }).click()
  expect((await (await publishing).response())?.ok()).toBe(true)
  await expect(desk.getByText('Published.')).toBeVisible()
  await title.fill(right)
})

test('the reason that another language is refused is at its own field', async ({ house }) => {
  const calls = await house.calls()
  // Nobody else's draft, about which the desk would ask.
  await calls.post('/api/globals/cta?locale=ja', { data: { _status: 'published' } })
  await using desk = await house.openDesk('/admin/globals/cta?locale=ja', 'ja-JP')
  const english = desk.getByLabel('見出し（英語）')
  await english.fill('')
  await press(await inPublishMenu(desk, '英語だけ公開'))
  await expect(desk.getByText('入力してください。')).toBeInViewport()
  await expect(english).toBeFocused()
})

/** The desk's format of a time: `2026-11-22 19:00`. */
function inJapan(moment: string): string {
  const ahead = new Date(Date.parse(moment) + 9 * 3_600_000)
  return ahead.toISOString().slice(0, 16).replace('T', ' ')
}

for (const [locale, sentence] of [
  ['en-GB', 'Please ask an administrator for a link to choose a new one.'],
  ['ja-JP', '新しいパスワードを決めるリンクを管理者に頼んでください。'],
] as const) {
  test(`the sign-in promises no mail: it says in ${locale} whom to ask`, async ({
    browser,
    house,
  }) => {
    await using page = await browser.newPage({ locale })
    await page.goto(`${house.cms.origin}/admin/login`)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('link')).toHaveCount(0)
  })
}

test('links above a long form lead to its parts, and mark the one in view', async ({ house }) => {
  await using desk = await house.openDesk('/admin/globals/company?locale=ja', 'ja-JP')
  const parts = desk.getByRole('navigation', { name: 'この画面の項目' })
  await expect(parts.getByRole('link')).toHaveText([
    '名称・連絡先',
    'ページ上部のお知らせ',
    '会社概要',
    '有料職業紹介の明示事項',
    'フッター',
    '個人情報',
  ])
  await parts.getByRole('link', { name: 'フッター' }).click()
  await expect(desk.getByRole('heading', { name: 'フッター' })).toBeInViewport()
  await expect(parts.getByRole('link', { name: 'フッター' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await expect(desk.getByText('1. Instagram')).toBeVisible()
})
