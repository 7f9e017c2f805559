import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEARCH } from '../../../scripts/testing/search.ts'
import { publicHalf, readSignedText, signedText, signingKey, verifyingKey } from './signature.ts'

/** The first test vector of RFC 8032. */
const SECRET = Buffer.from(
  '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
  'hex',
).toString('base64url')
const PUBLIC = Buffer.from(
  'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  'hex',
).toString('base64url')

const key = signingKey(SECRET)

/** The key others check signatures with. */
function others(half: string) {
  const found = verifyingKey(half)
  if (!found) throw new Error(`${half} is no key`)
  return found
}

test('the public half is the one the standard says', () => {
  expect(publicHalf(key)).toBe(PUBLIC)
})

test('a signed text is read with the public half', () => {
  const signed = signedText('current', 'snap-1', key)
  expect(signed).toMatch(/^snap-1\n[\w-]{86}\n$/)
  expect(readSignedText('current', signed, others(PUBLIC))).toBe('snap-1')
  expect(readSignedText('current', signed, key)).toBe('snap-1')
})

test('one changed character, another purpose or another key is no signature', () => {
  const signed = signedText('current', 'snap-1', key)
  const stranger = publicHalf(signingKey(Buffer.alloc(32, 7).toString('base64url')))
  expect(readSignedText('current', signed.replace('snap-1', 'snap-2'), others(PUBLIC))).toBeNull()
  expect(readSignedText('files', signed, others(PUBLIC))).toBeNull()
  expect(readSignedText('current', signed, others(stranger))).toBeNull()
  for (const cut of ['', '\n', 'snap-1\n', signed.slice(0, -1), `${signed}\n`]) {
    expect([cut, readSignedText('current', cut, others(PUBLIC))]).toEqual([cut, null])
  }
})

test('any text is read below its signature, and with no change anywhere in the two', () => {
  const lines = fc.string({ unit: 'grapheme' })
  const signs = fc.constantFrom(...'ABEQgwx-_=\n あ')
  const property = fc.property(lines, signs, fc.nat(), (text, sign, place) => {
    const signed = signedText('files', text, key)
    expect(readSignedText('files', signed, others(PUBLIC))).toBe(text)
    const at = place % signed.length
    const changed = signed.slice(0, at) + sign + signed.slice(at + 1)
    const isChanged = changed !== signed
    expect(readSignedText('files', changed, others(PUBLIC))).toBe(isChanged ? null : text)
  })
  fc.assert(property, SEARCH)
})

test('the spare bits of a signature’s last character are no second spelling of it', () => {
  const signed = signedText('current', 'snap-1', key)
  const last = signed.at(-2) ?? ''
  for (const other of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
    const text = readSignedText('current', `${signed.slice(0, -2)}${other}\n`, others(PUBLIC))
    expect([other, text]).toEqual([other, other === last ? 'snap-1' : null])
  }
})

test('a text that is no key is refused before it is used', () => {
  for (const half of ['', 'key', `${PUBLIC}=`, PUBLIC.slice(1)]) {
    expect([half, verifyingKey(half)]).toEqual([half, null])
  }
})
