import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, houseTest as test } from '../support/test.ts'

/** Uploads a picture of this size as a member of staff. @returns its id */
async function uploaded(desk: Page, width: number, height: number): Promise<number> {
  const colour = { create: { width, height, channels: 3, background: '#31435f' } } as const
  const buffer = await sharp(colour).png().toBuffer()
  const answer = await desk.request.post('/api/media', {
    headers: { origin: new URL(desk.url()).origin },
    multipart: {
      file: { name: 'IMG_4711.png', mimeType: 'image/png', buffer },
      _payload: JSON.stringify({ altEn: 'The bay at dusk', altJa: '夕暮れの入り江' }),
    },
  })
  const { doc } = await answer.json()
  return doc.id
}

test('a picture is listed by what it shows, says where it is used, and is kept while it is', async ({
  house,
}) => {
  const desk = await house.openDesk('/admin/collections/media')
  const headers = { origin: house.cms.origin }
  const image = await uploaded(desk, 320, 200)
  const found = await desk.request.get('/api/solutions?limit=1&locale=en', { headers })
  const [{ id, title }] = (await found.json()).docs
  const changed = await desk.request.patch(`/api/solutions/${id}`, { headers, data: { image } })
  expect(await changed.text()).toContain(`"id":${id}`)
  expect(changed.status()).toBe(200)

  await desk.goto('/admin/collections/media')
  await desk.getByRole('link', { name: '夕暮れの入り江' }).click()
  const uses = desk.getByRole('region', { name: 'Where it is used' })
  await expect(uses.getByRole('listitem')).toHaveText([`Business “${title}” Picture`])

  const refused = desk.waitForResponse((response) => response.request().method() === 'DELETE')
  await desk.locator('.doc-controls__popup button').click()
  await desk.getByRole('button', { name: 'Delete', exact: true }).click()
  await desk.getByRole('button', { name: 'Confirm' }).click()
  expect((await refused).status()).toBe(409)
  await expect(desk.getByText('This picture cannot be deleted, because it is used:')).toBeVisible()

  await desk.goto(`/admin/collections/solutions/${id}?locale=en`)
  await expect(desk.getByText('“The bay at dusk” is too small for this place')).toContainText(
    'it has 320×200 pixels, and 800×600 are needed.',
  )
})
