import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEARCH } from '../../scripts/testing/search.ts'
import { plainAddress } from './former-site/address.ts'
import { readFormerSite, readTarget } from './former-site/read.ts'
import { readDay, writeDay } from './hours/calendar.ts'
import { readClock, writeClock } from './hours/clock.ts'
import { readLocalizedText } from './localized.ts'
import { MAP_EMBEDS, readMapLink } from './map-link.ts'
import { PAPER_KINDS, paperPath, readPaperPath } from './paper/paper-path.ts'
import { safeImage, safeLink } from './safe-url.ts'
import { parseSnapshot, readSnapshotFileName, snapshotFileName } from './snapshot.ts'
import { anyJson, anyText } from './testing/any-json.ts'

/** Pieces that addresses are made of, and those by which they mislead. */
const PIECES = [
  ...['https:', 'http:', 'HTTPS:', 'javascript:', 'data:', 'blob:', '//', '/', '\\', ':', '@', '?'],
  ...['#', '%', '%2f', '%5C', '%00', '%0a', '%252e', '..', '.', '*', '&', '=', ' ', '\t', '\n'],
  ...['\u200B', '\uFEFF', '／', '．', '｡', 'www.google.com', 'evil.example', 'localhost', 'maps'],
  ...['embed', 'pb', 'key', 'media', 'assets', 'a', '1', 'あ', 'か\u3099', '\uD800', '<', '"', "'"],
]

/** How addresses begin that get far enough to matter. */
const BEGINNINGS = ['', '/', '/a/*', 'https://www.google.com/maps/embed?pb=1', 'https://a.example/']

/** An address or what looks like one. */
const address = fc.oneof(
  anyText(),
  fc
    .tuple(
      fc.constantFrom(...BEGINNINGS),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }),
      anyText(),
    )
    .map(([beginning, pieces, rest]) => beginning + pieces.join('') + rest),
)

test('a link that visitors may follow leads to a known scheme or to a path of this site', () => {
  const property = fc.property(address, (raw) => {
    const link = safeLink(raw)
    if (link === null) return
    const { protocol, host } = new URL(link, 'https://noren.example')
    expect(['https:', 'mailto:', 'tel:']).toContain(protocol)
    if (link.startsWith('/')) expect(host).toBe('noren.example')
    expect(safeLink(link)).toBe(link)
  })
  fc.assert(property, SEARCH)
})

test('a picture is one of ours or of an allowed origin', () => {
  const property = fc.property(address, (raw) => {
    const origins = ['https://pictures.example']
    const image = safeImage(raw, origins)
    if (image === null) return
    const { origin } = new URL(image, 'https://noren.example')
    expect(['https://noren.example', ...origins]).toContain(origin)
    expect(safeImage(image, origins)).toBe(image)
  })
  fc.assert(property, SEARCH)
})

test('a map is always of a service that pages may frame', () => {
  const property = fc.property(address, (raw) => {
    const { src } = readMapLink(raw)
    const { origin, pathname } = new URL(src)
    const known = MAP_EMBEDS.some((embed) => embed.origin === origin && embed.path.test(pathname))
    expect(known).toBe(true)
    expect(readMapLink(src).src).toBe(src)
  })
  fc.assert(property, SEARCH)
})

test('an address of the former website has one spelling, which is its own', () => {
  const property = fc.property(address, (raw) => {
    const plain = plainAddress(raw)
    if (plain === null) return
    expect(plain.path).toMatch(/^\/(?!\/)/)
    const again = plainAddress(plain.path + (plain.query && `?${plain.query}`))
    expect(again?.path).toBe(plain.path)
  })
  fc.assert(property, SEARCH)
})

test('rows of the former website lead to a path of this site or by http, whatever a star replaces', () => {
  const from = fc.constantFrom('/*', '/a/*', '/a', '/a?x=*', '/a*b', '/?p=1')
  const to = fc.oneof(fc.constantFrom('/*', '/b/*', '/b', 'https://a.example/*'), address)
  const property = fc.property(from, to, address, (former, target, star) => {
    const asked = plainAddress(former.replace('*', () => star))
    const found = asked && readFormerSite([[former, target], 'no row']).find(asked)
    const { protocol, host } = new URL(found?.to ?? '/', 'https://noren.example')
    expect(['https:', 'http:']).toContain(protocol)
    if (!found || found.to.startsWith('/')) expect(host).toBe('noren.example')
  })
  fc.assert(property, { ...SEARCH, numRuns: 5 * SEARCH.numRuns })
})

test('a new address that may be written stays as it is read', () => {
  const property = fc.property(address, (raw) => {
    const target = readTarget(raw)
    expect(target === null ? null : readTarget(target)).toBe(target)
  })
  fc.assert(property, SEARCH)
})

test('a text in languages is read from an object and from its JSON, once and not twice', () => {
  const property = fc.property(anyJson(['en', 'jp', 'ja', '__proto__']), (raw) => {
    const read = readLocalizedText(raw)
    expect(readLocalizedText(read)).toEqual(read)
    expect(readLocalizedText(JSON.stringify(read))).toEqual(read)
  })
  fc.assert(property, SEARCH)
})

test('days and times are read as they are written, and nothing else is one', () => {
  const day = fc.integer({ min: 0, max: 2_932_896 })
  const property = fc.property(
    day,
    fc.nat({ max: 2 * 1440 - 1 }),
    anyText(),
    (at, minutes, text) => {
      expect(readDay(writeDay(at))).toBe(at)
      expect(readClock(writeClock(minutes))).toBe(minutes)
      const [date, clock] = [readDay(text), readClock(text)]
      expect(date === null || writeDay(date) === text).toBe(true)
      expect(clock === null || readClock(writeClock(clock)) === clock).toBe(true)
    },
  )
  fc.assert(property, SEARCH)
})

test('the path of a printed sheet and the name of a snapshot are read as they are written', () => {
  const sheet = fc.record({
    installation: fc.stringMatching(/^[a-z0-9]{4,6}$/),
    restaurant: fc.stringMatching(/^[a-z0-9-]{1,100}$/),
    kind: fc.constantFrom(...PAPER_KINDS),
    seq: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  })
  const hash = fc.stringMatching(/^[0-9a-f]{64}$/)
  const property = fc.property(sheet, hash, anyText(), (paper, sha256, text) => {
    expect(readPaperPath(paperPath('en', paper).replace('/paper/', ''))).toEqual(paper)
    const name = snapshotFileName(paper.seq, sha256)
    expect(readSnapshotFileName(name)).toEqual({ seq: paper.seq, sha256 })
    expect([readPaperPath(text), readSnapshotFileName(text)]).toEqual([null, null])
  })
  fc.assert(property, SEARCH)
})

test('a file that is no snapshot is refused by an error that says so', () => {
  const property = fc.property(anyJson(['schema', 'seq', 'content', 'modified']), (raw) => {
    expect(() => parseSnapshot(JSON.stringify(raw))).toThrow(/./)
  })
  fc.assert(property, SEARCH)
})
