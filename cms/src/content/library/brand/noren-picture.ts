import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bytesOf } from '@noren/contract/brand/colour'
import type { Palette } from '@noren/contract/brand/palette'
import { cmsFolder } from '../../../base/cms-folder.ts'
import { type Square, squareOf } from './square.ts'

/** A drawn noren: black its ground and white its cloth (`npm run marks -w site`). */
const FILE = 'src/content/library/brand/noren.png'

/** The noren of a company without a mark, in its colours: it was drawn once for all. */
export async function norenPicture({ brand, paper }: Palette): Promise<Square> {
  const { data, side } = await squareOf(await readFile(join(cmsFolder(), FILE)))
  const [ground, cloth] = [bytesOf(brand), bytesOf(paper)]
  // Of black, of white, and of each grey between, at the edges of the cloth.
  const colours = Array.from({ length: 256 }, (_, grey) =>
    ground.map((part, index) => Math.round(part + (((cloth[index] ?? 0) - part) * grey) / 255)),
  )
  for (let at = 0; at < data.length; at += 4) data.set(colours[data[at] ?? 0] ?? [], at)
  return { data, side }
}
