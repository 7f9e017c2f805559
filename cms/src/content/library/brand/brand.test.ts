import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { markFiles } from '@noren/contract/brand/mark'
import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'
import { paletteFaults } from '@noren/contract/brand/palette-faults'
import { expect, test } from 'vitest'
import { publishingDesk } from '../../../../test/publishing-desk.ts'
import { taken } from '../../../../test/signed-in-desk.ts'
import { READY_PALETTES } from './palettes.ts'

const { composer, payload, publisher, send, as, folder, shown } = await publishingDesk()

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

test('a company that chose no look has the default colours, fonts and structure, and a drawn noren', async () => {
  const { brand } = await composer.compose()
  expect(brand).toEqual({
    palette: DEFAULT_PALETTE,
    patterns: { waves: true, cloth: true },
    structure: { hero: 'stepped', line: 'thread', experience: 'left' },
    type: 'woven',
    mark: expect.stringMatching(/^\/media\/[0-9a-f]{20}-512x512\.png$/),
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

/** What the form gets for a drawing. */
async function drawn(field: 'mark' | 'wordmark', svg: string): Promise<string> {
  const { mark } = await taken(
    send(`/api/globals/brand/${field}`, { file: dataUrl('image/svg+xml', svg) }),
  )
  expect(mark).toMatch(/^data:image\/png;drawing=[\w-]+;base64,/)
  return mark
}

test('a mark is drawn before the form has it, published with all its files, and can be given up', async () => {
  const mark = await drawn('mark', WAVE.replace('<path', '<script>alert(1)</script><path'))
  await taken(save({ palette: CEDAR, mark, _status: 'published' }))
  await taken(send('/api/globals/hero?locale=ja', { title: '潮', _status: 'published' }))
  await publisher.publish()
  const { brand } = await shown()
  const files = Object.values(markFiles(brand.mark) ?? {})
  expect(files).toHaveLength(6)
  for (const file of files) {
    // Of the drawing itself, nothing is in what visitors get.
    expect((await readFile(join(folder, file))).includes('drawing')).toBe(false)
  }
  await taken(save({ mark: null, _status: 'published' }))
  await publisher.publish()
  expect((await shown()).brand.mark).not.toBe(brand.mark)
  expect((await readFile(join(folder, (await shown()).brand.mark))).length).toBeGreaterThan(0)
})

test('what is no mark is refused at every way in, and nothing keeps publishing from going on (attack 4)', async () => {
  await taken(save({ palette: CEDAR, mark: null, _status: 'published' }))
  const noText = 'ここには文章だけを入力してください。リストなど、別の形式の値は使えません。'
  const noMark =
    'この管理画面でファイルから作られたロゴではありません。ロゴのファイルをもう一度選んでください。'
  for (const [mark, sentence] of [
    [{ a: 1 }, noText],
    [['data:image/png;base64,'], noText],
    [12, noText],
    [WAVE, noMark],
    ['data:image/png;base64,AAAA', noMark],
  ]) {
    const said = { mark: sentence }
    expect(await refusedAt(save({ mark, _status: 'published' }))).toEqual(said)
    expect(await refusedAt(save({ mark, _status: 'draft' }, '&draft=true'))).toEqual(said)
  }
  for (const file of [{ a: 1 }, ['data:;base64,'], 'A seal'])
    expect((await send('/api/globals/brand/mark', { file })).status).toBe(400)
  expect(await publisher.publish()).toMatchObject({ state: 'published' })
})

test('a mark that could not be drawn when the desk was upgraded is kept as published, and named (attack 4)', async () => {
  const mark = await drawn('mark', WAVE)
  await taken(save({ palette: CEDAR, mark, _status: 'published' }))
  await publisher.publish()
  const before = (await shown()).brand
  const write = (text: string) =>
    payload.db.updateGlobal({
      slug: 'brand',
      data: { palette: CEDAR, _status: 'published', mark: text },
    })
  for (const text of [WAVE, '[object Object]', 'data:image/png;base64,AAAA']) {
    await write(text)
    await taken(send('/api/globals/hero?locale=ja', { title: text, _status: 'published' }))
    expect(await publisher.publish()).toMatchObject({ state: 'published' })
    const { brand, content } = await shown()
    expect([brand, content.hero.ja.title]).toEqual([before, text])
    expect(publisher.heldBack()).toEqual([
      {
        of: { global: 'brand' },
        document: { en: 'Look and brand', ja: '見た目・ブランド' },
        field: { en: 'Mark', ja: 'ロゴ' },
        screen: '/admin/globals/brand',
      },
    ])
  }
  // Its colours can be changed all the same.
  await taken(save({ palette: { ...CEDAR, accent: '#985d16' }, _status: 'published' }))
  await publisher.publish()
  expect((await shown()).brand).toMatchObject({
    mark: before.mark,
    palette: { accent: '#985d16' },
  })
  await taken(save({ mark: null, _status: 'published' }))
  await publisher.publish()
  expect(publisher.heldBack()).toEqual([])
})

test('an old version with a mark that was never made into a picture is not restored (attack 4)', async () => {
  await taken(save({ palette: CEDAR, mark: await drawn('mark', WAVE), _status: 'published' }))
  await taken(save({ palette: CEDAR, mark: null, _status: 'published' }))
  const { docs } = await payload.findGlobalVersions({ slug: 'brand', limit: 2, sort: '-updatedAt' })
  const [, old] = docs
  const restore = () => send(`/api/globals/brand/versions/${old?.id}`, {})
  await taken(restore())
  expect((await payload.findGlobal({ slug: 'brand', draft: true })).mark).toMatch(
    /^data:image\/png/,
  )
  await payload.db.updateGlobalVersion({
    global: 'brand',
    id: old?.id ?? '',
    versionData: { ...old, version: { ...old?.version, mark: WAVE } },
  })
  expect(Object.keys(await refusedAt(restore()))).toEqual(['mark'])
  await taken(save({ palette: CEDAR, mark: null, _status: 'published' }))
})

test('a company without waves says so, and keeps its cloths', async () => {
  await taken(save({ patterns: { waves: false }, _status: 'published' }))
  expect((await composer.compose()).brand?.patterns).toEqual({ waves: false, cloth: true })
})

test('a company chooses how its pages are built, a part at a time, and nothing that is no choice', async () => {
  await taken(save({ structure: { hero: 'framed', line: 'footprints' }, _status: 'published' }))
  expect((await composer.compose()).brand?.structure).toEqual({
    hero: 'framed',
    line: 'footprints',
    experience: 'left',
  })
  expect(
    await refusedAt(save({ structure: { experience: 'below' }, _status: 'published' })),
  ).toEqual({ 'structure.experience': expect.any(String) })
})

test('a name is published as the company draws it, and given up for the typed one', async () => {
  const long = '<path d="M0 0h40v8H0z"/>'
  const wordmark = await drawn(
    'wordmark',
    WAVE.replace('0 0 8 8', '0 0 40 8').replace(/<path.*\/>/, long),
  )
  await taken(save({ wordmark, _status: 'published' }))
  await publisher.publish()
  const { brand } = await shown()
  expect(brand.wordmark.src).toMatch(/^\/media\/[0-9a-f]{20}-1199x240\.png$/)
  expect(brand.wordmark.ratio).toBeCloseTo(5, 2)
  expect((await readFile(join(folder, brand.wordmark.src))).length).toBeGreaterThan(0)
  await taken(save({ wordmark: null, _status: 'published' }))
  await publisher.publish()
  expect((await shown()).brand).not.toHaveProperty('wordmark')
})

test('what is no mark is refused in the reader’s language', async () => {
  const file = dataUrl('text/plain', 'A seal')
  expect(await refusedAt(send('/api/globals/brand/mark', { file }))).toEqual({
    mark: 'SVGでもPNGでもないファイルです。ロゴを作った方からSVGを受け取るか、背景を透明にしたPNGで保存してください。',
  })
})

test('an account for its own restaurants can change neither colours nor mark', async () => {
  const keeper = await as('restaurantEditor')
  const change = keeper.send('/api/globals/brand?locale=ja', { palette: CEDAR })
  expect((await change).status).toBe(403)
  const file = dataUrl('image/svg+xml', WAVE)
  expect((await keeper.send('/api/globals/brand/mark', { file })).status).toBe(403)
})
