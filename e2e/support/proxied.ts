import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { findNginx } from '../../scripts/nginx.ts'
import { temporaryFolder } from './folders.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { type Site, startSite } from './site.ts'
import { test } from './test.ts'

/** nginx where there is one; in CI always, so that a missing one fails. */
export const PROXIES = process.env.CI || findNginx() ? ['nginx'] : []

export const PUBLIC_ORIGIN = 'https://www.example.jp'

/** Enquiries a visitor may send in a minute. */
export const PER_MINUTE = 2

type Proxied = {
  site: Site
  nginx: Nginx
  /** The key to what is for this machine alone. */
  token: string
}

/** Tests of SITE behind the proxy of the guide, set up as the guide says. */
export const proxyTest = test.extend<object, { proxied: Proxied }>({
  proxied: [
    async ({}, use) => {
      await using data = await temporaryFolder()
      const site = await startSite(data.path, {
        ORIGIN: PUBLIC_ORIGIN,
        HOST: '127.0.0.1',
        TRUSTED_PROXIES: '127.0.0.1',
        ENQUIRY_LIMIT_PER_MINUTE: String(PER_MINUTE),
      })
      await using nginx = await startNginx(site.port)
      const token = (await readFile(join(data.path, INTERNAL_TOKEN_FILE), 'utf8')).trim()
      await use({ site, nginx, token })
      await site.stop()
    },
    { scope: 'worker' },
  ],
})
