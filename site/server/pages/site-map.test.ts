import { LANGUAGES } from '@noren/contract/language'
import { plainPages } from '@noren/contract/plain-pages'
import { expect, test } from 'vitest'
import { pathTo } from '#src/routes/paths.ts'
import { exampleSnapshot } from '../testing/publish.ts'
import { runSite } from '../testing/running-site.ts'

test('every page of the table is in the site map, in each language, except news where there is none', async () => {
  await using site = await runSite()
  const siteMap = await (await site.fetch('/sitemap.xml')).text()
  const others = plainPages().filter((route) => route !== 'news')
  const paths = others.flatMap((route) => LANGUAGES.map((language) => pathTo(route, language)))
  expect(siteMap).not.toContain('/news')
  expect(paths).toContain('/ja/privacy')
  for (const path of paths)
    expect(siteMap).toContain(`<loc>http://localhost:${site.port}${path}</loc>`)
})

test('without restaurants neither the site map nor llms.txt names their list', async () => {
  const { content, ...snapshot } = exampleSnapshot()
  await using site = await runSite({
    snapshot: { ...snapshot, content: { ...content, restaurants: [] } },
  })
  const siteMap = await (await site.fetch('/sitemap.xml')).text()
  expect(siteMap).toContain('/about</loc>')
  expect(siteMap).not.toContain('/restaurants')
  expect(await (await site.fetch('/llms.txt')).text()).not.toContain('/restaurants')
})
