import { expect, test } from 'vitest'
import { TOO_LARGE, UPLOAD_LIMIT_BYTES } from '../../../base/requests/upload-limit.ts'
import { NEW_PICTURE, NO_PICTURE } from './library-words.ts'
import { afterEvent, answered, FILES_LIMIT, type Upload, type UploadEvent } from './uploads.ts'

const photo = (name: string, type = 'image/jpeg', bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type })
const photos = (count: number) => Array.from({ length: count }, (_, at) => photo(`${at}.jpg`))

/** The files after some events, in their order. */
const after = (...events: UploadEvent[]) =>
  events.reduce<readonly Upload[]>((uploads, event) => afterEvent(uploads, event), [])
const states = (uploads: readonly Upload[]) => uploads.map(({ state }) => state)
const described = (key: number): UploadEvent => ({ key, change: { facts: { altJa: '鯖' } } })
const begin: UploadEvent = { begin: 'asked' }

test('a file is refused beside its name before it is sent, when it is too large or no picture', () => {
  const files = [
    photo('menu.pdf', 'application/pdf'),
    photo('large.jpg', 'image/jpeg', UPLOAD_LIMIT_BYTES + 1),
    photo('IMG_1.HEIC', ''),
  ]
  const uploads = after({ files })
  expect(uploads.map(({ refusal }) => refusal)).toEqual([NO_PICTURE, TOO_LARGE, null])
  expect(states(uploads)).toEqual(['refused', 'refused', 'asked'])
})

test('a picture without any description is asked for one; a decorative one needs none', () => {
  const decorative: UploadEvent = { key: 3, change: { facts: { decorative: true } } }
  const uploads = after({ files: photos(3) }, described(2), decorative, begin)
  expect(states(uploads)).toEqual(['asked', 'sending', 'sending'])
  expect(uploads[0]?.refusal).toBe(NEW_PICTURE.undescribed)
})

test('two are sent at a time, and the next as soon as one is there, refused, stopped or taken off', () => {
  const four = [{ files: photos(6) }, ...[1, 2, 3, 4, 5, 6].map(described), begin]
  expect(states(after(...four))).toEqual(['sending', 'sending', 'waits', 'waits', 'waits', 'waits'])
  const ended: UploadEvent[] = [
    { key: 1, change: answered({ id: 40 }) },
    { key: 2, change: answered({ status: 400, refusal: undefined }) },
    { key: 3, change: { state: 'asked' } },
    { key: 4, change: null },
  ]
  expect(states(after(...four, ...ended))).toEqual([
    'added',
    'refused',
    'asked',
    'sending',
    'sending',
  ])
})

test('what was cut off goes on with the same file and words; what was refused does not', () => {
  const sent = [{ files: photos(2) }, described(1), described(2), begin]
  const lost = answered({ status: 0, refusal: undefined })
  expect(lost).toEqual({ state: 'lost', refusal: NEW_PICTURE.cutOff })
  const refused = answered({ status: 400, refusal: { errors: [{ message: '使えません。' }] } })
  expect(refused).toEqual({ state: 'refused', refusal: '使えません。' })
  const uploads = after(...sent, { key: 1, change: lost }, { key: 2, change: refused })
  const resumed = afterEvent(uploads, { begin: 'lost' })
  expect(states(resumed)).toEqual(['sending', 'refused'])
  expect(resumed[0]).toMatchObject({ facts: { altJa: '鯖' }, part: 0, refusal: null })
  expect(resumed[0]?.file).toBe(uploads[0]?.file)
})

test('who is signed out, or asks too often, may try again', () => {
  for (const status of [401, 412, 429, 500, 503]) {
    expect(answered({ status, refusal: undefined }).state).toBe('lost')
  }
  for (const status of [400, 403, 413]) {
    expect(answered({ status, refusal: undefined }).state).toBe('refused')
  }
})

test('twenty are taken at a time, and each keeps a key of its own', () => {
  const uploads = after({ files: photos(18) }, { key: 18, change: null }, { files: photos(5) })
  expect(uploads).toHaveLength(FILES_LIMIT)
  expect(new Set(uploads.map(({ key }) => key)).size).toBe(FILES_LIMIT)
})

test('where one picture is wanted, a new file takes the place of the one before', () => {
  const uploads = after({ files: photos(1) }, described(1), { only: [photo('new.jpg')] })
  expect(uploads.map(({ file, facts, state }) => [file.name, facts, state])).toEqual([
    ['new.jpg', {}, 'asked'],
  ])
})
