import { inJapanese, KINDS } from './support/pages.ts'
import { expect, houseTest as test } from './support/test.ts'

const both = KINDS.flatMap((path) => [path, inJapanese(path)])

test('with the CMS frozen every page of both languages still answers', async ({ house }) => {
  house.cms.freeze()
  try {
    for (const path of both) {
      const response = await fetch(house.site.origin + path)
      expect(response.status, path).toBe(200)
      expect(await response.text(), path).toContain('<h1')
    }
  } finally {
    house.cms.thaw()
  }
})

test('with the CMS gone every page of both languages still answers', async ({ house }) => {
  await house.cms.kill()
  for (const path of both) {
    const response = await fetch(house.site.origin + path)
    expect(response.status, path).toBe(200)
  }
  await house.restartCms()
})
