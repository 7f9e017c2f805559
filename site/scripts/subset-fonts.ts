/**
 * Cuts the Latin fonts of the type pairings from their npm packages into contract/fonts, where the
 * builds of the site and of the desk read them. Each is two files: a page loads the second only if it
 * has a letter of it. Run it after changing the characters or the packages: `npm run fonts -w site`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
/** What English and Japanese in Latin letters need. */
const ENGLISH = `${ASCII.join('')}\u00a0©®·×½°¥éāēīōūŌŪ–—‘’“”•…←→`
/** In the `unicode-range` of each sheet of src/styles/type. */
const OTHER_LANGUAGES = '«»€àáâäçèêëìíîïñòóôöùúûüÀÉÈÖÜß'

/** What browsers apply by themselves, and the figures our styles ask for; no small capitals and the like. */
const FEATURES = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk', 'rvrn']
const FIGURES = ['lnum', 'pnum', 'tnum']

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
  {
    name: 'hanken-grotesk-display',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: 350 },
  },
  {
    name: 'hanken-grotesk-text',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    name: 'alegreya-display',
    file: '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
    axes: { wght: 450 },
  },
  {
    name: 'nunito-sans-text',
    file: '@fontsource-variable/nunito-sans/files/nunito-sans-latin-full-normal.woff2',
    // Narrower than it was drawn, so that as much text fits as in the others.
    axes: { opsz: 12, wdth: 96, YTLC: 500, wght: { min: 400, max: 600 } },
  },
]

for (const { name, file, axes } of FONTS) {
  const source = await readFile(fileURLToPath(import.meta.resolve(file)))
  await cut(name, ENGLISH)
  await cut(`${name}-other`, OTHER_LANGUAGES)

  async function cut(cutName: string, characters: string): Promise<void> {
    const font = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      keepFeatures: [...FEATURES, ...FIGURES],
      variationAxes: axes,
      preserveNameIds: [0, 13, 14],
    })
    await writeFile(new URL(`../../contract/fonts/${cutName}.woff2`, import.meta.url), font)
    console.log(`${cutName}.woff2 ${font.length} bytes`)
  }
}
