/**
 * Cuts the site's two Latin fonts from their npm packages into src/styles/fonts, where the build
 * reads them. Run it after changing the characters or the packages: `npm run fonts -w site`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
const BEYOND = '\u00a0©«®·»×½°¥€àáâäçèéêëìíîïñòóôöùúûüÀÉÈÖÜßāēīōūŌŪ–—‘’“”•…←→'
const CHARACTERS = ASCII.join('') + BEYOND

const FONTS = [
  {
    name: 'newsreader-display',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    // The version for large sizes in one weight: headings need no other.
    axes: { opsz: 60, wght: 390 },
  },
  {
    name: 'commissioner-text',
    file: '@fontsource-variable/commissioner/files/commissioner-latin-full-normal.woff2',
    axes: { slnt: 0, FLAR: 0, VOLM: 0, wght: { min: 400, max: 600 } },
  },
]

for (const { name, file, axes } of FONTS) {
  const source = await readFile(fileURLToPath(import.meta.resolve(file)))
  const font = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    preserveNameIds: [0, 13, 14],
  })
  await writeFile(new URL(`../src/styles/fonts/${name}.woff2`, import.meta.url), font)
  console.log(`${name}.woff2 ${font.length} bytes`)
}
