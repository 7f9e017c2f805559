import { expect, houseTest as test } from '../support/test.ts'
import { asTable } from './as-table.ts'

const LISTS = ['restaurants', 'solutions', 'testimonials', 'media', 'videos', 'users']

for (const language of ['ja', 'en']) {
  test(`every list of the desk fits a tablet in ${language}, without scrolling sideways`, async ({
    browser,
    house,
  }) => {
    const signedIn = await house.openDesk('/admin')
    const storageState = await signedIn.context().storageState()
    await signedIn.close()
    const viewport = { width: 834, height: 1112 }
    const options = { baseURL: house.cms.origin, locale: language, storageState, viewport }
    await using context = await browser.newContext(options)
    const desk = await context.newPage()
    for (const list of LISTS) {
      await desk.goto(`/admin/collections/${list}?locale=${language}`)
      if (list === 'restaurants') await asTable(desk)
      await expect(desk.getByRole('columnheader').nth(2)).toBeVisible()
      const table = desk.locator('.table')
      const tooWide = () => table.evaluate((each) => each.scrollWidth - each.clientWidth)
      await expect.poll(tooWide, list).toBe(0)
    }
  })
}
