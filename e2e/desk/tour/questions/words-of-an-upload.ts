import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../../support/folders.ts'
import { expect } from '../../../support/test.ts'
import { expectOwnWords } from '../own-words.ts'
import type { Question } from '../visit.ts'

export const wordsOfAnUpload: Question = {
  title: 'speaks no other language when several files are uploaded at once',
  // It leaves the drawer of the upload open: the last screen of the pictures.
  isFor: ({ name }, { reads, writes }) =>
    name === '/admin/collections/media as a table' && reads === writes,
  ask: async ({ desk, reads }) => {
    await desk.locator('.list-header__title-actions button').first().click()
    await expectOwnWords(desk, reads, 'before files are chosen')
    const upload = desk.locator('dialog[open]')
    const buffer = await readFile(join(ROOT, 'docs/images/home.webp'))
    const files = ['1.webp', '2.webp'].map((name) => ({ name, mimeType: 'image/webp', buffer }))
    await upload.locator('input[type=file]').setInputFiles(files)
    await expect(upload.locator('[name=altEn]')).toBeVisible()
    await expectOwnWords(desk, reads, 'files that are chosen')
    await upload.locator('.btn--style-primary:visible').click()
    await expect(desk.locator('.payload-toast-item').first()).toBeVisible()
    await expectOwnWords(desk, reads, 'files that could not be saved')
  },
}
