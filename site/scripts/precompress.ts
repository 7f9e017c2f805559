import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Text formats; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(css|js|json|svg|txt|webmanifest)$/
/** Smaller files, in bytes, are served uncompressed. */
const WORTH_COMPRESSING = 512

/** Writes `.br` and `.gz` beside the browser's files, so that the server only reads them. */
const folder = fileURLToPath(new URL('../dist/client/', import.meta.url))
for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
  const path = join(entry.parentPath, entry.name)
  if (!entry.isFile() || path.includes('/.vite/') || !COMPRESSIBLE.test(entry.name)) continue
  const bytes = readFileSync(path)
  if (bytes.byteLength < WORTH_COMPRESSING) continue
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
