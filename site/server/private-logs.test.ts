import { expect, test } from 'vitest'
import { mailTo, startMailServer } from '../../scripts/testing/mail-server.ts'
import { submit, VALID } from './testing/enquiry.ts'
import { logLines } from './testing/log-lines.ts'
import { readMetrics } from './testing/read-metrics.ts'
import { runSite } from './testing/running-site.ts'
import { soon } from './testing/soon.ts'

test('neither an enquiry’s text nor its address is in the log or the metrics', async () => {
  using logged = logLines()
  await using mail = await startMailServer({ refuse: () => 554 })
  await using site = await runSite({
    env: {
      ...mailTo(mail.url),
      TRUSTED_PROXIES: '127.0.0.0/8',
    },
  })
  const words = {
    name: 'Zzname Kagami',
    phone: '0987654321',
    email: 'zzmail@zzhost.example',
    subject: 'Zzsubject',
    message: 'Zzmessage',
  }
  const headers = { 'X-Forwarded-For': '198.51.100.77', 'User-Agent': 'Zzbrowser' }
  expect((await submit(site, words, headers)).status).toBe(201)
  expect((await submit(site, { ...words, phone: 'Zzphone' }, headers)).status).toBe(422)
  expect((await submit(site, { ...VALID, message: 'Zzother' }, headers)).status).toBe(201)
  const form = { method: 'POST', body: new URLSearchParams({ ...words, message: '' }), headers }
  expect((await site.fetch('/ja/contact', form)).status).toBe(303)
  await site.fetch('/restaurants/Zzpath?q=Zzquery', { headers })
  await soon(() => expect(logged.lines.map(({ event }) => event)).toContain('mail turned away'))
  const metrics = [...(await readMetrics(site)).keys()]
  const said = JSON.stringify([logged.lines, metrics])
  expect(said).toContain('enquiry stored')
  // Whole words: the reference of an enquiry may contain any two letters.
  expect(said).not.toMatch(
    /zz(?:name|mail|host|subject|message|browser|phone|other|path|query)|kagami|98-?765-?4321|198\.51\.100/i,
  )
})
