import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipOf } from './zip.ts'

/** The files of an archive, found by its directory as programs do that unpack one. */
function filesIn(archive: Buffer): Map<string, string> {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  let at = archive.readUInt32LE(end + 16)
  const files = Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const [sum, size, length] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ]
    const begins = archive.readUInt32LE(at + 42) + 30 + length
    const path = archive.toString('utf8', at + 46, at + 46 + length)
    const data = archive.subarray(begins, begins + size)
    expect(crc32(data)).toBe(sum)
    at += 46 + length
    return [path, data.toString('utf8')] as const
  })
  expect(at).toBe(end)
  return new Map(files)
}

test('an archive has its files under their names, in any script', () => {
  const files = [
    { path: 'README.txt', text: '営業時間\n' },
    { path: '潮火/location.json', text: '{}\n' },
    { path: 'empty.txt', text: '' },
  ]
  expect(filesIn(zipOf(files))).toEqual(new Map(files.map(({ path, text }) => [path, text])))
})

test('the same files make the same archive', () => {
  const files = [{ path: 'a.txt', text: 'a' }]
  expect(zipOf(files).equals(zipOf(files))).toBe(true)
})
