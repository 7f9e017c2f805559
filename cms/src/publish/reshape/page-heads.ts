import { someOf } from '@noren/contract/fields'
import { readFilledObject, readObject } from '@noren/contract/json'
import { PAGES_WITH_HEAD, type PageHeads } from '@noren/contract/page-heads'
import type { Edition } from '../../base/targets/target.ts'
import { publishedGlobal } from '../../content/model/source.ts'
import type { PageHead } from '../../payload-types.ts'
import { address, localized } from '../per-language.ts'
import type { Source } from './globals.ts'

type Heads = NonNullable<Edition['heads']>

/**
 * The heads of pages: what staff wrote, else what is made from facts, in each language; and the address of
 * a page's picture for sharing, where it has one of its own.
 */
export async function publishedHeads(
  { payload, attempts, draftOf }: Source,
  fromFacts: PageHeads,
): Promise<Heads> {
  const doc = await publishedGlobal(payload, 'page-heads', draftOf)
  const written =
    doc && attempts.make({ global: 'page-heads' }, doc, (own) => headsOf(own, fromFacts))
  return written ?? headsOf(null, fromFacts)
}

function headsOf(doc: PageHead | null, fromFacts: PageHeads): Heads {
  return someOf(PAGES_WITH_HEAD, (page) => {
    const made = readObject(fromFacts[page])
    const texts = someOf(['title', 'description'], (part) =>
      readFilledObject({ ...readObject(made[part]), ...localized(doc?.[page]?.[part]) }),
    )
    const picture = address(doc?.[page]?.picture)
    return readFilledObject({ ...texts, ...(picture && { picture }) })
  })
}
