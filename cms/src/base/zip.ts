import { crc32 } from 'node:zlib'

/** A file of an archive: its path, with slashes, and its text. */
export type ZippedFile = { path: string; text: string }

const UTF8_NAMES = 0x0800
/** 1 January 1980, the first day the format knows: the same files make the same archive. */
const DATE = 0x0021

/** Files as one ZIP archive, as they are: small texts, read once. */
export function zipOf(files: readonly ZippedFile[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { path, text } of files) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)]
    const facts = factsOf(name, data)
    const local = Buffer.concat([number(0x04034b50, 4), facts, number(0, 2), name, data])
    entries.push(
      Buffer.concat([
        number(0x02014b50, 4),
        number(20, 2),
        facts,
        // No comment, on one disk, no attributes.
        Buffer.alloc(12),
        number(offset, 4),
        name,
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.concat([
    number(0x06054b50, 4),
    Buffer.alloc(4),
    number(files.length, 2),
    number(files.length, 2),
    number(directory.length, 4),
    number(offset, 4),
    number(0, 2),
  ])
  return Buffer.concat([...locals, directory, end])
}

/** What both the file and its entry in the directory begin with. */
function factsOf(name: Buffer, data: Buffer): Buffer {
  return Buffer.concat([
    number(20, 2),
    number(UTF8_NAMES, 2),
    // Stored, at midnight.
    number(0, 4),
    number(DATE, 2),
    number(crc32(data), 4),
    number(data.length, 4),
    number(data.length, 4),
    number(name.length, 2),
  ])
}

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes)
  if (bytes === 2) buffer.writeUInt16LE(value)
  else buffer.writeUInt32LE(value)
  return buffer
}
