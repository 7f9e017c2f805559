import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/folders.ts'
import { startSite } from '../support/site.ts'

test('only its own user can read what the site writes', async () => {
  await using data = await temporaryFolder()
  const folder = join(data.path, 'data')
  const site = await startSite(folder)
  try {
    const enquiry = {
      name: 'Hanako Sato',
      phone: '0312345678',
      email: 'a@example.jp',
      subject: 'A table for two',
      message: 'Saturday, please.',
    }
    const { status } = await fetch(site.origin + SUBMIT_ENQUIRY.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiry),
    })
    expect(status).toBe(201)
    const names = await readdir(folder, { recursive: true })
    expect(names).toEqual(
      expect.arrayContaining([
        'enquiries.db',
        'enquiries.db-wal',
        INTERNAL_TOKEN_FILE,
        'published',
      ]),
    )
    for (const name of ['.', ...names]) {
      const { mode } = await stat(join(folder, name))
      expect([name, mode & 0o077]).toEqual([name, 0])
    }
  } finally {
    await site.stop()
  }
})
