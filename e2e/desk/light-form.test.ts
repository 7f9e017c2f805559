import type { Locator } from '@playwright/test'
import * as v from 'valibot'
import { settled } from '../support/settled.ts'
import { styledDuring } from '../support/styled.ts'
import { expect, houseTest as test } from '../support/test.ts'

/** The desk's answer to a changed menu. */
const savedSchema = v.object({
  menu: v.object({ dishes: v.array(v.looseObject({ id: v.string() })) }),
})

const MANY = 200

// Takes long: 200 dishes are saved, and removed again.
test('a menu of 200 dishes is saved in one go, and each key is as light as in a short one', async ({
  house,
}) => {
  const staff = await house.calls()
  const save = async (changes: object) => {
    const data = { added: [], changed: [], removed: [], moved: [], ...changes }
    const answer = await staff.post('/api/restaurants/5/menu?locale=ja', { data })
    expect(answer.status()).toBe(200)
    return v.parse(savedSchema, await answer.json()).menu.dishes
  }
  const before = await save({})
  const [like] = before
  const texts = (text: string) => ({ ja: text, en: '' })
  const added = Array.from({ length: MANY - before.length }, (_, index) => ({
    dish: { ...like, id: `many-${index}`, name: texts(`品${index}`), category: texts('品数') },
    after: index === 0 ? before.at(-1)?.id : `many-${index - 1}`,
  }))
  const all = await save({ added })
  expect(all).toHaveLength(MANY)

  await using page = await house.openDesk('/admin/menu/5', 'ja-JP')
  const price = page.getByRole('textbox', { name: /^「品100」の価格/ })
  expect(await styledByAKey(price)).toBeLessThan(1000)

  const more = { dish: { ...like, id: 'one-more', name: texts('もう一品') }, after: null }
  const data = { added: [more], changed: [], removed: [], moved: [] }
  const refused = await staff.post('/api/restaurants/5/menu?locale=ja', { data })
  expect([refused.status(), await refused.text()]).toEqual([
    400,
    expect.stringContaining('お品書きは200品までです。'),
  ])
  await save({ removed: all.filter(({ id }) => id.startsWith('many-')) })
})

/** How many elements the browser restyles for a key in a field: the least of three, since other work may add some. */
async function styledByAKey(box: Locator): Promise<number> {
  const page = box.page()
  const counts: number[] = []
  for (const key of ['5', '6', '7']) {
    await settled(page)
    const session = await page.context().newCDPSession(page)
    const styled = await styledDuring(session, async () => {
      await box.press(key)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      )
    })
    counts.push(styled)
    await session.detach()
  }
  return Math.min(...counts)
}
