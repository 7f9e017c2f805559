import { isDeepStrictEqual } from 'node:util'
import { readBrand } from '@noren/contract/brand/brand'
import { isHex } from '@noren/contract/brand/colour'
import { DEFAULT_PALETTE, type Palette } from '@noren/contract/brand/palette'
import { readPatterns } from '@noren/contract/brand/patterns'
import { readType } from '@noren/contract/brand/type'
import type { Payload } from 'payload'
import type { Edition, PublishedFile } from '../../base/targets/target.ts'
import { type Mark, markOf } from '../../content/brand/mark-files.ts'
import { wordmarkOf } from '../../content/brand/wordmark-file.ts'
import { type DraftOf, publishedGlobal } from '../../content/source.ts'
import type { Brand } from '../../payload-types.ts'

type PublishedBrand = NonNullable<Edition['brand']>

/** What is drawn for a brand, with its files. */
export type Drawn = { mark: Mark; wordmark: PublishedFile | null }

/** What composed brands have drawn. An edition has only the addresses, since it is published as it is. */
const drawings = new WeakMap<PublishedBrand, Drawn>()

/**
 * The brand of the snapshot. A company that has not chosen one has the default colours and fonts, and a
 * drawn mark.
 */
export async function publishedBrand(payload: Payload, draftOf?: DraftOf): Promise<PublishedBrand> {
  const doc = (await publishedGlobal(payload, 'brand', draftOf))?.en
  const palette = paletteOf(doc?.palette)
  const mark = markOf(doc?.mark || null, palette)
  const patterns = readPatterns(doc?.patterns)
  const named = doc?.wordmark ? await wordmarkOf(doc.wordmark) : null
  const brand = {
    palette,
    patterns,
    type: readType(doc?.type),
    mark: mark.address,
    ...(named && { wordmark: named.wordmark }),
  }
  drawings.set(brand, { mark, wordmark: named?.file ?? null })
  return brand
}

/** Whether this is how a company looks that has chosen nothing. */
export function isDefaultBrand(brand: PublishedBrand): boolean {
  const mark = markOf(null, DEFAULT_PALETTE).address
  return isDeepStrictEqual(readBrand(brand), readBrand({ mark }))
}

/** What is drawn for a composed edition. */
export function drawnFor({ brand }: Edition): Drawn | undefined {
  return brand && drawings.get(brand)
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
