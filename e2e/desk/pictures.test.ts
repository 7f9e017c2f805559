import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { press } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

function pictureOf(width: number, height: number): Promise<Buffer> {
  const colour = { create: { width, height, channels: 3, background: '#31435f' } } as const
  return sharp(colour).png().toBuffer()
}

/** Uploads a picture of this size as a member of staff. @returns its id */
async function uploaded(staff: APIRequestContext, width: number, height: number): Promise<number> {
  const buffer = await pictureOf(width, height)
  const answer = await staff.post('/api/media', {
    multipart: {
      file: { name: 'IMG_4711.png', mimeType: 'image/png', buffer },
      _payload: JSON.stringify({ altEn: 'The bay at dusk', altJa: '夕暮れの入り江' }),
    },
  })
  const { doc } = await answer.json()
  return doc.id
}

// Takes long: a picture is cut to all its sizes, and three screens are opened.
test('a picture is listed by its description, says where it is used, and cannot be deleted while it is', async ({
  house,
}) => {
  const calls = await house.calls()
  const image = await uploaded(calls, 320, 200)
  const found = await calls.get('/api/solutions?limit=1&locale=en')
  const [{ id, title }] = (await found.json()).docs
  const changed = await calls.patch(`/api/solutions/${id}`, { data: { image } })
  expect(await changed.text()).toContain(`"id":${id}`)
  expect(changed.status()).toBe(200)

  await using desk = await house.openDesk('/admin/collections/media')
  await desk.getByRole('link', { name: 'The bay at dusk' }).click()
  const uses = desk.getByRole('region', { name: 'Where it is used' })
  await expect(uses.getByRole('listitem')).toHaveText([`Business “${title}” Picture`])

  const refused = desk.waitForResponse((response) => response.request().method() === 'DELETE')
  await press(desk.locator('.doc-controls__popup button'))
  await desk.getByRole('button', { name: 'Delete', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  expect((await refused).status()).toBe(409)
  await expect(desk.getByText('This picture cannot be deleted, because it is used:')).toBeVisible()

  await openScreen(desk, `/admin/collections/solutions/${id}?locale=en`)
  await expect(desk.getByText('The bay at dusk', { exact: true })).toBeVisible()
  await expect(desk.getByText('“The bay at dusk” is too small for this place')).toContainText(
    'it has 320×200 pixels, and 800×600 are needed.',
  )
})

test('a picture uploaded a second time links to the existing one', async ({ house }) => {
  const image = await uploaded(await house.calls(), 330, 210)
  await using desk = await house.openDesk('/admin/collections/media/create', 'ja-JP')
  const buffer = await pictureOf(330, 210)
  const file = { name: 'IMG_4711 (1).png', mimeType: 'image/png', buffer }
  await desk.locator('input[type=file]').setInputFiles(file)
  const hint = desk.getByRole('status').filter({ hasText: 'この画像はすでに登録されています。' })
  await expect(hint.getByRole('link', { name: '夕暮れの入り江' })).toHaveAttribute(
    'href',
    `/admin/collections/media/${image}`,
  )
})
