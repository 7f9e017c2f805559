import { getPayload } from 'payload'
import config from '#payload.config'
import { openDesk } from '../src/desk/open-desk.ts'

/**
 * A desk with all that runs beside the requests. It publishes each text it gets as the title of the last
 * section, and answers when that is saved; `dies` ends it at that point.
 */
export type Order = { title: string; dies?: boolean }

await openDesk()
const payload = await getPayload({ config })

process.on('message', async ({ title, dies }: Order) => {
  const texts = { badge: 'Badge', subtitle: 'Subtitle', footer: 'Footer' }
  const buttons = { primaryButton: 'First', secondaryButton: 'Second' }
  await payload.updateGlobal({
    slug: 'cta',
    locale: 'en',
    data: { ...texts, ...buttons, title, _status: 'published' },
  })
  if (dies) process.kill(process.pid, 'SIGKILL')
  process.send?.('saved')
})
process.send?.('open')
