import { LANGUAGES } from '@noren/contract/language'
import { expect, test } from 'vitest'
import { pathTo } from '#src/routes/paths.ts'
import { plainRouteNames } from '#src/routes/routes.ts'
import { runSite } from '../testing/running-site.ts'

test('every page of the table is in the site map, in each language, except news where there is none', async () => {
  await using site = await runSite()
  const siteMap = await (await site.fetch('/sitemap.xml')).text()
  const others = plainRouteNames().filter((route) => route !== 'news')
  const paths = others.flatMap((route) => LANGUAGES.map((language) => pathTo(route, language)))
  expect(siteMap).not.toContain('/news')
  expect(paths).toContain('/ja/privacy')
  for (const path of paths)
    expect(siteMap).toContain(`<loc>http://localhost:${site.port}${path}</loc>`)
})
