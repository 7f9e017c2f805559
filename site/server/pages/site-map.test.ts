import { LANGUAGES } from '@noren/contract/language'
import { expect, test } from 'vitest'
import { pathTo } from '#src/routes/paths.ts'
import { plainRouteNames } from '#src/routes/routes.ts'
import { runSite } from '../testing/running-site.ts'

test('every page of the table is in the site map, in each language', async () => {
  await using site = await runSite()
  const siteMap = await (await site.fetch('/sitemap.xml')).text()
  const paths = plainRouteNames().flatMap((route) =>
    LANGUAGES.map((language) => pathTo(route, language)),
  )
  expect(paths).toContain('/ja/privacy')
  for (const path of paths)
    expect(siteMap).toContain(`<loc>http://localhost:${site.port}${path}</loc>`)
})
