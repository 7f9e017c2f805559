const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** Makes a Windows icon file (`.ico`) of square PNG pictures of up to 256 pixels. */
export function iconFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES)
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}
