import { inJapanese, RESTAURANTS } from '../found/pages.ts'
import { expect, test } from '../support/test.ts'

for (const slug of RESTAURANTS) {
  for (const path of [`/restaurants/${slug}`, inJapanese(`/restaurants/${slug}`)]) {
    test(`${path} prints on one sheet with menu, hours, address and telephone`, async ({
      page,
    }) => {
      await page.goto(path)
      const pdf = await page.pdf({ format: 'A4' })
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)

      await page.emulateMedia({ media: 'print' })
      const main = page.getByRole('main')
      for (const name of [/^(Menu Highlights|おすすめの品)$/, /^(Hours|営業時間)$/])
        await expect(main.getByRole('heading', { name })).toBeVisible()
      await expect(main.getByRole('link', { name: /^0\d+-\d+-\d{4}$/ })).toBeVisible()
      await expect(
        main.getByRole('definition').filter({ hasText: /^(0-\d|神奈川県)/ }),
      ).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
    })
  }
}
