import { hydrated } from '../support/hydrated.ts'
import { styledDuring } from '../support/styled.ts'
import { expect, test } from '../support/test.ts'

for (const path of ['/', '/restaurants/shiobi', '/ja/contact']) {
  test(`a new element on ${path} makes the browser restyle few others`, async ({
    page,
    context,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const elements = await page.locator('*').count()
    const session = await context.newCDPSession(page)
    const styled = await styledDuring(session, () =>
      page.evaluate(async () => {
        for (const parent of [document.head, document.body]) {
          parent.append(document.createElement('meta'))
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        }
      }),
    )
    expect(styled).toBeLessThan(elements / 5)
  })
}
