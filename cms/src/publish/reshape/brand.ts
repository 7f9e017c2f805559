import { isDeepStrictEqual } from 'node:util'
import { readBrand } from '@noren/contract/brand/brand'
import { isHex } from '@noren/contract/brand/colour'
import { DEFAULT_PALETTE, type Palette } from '@noren/contract/brand/palette'
import { readPatterns } from '@noren/contract/brand/patterns'
import { readStructure } from '@noren/contract/brand/structure'
import { readType } from '@noren/contract/brand/type'
import type { Edition, PublishedFile } from '../../base/targets/target.ts'
import { checkMark } from '../../content/library/brand/mark.ts'
import { type Mark, markOf } from '../../content/library/brand/mark-files.ts'
import { DRAWN_FIELDS, type DrawnField } from '../../content/library/brand/mark-shape.ts'
import { readStoredMark, type StoredMark } from '../../content/library/brand/stored-mark.ts'
import { wordmarkOf } from '../../content/library/brand/wordmark-file.ts'
import { publishedGlobal } from '../../content/model/source.ts'
import type { Brand } from '../../payload-types.ts'
import type { Source } from './globals.ts'

type PublishedBrand = NonNullable<Edition['brand']>

/** What is drawn for a brand, with its files. */
export type Drawn = { mark: Mark; wordmark: PublishedFile | null }

/**
 * The brand of the snapshot, which has only the addresses of what is drawn for it. A company that has not chosen one has the default colours and fonts, and a
 * noren. So has one whose mark is none that the desk made, which is noted by its field.
 */
export async function publishedBrand(
  from: Source,
): Promise<{ brand: PublishedBrand; drawn: Drawn }> {
  const doc = await publishedGlobal(from.payload, 'brand', from.draftOf)
  const stored = { mark: doc?.mark, wordmark: doc?.wordmark }
  const made = {
    mark: await soundMark('mark', stored),
    wordmark: await soundMark('wordmark', stored),
  }
  for (const field of ['mark', 'wordmark'] as const)
    if (doc && stored[field] && !made[field])
      from.attempts.note({ global: 'brand' }, doc, field, {}, field)
  const palette = paletteOf(doc?.palette ?? undefined)
  const mark = markOf(made.mark, palette)
  const named = made.wordmark && (await wordmarkOf(made.wordmark))
  const brand = {
    palette,
    patterns: readPatterns(doc?.patterns),
    structure: readStructure(doc?.structure),
    type: readType(doc?.type),
    mark: mark.address,
    ...(named && { wordmark: named.wordmark }),
  }
  return { brand, drawn: { mark, wordmark: named?.file ?? null } }
}

type Stored = { readonly [Field in DrawnField]: unknown }

/** The marks that were looked at last: a publish seldom changes them. */
const looked = new Map<DrawnField, { text: unknown; mark: StoredMark | null }>()

/** A stored mark; `null` of one whose picture cannot be shown, and of anything else. */
async function soundMark(field: DrawnField, stored: Stored): Promise<StoredMark | null> {
  const text = stored[field]
  const last = looked.get(field)
  if (last?.text === text) return last?.mark ?? null
  const made = await checkMark(text, DRAWN_FIELDS[field])
  const mark = 'mark' in made ? readStoredMark(made.mark) : null
  looked.set(field, { text, mark })
  return mark
}

/** Whether this is how a company looks that has chosen nothing. */
export function isDefaultBrand(brand: PublishedBrand): boolean {
  const mark = markOf(null, DEFAULT_PALETTE).address
  return isDeepStrictEqual(readBrand(brand), readBrand({ mark }))
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
