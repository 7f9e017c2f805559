import { businessDay } from '@noren/contract/hours/business-day'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../access/axe.ts'
import { countPresses } from '../../support/presses.ts'
import { press } from '../../support/settled.ts'
import { PHONE, type Staff } from '../../support/staff.ts'
import { expect, houseTest as test } from '../../support/test.ts'

/** Lunch and dinner that fill the whole day of business, so that it is open whenever the test runs. */
const TIMES = [
  { opens: '05:00', closes: '15:00', lastOrder: '' },
  { opens: '15:00', closes: '29:00', lastOrder: '' },
]

/** Gives a restaurant these hours for today, and takes them back. */
async function openToday({ calls }: Pick<Staff, 'calls'>, slug: string) {
  const desk = await calls()
  const idOf = async (path: string) => (await (await desk.get(path)).json()).docs[0].id
  const restaurant = await idOf(`/api/restaurants?where[slug][equals]=${slug}&depth=0`)
  const today = businessDay(new Date())
  const closure = {
    restaurants: [restaurant],
    from: today,
    to: today,
    times: TIMES,
    reason: {},
    banner: null,
  }
  await desk.post('/api/closures', { data: { closure, replaces: [] } })
  const own = `/api/closures?where[restaurant][equals]=${restaurant}&sort=-createdAt&depth=0`
  const id = await idOf(own)
  return {
    [Symbol.asyncDispose]: async () => {
      await desk.post('/api/closures', { data: { closure: null, replaces: [id] } })
    },
  }
}

/** Waits until a guest who opens a page reads this on it, so often. */
async function guestReads(guest: Page, path: string, text: string, times: 0 | 1): Promise<void> {
  await expect(async () => {
    await guest.goto(path)
    const said = guest.getByRole('main').getByText(text).filter({ visible: true })
    await expect(said.first()).toBeVisible({ visible: times > 0, timeout: 1000 })
  }).toPass()
}

test('on a phone tonight is full with three touches, guests read it, and one touch takes it back (staff B4)', async ({
  house,
  page: guest,
}) => {
  await using _open = await openToday(house, 'shiobi')
  await using desk = await house.openDesk('/admin', 'ja-JP', { viewport: PHONE })
  const presses = await countPresses(desk)
  await press(desk.getByRole('button', { name: '潮火 満席', exact: true }))
  await press(desk.getByText('本日ディナー', { exact: true }))
  const publish = desk.getByRole('button', { name: '満席にする' })
  const place = await publish.boundingBox()
  await press(publish)
  const said = desk.getByText(
    '本日ディナー満席をサイトに表示しました。その日の営業が終わると（翌朝5時）自動で消えます。',
  )
  await expect(said).toBeVisible()
  expect(presses.count).toBe(3)

  const mark = desk.getByRole('listitem').filter({ hasText: /^本日ディナー満席取り消す$/ })
  await expect(mark).toBeVisible()
  await desk.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20)
  await expect(publish).toBeDisabled()
  await expect(mark).toBeVisible()
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(desk, 'narrow')

  await guestReads(guest, '/ja/restaurants/shiobi', '本日ディナー満席', 1)
  await guestReads(guest, '/restaurants', 'Fully booked tonight', 1)
  await guestReads(guest, '/ja', '本日ディナー満席', 1)
  // For narrow windows in one line: of the restaurant that stays open longest, or a note about another.
  const inWords = guest.getByRole('main').locator('p[data-open], p[role="note"]')
  await expect(inWords.filter({ hasText: '満席' }).first()).toBeAttached()

  const before = presses.count
  await press(mark.getByRole('button', { name: '取り消す' }))
  await expect(desk.getByText('本日ディナー満席を取り消しました。')).toBeVisible()
  expect(presses.count).toBe(before + 1)
  await expect(mark).toHaveCount(0)
  await guestReads(guest, '/ja/restaurants/shiobi', '本日ディナー満席', 0)

  await press(desk.getByRole('button', { name: '元に戻す' }))
  await expect(mark).toBeVisible()
  await guestReads(guest, '/ja/restaurants/shiobi', '本日ディナー満席', 1)
  await press(mark.getByRole('button', { name: '取り消す' }))
  await expect(mark).toHaveCount(0)
})

test('beside the closures a coming day is full too, the form names it, and seats are counted on request', async ({
  house,
  page: guest,
}) => {
  await using desk = await house.openDesk('/admin/closures', 'en-GB')
  const part = desk.getByRole('region', { name: 'Full', exact: true })
  await press(part.getByText('Yoriai', { exact: true }))
  await press(part.getByRole('button', { name: 'Another day' }))
  await guest.goto('/contact?restaurant=yoriai')
  const day = guest.getByLabel('Day', { exact: true }).locator('option').nth(4)
  const [value, words] = [(await day.getAttribute('value')) ?? '', await day.textContent()]
  await part.getByLabel('Day', { exact: true }).fill(value)
  await press(part.getByText(/, all day$/))
  await press(part.getByRole('button', { name: 'Mark as full' }))
  await expect(part.getByText(/It is on the site/)).toBeVisible()

  await expect(async () => {
    await guest.goto('/contact?restaurant=yoriai')
    await expect(day).toHaveText(`${words}: fully booked`, { timeout: 1000 })
  }).toPass()
  await expect(day).toBeDisabled()
  await press(part.getByRole('button', { name: 'Take back' }))
  await expect(part.getByText(/: taken back\.$/)).toBeVisible()

  await press(part.getByText('Counting seats'))
  const seats = part.getByLabel('Seats at each sitting')
  const save = part.getByRole('button', { name: 'Save seats' })
  await seats.fill('30')
  await press(save)
  await expect(part.getByText('30 seats at each sitting are counted from now on.')).toBeVisible()
  await expectAccessible(desk, 'wide')
  await seats.fill('')
  await press(save)
  await expect(part.getByText(/^Seats are no longer counted/)).toBeVisible()
})
