import { writeFile } from 'node:fs/promises'
import { draw, type Picture } from './draw.ts'
import { encode, type Pixels, rasterise } from './finish.ts'

/** Draws the pictures whose names were given to the program, or all, and writes each into its file. */
export async function printCatalogue(
  catalogue: Readonly<Record<string, Picture>>,
  fileOf: (name: string) => URL,
  finish: (drawn: Pixels) => Pixels,
): Promise<void> {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !(name in catalogue))
  if (unknown.length > 0) {
    console.error(`No such picture: ${unknown.join(', ')}. The names are listed in catalogue.ts.`)
    process.exit(1)
  }
  for (const [name, picture] of Object.entries(catalogue)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const svg = draw(name, picture)
    const pixels = finish(await rasterise(svg, picture.width, picture.height))
    const file = await encode(pixels, picture.quality)
    await writeFile(fileOf(name), file)
    console.log(`${name} ${picture.width}×${picture.height} ${Math.round(file.length / 1024)} KB`)
  }
}
