import { mkdir, writeFile } from 'node:fs/promises'
import { draw } from '../kit/draw.ts'
import { encode, rasterise } from '../kit/finish.ts'
import { catalogue } from './catalogue.ts'
import { soak } from './kit/soak.ts'

/** `node demo/artwork/ryokan/generate.ts [names…]`: paints every picture, or the named ones, into `demo/ryokan/pictures/`. */
const pictures = new URL('../../ryokan/pictures/', import.meta.url)
const wanted = process.argv.slice(2)

await mkdir(pictures, { recursive: true })
for (const [name, picture] of Object.entries(catalogue)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const pixels = soak(await rasterise(draw(name, picture), picture.width, picture.height))
  const file = await encode(pixels, picture.quality)
  await writeFile(new URL(`${name}.webp`, pictures), file)
  console.log(`${name} ${Math.round(file.length / 1024)} KB`)
}
