import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { norenMark } from '@noren/contract/brand/noren'
import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'
import { paletteFaults } from '@noren/contract/brand/palette-faults'
import { expect, test } from 'vitest'
import { publishingDesk } from '../../../test/publishing-desk.ts'
import { taken } from '../../../test/signed-in-desk.ts'
import { READY_PALETTES } from './palettes.ts'

const { composer, publisher, send, as, folder, shown } = await publishingDesk()

const CEDAR = { brand: '#1f3a2b', accent: '#8f5a14', paper: '#f9f6ee', ink: '#1f2620' }
const WAVE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8l4-8 4 8z"/></svg>'

const save = (body: object, query = '') => send(`/api/globals/brand?locale=ja${query}`, body)
const dataUrl = (type: string, text: string) =>
  `data:${type};base64,${Buffer.from(text).toString('base64')}`

/** The refusal of a request: each refused field, with its sentence. */
async function refusedAt(answer: Promise<Response>): Promise<Record<string, string>> {
  const response = await answer
  expect(response.status).toBe(400)
  const [{ data }] = (await response.json()).errors
  return Object.fromEntries(
    data.errors.map(({ path, message }: { path: string; message: string }) => [path, message]),
  )
}

test.each(READY_PALETTES)('“$name.ja” can be published as it is', ({ palette }) => {
  expect(paletteFaults(palette)).toEqual([])
})

test('a company that chose no look has the default colours and fonts, and a drawn noren', async () => {
  const { brand } = await composer.compose()
  expect(brand).toEqual({
    palette: DEFAULT_PALETTE,
    patterns: { waves: true, cloth: true },
    type: 'woven',
    mark: expect.stringMatching(/^\/media\/[0-9a-f]{20}\.svg$/),
  })
})

test('a colour that cannot be read is refused at its field with the nearest that can', async () => {
  const palette = { ...CEDAR, accent: '#e0a060', paper: 'きなり' }
  expect(await refusedAt(save({ palette, _status: 'published' }))).toEqual({
    'palette.paper': '色を選ぶか、「#1b2b55」のように入力してください。',
  })
  const light = { ...CEDAR, accent: '#e0a060' }
  expect(await refusedAt(save({ palette: light, _status: 'published' }))).toEqual({
    'palette.accent':
      '紙の色との差が小さく、読みにくい色です（コントラスト 1.8、必要な値 4.5）。読みやすい近い色は #985d16 です。',
  })
  await taken(save({ palette: { ...CEDAR, accent: '#985d16' }, _status: 'published' }))
})

test('colours are stored alike however they were written', async () => {
  const palette = { brand: '＃1F3A2B', accent: 'rgb(143 90 20)', paper: 'F9F6EE', ink: '#222' }
  const { result } = await taken(save({ palette, _status: 'published' }))
  expect(result.palette).toEqual({ ...CEDAR, ink: '#222222' })
})

test('a draft has its colours in its preview, and visitors see the published ones', async () => {
  await taken(save({ palette: CEDAR, _status: 'published' }))
  await taken(save({ palette: { ...CEDAR, brand: '#4a2350' }, _status: 'draft' }, '&draft=true'))
  expect((await composer.compose({ global: 'brand' })).brand?.palette).toEqual({
    ...CEDAR,
    brand: '#4a2350',
  })
  expect((await composer.compose()).brand?.palette).toEqual(CEDAR)
})

test('a draft has its fonts in its preview, and visitors see the published ones', async () => {
  await taken(save({ palette: CEDAR, type: 'clear', _status: 'published' }))
  await taken(save({ palette: CEDAR, type: 'warm', _status: 'draft' }, '&draft=true'))
  expect((await composer.compose({ global: 'brand' })).brand?.type).toBe('warm')
  expect((await composer.compose()).brand?.type).toBe('clear')
  expect(await refusedAt(save({ palette: CEDAR, type: 'comic', _status: 'published' }))).toEqual({
    type: expect.any(String),
  })
})

test('a half-written draft can be previewed: what is no colour yet is the default', async () => {
  await taken(save({ palette: { ...CEDAR, ink: '#12' }, _status: 'draft' }, '&draft=true'))
  const { brand } = await composer.compose({ global: 'brand' })
  expect(brand?.palette).toEqual({ ...CEDAR, ink: DEFAULT_PALETTE.ink })
})

test('a mark is cleaned before the form has it, published with all its files, and can be given up', async () => {
  const file = dataUrl('image/svg+xml', WAVE.replace('<path', '<script>alert(1)</script><path'))
  const { mark } = await taken(send('/api/globals/brand/mark', { file }))
  expect(mark).toMatch(/^<svg.*<path/)
  expect(mark).not.toContain('script')
  await taken(save({ palette: CEDAR, mark, _status: 'published' }))
  await taken(send('/api/globals/hero?locale=ja', { title: '潮', _status: 'published' }))
  await publisher.publish()
  const { brand } = await shown()
  const [, name = ''] = /^\/media\/([0-9a-f]{20})\.svg$/.exec(brand.mark) ?? []
  expect(await readFile(join(folder, 'media', `${name}.svg`), 'utf8')).toBe(mark)
  for (const ending of ['.ico', '-180x180.png', '-512x512-358.png']) {
    expect((await readFile(join(folder, 'media', name + ending))).length).toBeGreaterThan(0)
  }
  await taken(save({ mark: null, _status: 'published' }))
  await publisher.publish()
  const drawn = (await shown()).brand.mark
  expect(await readFile(join(folder, drawn), 'utf8')).toBe(norenMark(CEDAR))
})

test('a company without waves says so, and keeps its cloths', async () => {
  await taken(save({ patterns: { waves: false }, _status: 'published' }))
  expect((await composer.compose()).brand?.patterns).toEqual({ waves: false, cloth: true })
})

test('a name is cleaned and published as the company draws it, and given up for the typed one', async () => {
  const long = WAVE.replace('0 0 8 8', '0 0 40 8')
  const file = dataUrl('image/svg+xml', long.replace('<path', '<script>alert(1)</script><path'))
  const { mark: wordmark } = await taken(send('/api/globals/brand/wordmark', { file }))
  await taken(save({ wordmark, _status: 'published' }))
  await publisher.publish()
  const { brand } = await shown()
  expect(brand.wordmark).toEqual({
    src: expect.stringMatching(/^\/media\/[0-9a-f]{20}\.svg$/),
    ratio: 5,
  })
  expect(await readFile(join(folder, brand.wordmark.src), 'utf8')).toBe(wordmark)
  expect(wordmark).not.toContain('script')
  await taken(save({ wordmark: null, _status: 'published' }))
  await publisher.publish()
  expect((await shown()).brand).not.toHaveProperty('wordmark')
})

test('what is no mark is refused in the reader’s language, even in a draft', async () => {
  const file = dataUrl('text/plain', 'A seal')
  expect(await refusedAt(send('/api/globals/brand/mark', { file }))).toEqual({
    mark: 'SVGでもPNGでもないファイルです。ロゴを作った方からSVGを受け取るか、背景を透明にしたPNGで保存してください。',
  })
  const draft = save({ mark: 'A seal', _status: 'draft' }, '&draft=true')
  expect(Object.keys(await refusedAt(draft))).toEqual(['mark'])
})

test('an account for its own restaurants can change neither colours nor mark', async () => {
  const keeper = await as('restaurantEditor')
  const change = keeper.send('/api/globals/brand?locale=ja', { palette: CEDAR })
  expect((await change).status).toBe(403)
  const file = dataUrl('image/svg+xml', WAVE)
  expect((await keeper.send('/api/globals/brand/mark', { file })).status).toBe(403)
})
