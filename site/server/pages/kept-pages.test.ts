import { expect, test, vi } from 'vitest'
import { runSite } from '../testing/running-site.ts'
import { servePage } from './pages.ts'

vi.mock('./pages.ts', { spy: true })

test('a page asked for again is sent as it is kept, without looking for its place', async () => {
  await using site = await runSite()
  for (const path of ['/', '/ja/about', '/restaurants/onda']) {
    await site.fetch(path)
    const asked = vi.mocked(servePage).mock.calls.length
    expect((await site.fetch(path)).status).toBe(200)
    expect(vi.mocked(servePage), path).toHaveBeenCalledTimes(asked)
  }
})
