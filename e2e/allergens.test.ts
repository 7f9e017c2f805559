import { ALLERGENS } from '@noren/contract/allergens/allergens'
import {
  against,
  CAUTIONS,
  containedIn,
  DIETS,
  dietsOf,
  unknownIn,
} from '@noren/contract/allergens/marks'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import { CALLS, callUrl } from '@noren/contract/resources/calls'
import type { Page } from '@playwright/test'
import { pagesWithText } from './look/printed-pages.ts'
import { hydrated } from './support/hydrated.ts'
import { RESTAURANTS } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const menuOf = (page: Page) => page.getByRole('region', { name: /Menu Highlights|おすすめの品/ })

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest leaves out egg, and a dish without information stays and says so', async ({
    page,
  }) => {
    await page.goto('/restaurants/tateito')
    const menu = menuOf(page)
    await menu.getByText('Leave out what you cannot eat').click()
    await menu.getByRole('checkbox', { name: 'egg' }).check()
    await expect(menu.getByText('Rolled omelette')).toBeHidden()
    await expect(menu.getByText('Kake soba')).toBeVisible()
    await expect(menu.getByRole('listitem').filter({ hasText: 'kamaboko' })).toContainText(
      'Allergens: please ask',
    )
    await expect(menu.getByText(/made in one kitchen/)).toBeVisible()
    await menu.getByRole('button', { name: 'Clear all' }).click()
    await expect(menu.getByText('Rolled omelette')).toBeVisible()
    await expect(menu.getByRole('listitem').filter({ hasText: 'custard' })).toContainText(
      'Not yet known: pistachio. Please ask',
    )
  })

  test('Japanese: a guest sees only vegetarian dishes, and shows the kitchen a card', async ({
    page,
    context,
  }) => {
    await page.goto('/ja/restaurants/tateito')
    const menu = menuOf(page)
    await context.setOffline(true)
    await menu.getByText('食べられないものを除いて表示').click()
    await menu.getByRole('checkbox', { name: 'ベジタリアン' }).check()
    await menu.getByRole('checkbox', { name: 'えび' }).check()
    await expect(menu.getByText('焼き味噌')).toBeVisible()
    await expect(menu.getByText('板わさ')).toBeHidden()
    await menu.getByRole('button', { name: '厨房に見せるカード' }).click()
    const card = page.getByRole('dialog', { name: '厨房の方へ' })
    await expect(card.getByRole('listitem')).toHaveText([
      'えび',
      'ベジタリアン：肉と魚を食べません',
    ])
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  })
})

test('what a guest ticked stays in the other language and on returning to the page', async ({
  page,
}) => {
  await page.goto('/restaurants/tateito')
  await hydrated(page)
  const egg = menuOf(page).getByRole('checkbox', { name: /^(egg|卵)$/, includeHidden: true })
  await menuOf(page).getByText('Leave out what you cannot eat').click()
  await egg.check()
  await page.getByRole('banner').getByRole('link', { name: /^JP/ }).first().click()
  await expect(menuOf(page).getByText('だし巻き卵')).toBeHidden()
  await expect(egg).toBeChecked()
  await page.getByRole('banner').getByRole('link', { name: 'ホーム' }).first().click()
  await expect(page).toHaveURL('/ja')
  await page.goBack()
  await expect(egg).toBeChecked()
  await menuOf(page).getByRole('button', { name: 'すべて解除' }).click()
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).first().click()
  await expect(menuOf(page).getByText('Rolled omelette')).toBeVisible()
  await expect(egg).not.toBeChecked()
})

test('whatever is ticked, no dish is shown that is known to contain it, in any restaurant', async ({
  page,
  request,
}) => {
  for (const slug of RESTAURANTS) {
    const answer = await request.get(callUrl(CALLS.restaurant, { slug }))
    const dishes = CALLS.restaurant.read(await answer.json())?.menuItems ?? []
    await page.goto(`/restaurants/${slug}`)
    const boxes = await menuOf(page)
      .getByRole('checkbox', { includeHidden: true })
      .evaluateAll((all) => all.map((box) => box.closest('label')?.textContent?.trim()))
    expect(boxes.slice(0, ALLERGENS.length)).toEqual(
      ALLERGENS.map((each) => ALLERGEN_NAMES.en[each]),
    )
    const shown = await page.evaluate(shownByTicked, [...ALLERGENS, ...CAUTIONS, ...DIETS])
    const namesOf = (kept: typeof dishes) => kept.map(({ name }) => name.en)
    for (const each of [...ALLERGENS, ...CAUTIONS]) {
      const kept = dishes.filter((dish) => !containedIn(dish).includes(each))
      expect(shown[each], `${slug} without ${each}`).toEqual(namesOf(kept))
    }
    for (const diet of DIETS) {
      const kept = dishes.filter((dish) => dietsOf(dish).includes(diet))
      expect(shown[diet], `${slug} ${diet}`).toEqual(namesOf(kept))
      for (const dish of kept) expect(against(diet, dish)).toEqual([])
    }
  }
})

test('a guest reads how many dishes are left, and chooses by keyboard', async ({ page }) => {
  await page.goto('/restaurants/tateito')
  await hydrated(page)
  const menu = menuOf(page)
  const status = menu.getByRole('status')
  await expect(status).toHaveText('12 of 12 dishes shown. To ask about: 0.')
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(menu.getByRole('checkbox', { name: 'shrimp' })).toBeChecked()
  // Nothing is known about the kamaboko.
  await expect(status).toHaveText('10 of 12 dishes shown. To ask about: 1.')
  await menu.getByRole('button', { name: 'Clear all' }).click()
  await expect(status).toHaveText('12 of 12 dishes shown. To ask about: 0.')
})

test('a dish whose pistachio is unknown is shown, and never counted as free of it', async ({
  page,
  request,
}) => {
  const answer = await request.get(callUrl(CALLS.restaurant, { slug: 'tateito' }))
  const dishes = CALLS.restaurant.read(await answer.json())?.menuItems ?? []
  const unknown = dishes.filter((dish) => unknownIn(dish).includes('pistachio'))
  const names = unknown.map(({ name }) => name.en)
  expect(names).toEqual(expect.arrayContaining(['Odawara kamaboko', 'Soba tea custard']))
  await page.goto('/restaurants/tateito')
  await hydrated(page)
  const menu = menuOf(page)
  await menu.getByText('Leave out what you cannot eat').click()
  await menu.getByRole('checkbox', { name: 'pistachio' }).check()
  await expect(menu.getByRole('status')).toHaveText(
    `12 of 12 dishes shown. To ask about: ${unknown.length}.`,
  )
  await expect(menu.getByRole('listitem').filter({ hasText: 'Soba tea custard' })).toBeVisible()
})

test('the card for the kitchen prints alone on one sheet, however much is on it', async ({
  page,
}) => {
  await page.goto('/restaurants/tateito')
  await hydrated(page)
  const menu = menuOf(page)
  await menu.locator('summary').click()
  await menu.getByRole('checkbox').evaluateAll((boxes) => {
    for (const box of boxes) if (box instanceof HTMLElement) box.click()
  })
  await menu.getByRole('button', { name: 'Card for the kitchen' }).click()
  const card = page.getByRole('dialog', { name: /To the kitchen/ })
  await expect(card.getByRole('listitem')).toHaveCount(34)
  await expect(card.getByText('落花生')).toHaveAttribute('lang', 'ja')
  await expect(card.getByText(/2025年12月15日に決まった29品目/)).toBeVisible()
  expect(pagesWithText(await page.pdf({ format: 'A4' }))).toEqual([true])
  await page.emulateMedia({ media: 'print' })
  await expect(card.getByText('落花生')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

/**
 * The names of the dishes that are left with only this value ticked, for each value in the order of the
 * checkboxes. Runs within the page.
 */
function shownByTicked(values: readonly string[]): Record<string, string[]> {
  const shown: Record<string, string[]> = {}
  const boxes = document.querySelectorAll('[type=checkbox]')
  for (const [at, value] of values.entries()) {
    const box = boxes[at]
    if (!(box instanceof HTMLInputElement)) throw new Error(`There is no checkbox for ${value}`)
    box.checked = true
    const dishes = [...document.querySelectorAll('li[data-suits]')]
    shown[value] = dishes
      .filter((dish) => dish.checkVisibility())
      .map((dish) => dish.querySelector('p')?.textContent?.replaceAll('\u00A0', ' ') ?? '')
    box.checked = false
  }
  return shown
}
