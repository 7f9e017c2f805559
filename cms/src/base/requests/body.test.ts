import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { checkBody } from './body.ts'
import { checked } from './checked.ts'

const FORM = 'multipart/form-data; boundary=xx'
const FILE =
  '--xx\r\nContent-Disposition: form-data; name="file"; filename="a.webp"\r\n' +
  'Content-Type: image/webp\r\n\r\nRIFF\r\n'
const DOCUMENT = '--xx\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"altEn":"a"}\r\n'
const END = '--xx--\r\n'

function check(path: string, type: string, body: BodyInit) {
  const url = new URL(path, 'http://localhost:3001')
  const init = { method: 'POST', body, headers: { 'Content-Type': type } }
  return checkBody(new Request(url, init), url)
}

test('a request of the desk reaches Payload unchanged', async () => {
  const form = await check('/api/media', FORM, FILE + DOCUMENT + END)
  expect(await new Response(form).text()).toBe(FILE + DOCUMENT + END)
  const json = await check('/api/users/login', 'application/json', '{"email":"a@example.jp"}')
  expect(await new Response(json).text()).toBe('{"email":"a@example.jp"}')
  expect(await check('/api/users/logout', 'application/json', '')).toBeNull()
})

test('a body in chunks is counted while it is read, and ended where it is too large (attack 6)', async () => {
  const chunk = new Uint8Array(1024 * 1024).fill(32)
  for (const type of ['application/json', 'multipart/form-data; boundary=xx', 'text/plain']) {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1
        controller.enqueue(chunk)
        if (sent === 300) controller.close()
      },
    })
    const init = { method: 'PATCH', body, duplex: 'half', headers: { 'Content-Type': type } }
    const handler = checked('http://localhost:3001', async () => new Response('not refused'))
    const answer = await handler(new Request('http://localhost:3001/api/enquiries?locale=ja', init))
    expect([answer.status, answer.headers.get('Connection')]).toEqual([413, 'close'])
    expect(await answer.text()).toContain('25MB')
    expect(sent).toBeLessThan(30)
  }
})

test('a form whose last part has no end is refused', proves('I08'), async () => {
  for (const cut of [FILE + DOCUMENT, FILE.slice(0, -6), FILE, '', 'hello', '--xx']) {
    await expect(check('/api/media', FORM, cut)).rejects.toThrow('arrived incomplete or changed')
  }
  await expect(check('/api/media', 'multipart/form-data', FILE + END)).rejects.toThrow(
    'arrived incomplete or changed',
  )
})

test('a NUL in the name of a file or in a text is refused', proves('I06'), async () => {
  const name = FILE.replace('a.webp', 'a\0.webp')
  await expect(check('/api/media', FORM, name + DOCUMENT + END)).rejects.toThrow('NUL')
  for (const body of ['{"name":"a\\u0000b"}', '{"a":{"b":["\\u0000"]}}', '{"\\u0000":1}']) {
    await expect(check('/api/restaurants', 'application/json', body)).rejects.toThrow('NUL')
  }
  await expect(check('/api/restaurants', 'application/json', '{"a":"\\ud800"}')).rejects.toThrow(
    'NUL',
  )
  const written = await check('/api/restaurants', 'application/json', '{"name":"\\\\u0000"}')
  expect(written).not.toBeNull()
})

test('a picture is uploaded as a file, never fetched from an address', proves('I10'), async () => {
  const url = '{"url":"http://127.0.0.1:3000/x.webp","filename":"x.webp","altEn":"a"}'
  const inForm = `--xx\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${url}\r\n${END}`
  const asText = '--xx\r\nContent-Disposition: form-data; name="file"\r\n\r\n{"filename":"x"}\r\n'
  await expect(check('/api/media', 'application/json', url)).rejects.toThrow('choose a file')
  await expect(check('/api/videos', FORM, inForm)).rejects.toThrow('choose a file')
  await expect(check('/api/media/1', FORM, asText + END)).rejects.toThrow('choose a file')
})

test('a body that is no JSON object, or not declared as JSON, is refused', async () => {
  for (const body of ['{"a":', 'null', '1', '"x"', '[]', '\xff']) {
    await expect(check('/api/restaurants', 'application/json', body)).rejects.toThrow('JSON object')
  }
  for (const type of ['text/plain', 'application/xml', 'application/jsonx']) {
    await expect(check('/api/restaurants', type, '{}')).rejects.toThrow('must be JSON or a form')
  }
})
