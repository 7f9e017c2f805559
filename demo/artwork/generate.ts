import { mkdir, writeFile } from 'node:fs/promises'
import { catalogue } from './catalogue.ts'
import { draw } from './kit/draw.ts'
import { encode, print, rasterise } from './kit/finish.ts'

/** `node demo/artwork/generate.ts [names…]`: prints every picture, or the named ones, into `originals/`. */
const originals = new URL('./originals/', import.meta.url)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in catalogue))
if (unknown.length > 0) {
  console.error(`No such picture: ${unknown.join(', ')}. The names are listed in catalogue.ts.`)
  process.exit(1)
}

await mkdir(originals, { recursive: true })
for (const [name, picture] of Object.entries(catalogue)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const svg = draw(name, picture)
  const pixels = print(await rasterise(svg, picture.width, picture.height))
  const file = await encode(pixels, picture.quality)
  await writeFile(new URL(`${name}.webp`, originals), file)
  console.log(`${name} ${picture.width}×${picture.height} ${Math.round(file.length / 1024)} KB`)
}
