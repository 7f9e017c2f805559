import { expect, onTestFinished, test, vi } from 'vitest'
import { runSite } from '../testing/running-site.ts'
import * as pages from './pages.ts'

test('a page requested again is sent from the cache, without locating it', async () => {
  await using site = await runSite()
  const servePage = vi.spyOn(pages, 'servePage')
  onTestFinished(() => servePage.mockRestore())
  for (const path of ['/', '/ja/about', '/restaurants/onda']) {
    await site.fetch(path)
    const asked = servePage.mock.calls.length
    expect(asked).toBeGreaterThan(0)
    expect((await site.fetch(path)).status).toBe(200)
    expect(servePage, path).toHaveBeenCalledTimes(asked)
  }
})
