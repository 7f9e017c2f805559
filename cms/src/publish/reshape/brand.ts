import { isDeepStrictEqual } from 'node:util'
import { isHex } from '@noren/contract/brand/colour'
import { DEFAULT_PALETTE, type Palette } from '@noren/contract/brand/palette'
import type { Payload } from 'payload'
import type { Edition } from '../../base/targets/target.ts'
import { type Mark, markOf } from '../../content/brand/mark-files.ts'
import { type DraftOf, publishedGlobal } from '../../content/source.ts'
import type { Brand } from '../../payload-types.ts'

type PublishedBrand = NonNullable<Edition['brand']>

/** The marks of composed brands. An edition has only their addresses, since it is published as it is. */
const marks = new WeakMap<PublishedBrand, Mark>()

/** The brand of the snapshot. A company that has not chosen one has the default colours, and a drawn mark. */
export async function publishedBrand(payload: Payload, draftOf?: DraftOf): Promise<PublishedBrand> {
  const doc = (await publishedGlobal(payload, 'brand', draftOf))?.en
  const palette = paletteOf(doc?.palette)
  const mark = markOf(doc?.mark || null, palette)
  const brand = { palette, mark: mark.address }
  marks.set(brand, mark)
  return brand
}

/** Whether this is how a company looks that has chosen nothing. */
export function isDefaultBrand({ palette, mark }: PublishedBrand): boolean {
  const unchosen = { palette: DEFAULT_PALETTE, mark: markOf(null, DEFAULT_PALETTE).address }
  return isDeepStrictEqual({ palette, mark }, unchosen)
}

/** The mark of a composed edition, with its files. */
export function markOfEdition({ brand }: Edition): Mark | undefined {
  return brand && marks.get(brand)
}

/** A draft may have a colour that is none. */
function paletteOf(stored: Partial<Brand['palette']> = {}): Palette {
  const colour = (name: keyof Palette) => {
    const hex = stored[name] ?? ''
    return isHex(hex) ? hex : DEFAULT_PALETTE[name]
  }
  return {
    brand: colour('brand'),
    accent: colour('accent'),
    paper: colour('paper'),
    ink: colour('ink'),
  }
}
