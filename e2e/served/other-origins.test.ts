import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { startApiHost } from '../api-host/api-host.ts'
import { temporaryFolder } from '../support/folders.ts'
import { startSite } from '../support/site.ts'

test('another origin may call nothing, the site’s own may', proves('API-21'), async () => {
  await using data = await temporaryFolder()
  const host = await startApiHost()
  const site = await startSite(data.path, { API_HOST: host.origin })
  const ask = (init: RequestInit) => fetch(site.origin + SUBMIT_ENQUIRY.path, init)
  const preflight = await ask({
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
  })
  expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  )
  const enquiry = {
    name: 'Aoi',
    phone: '0460000000',
    email: 'aoi@example.jp',
    subject: 'Hi',
    message: 'Hi',
  }
  const send = (Origin: string) =>
    ask({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin },
      body: JSON.stringify(enquiry),
    })
  expect((await send('https://evil.example')).status).toBe(403)
  expect((await send(site.origin)).status).toBe(201)
  await site.stop()
  await host.stop()
})
