import { expect } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { browserCalls, seeTries } from '../support/browser-calls.ts'
import { open, siteFor, hostTest as test } from '../support/host-test.ts'
import { unbroken } from '../support/unbroken.ts'

const CASES = [
  {
    name: 'hero',
    failing: { language: 'en', path: '/', title: 'Transform Your Vision Into Reality' },
    other: { language: 'ja', path: '/ja', title: 'ホストの見出し' },
    tries: 3,
  },
  {
    name: 'hero',
    failing: { language: 'ja', path: '/ja', title: /未来/ },
    other: { language: 'en', path: '/', title: 'Host hero' },
    tries: 3,
  },
  {
    name: 'about',
    failing: { language: 'en', path: '/about', title: 'About Us' },
    other: { language: 'ja', path: '/ja/about', title: 'ホストについて' },
    tries: 2,
  },
  {
    name: 'about',
    failing: { language: 'ja', path: '/ja/about', title: 'About Us' },
    other: { language: 'en', path: '/about', title: 'About the host' },
    tries: 2,
  },
] as const

for (const { name, failing, other, tries } of CASES) {
  test(
    `a failed ${name} in ${failing.language} only is requested again, says so and falls back; ${other.language} is untouched`,
    proves('GEN-04'),
    async ({ page, host }) => {
      host.behave(name, {
        language: failing.language,
        status: 500,
        body: { message: 'The host is tired' },
      })
      await using site = await siteFor(host)
      // Allows for the host's delay, not for a slow machine.
      const otherHtml = async () => (await page.request.get(site.origin + other.path)).text()
      await expect.poll(async () => unbroken(await otherHtml())).toContain(`>${other.title}<`)
      await page.clock.install()
      const calls = browserCalls(page)
      await open(page, site.origin + failing.path)
      await seeTries(page, calls, `/api/${name}/${failing.language}`, tries)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failing.title)
      const toast = page.getByRole('region', { name: /Notifications|通知/ })
      await expect(toast.getByText('The host is tired')).toBeVisible()

      calls.length = 0
      await open(page, site.origin + other.path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title)
      expect(calls.filter((path) => path.startsWith(`/api/${name}/`))).toEqual([])
      await expect(toast.getByText('The host is tired')).toHaveCount(0)
    },
  )
}
