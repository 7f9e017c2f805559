import { type Flat, readTextFields } from '../fields.ts'
import { INNOVATION_ICONS, type InnovationIcon, readIcon } from '../icons.ts'
import { isObject, readList, readObject, readOptionalTexts, readText } from '../json.ts'
import { type Localized, readBlocksByTag } from '../localized.ts'

const INNOVATION_TEXTS = ['badge', 'title', 'titleSpan', 'subtitle', 'buttonText'] as const

/** Innovation texts of one language (ENT-19). */
type InnovationTexts = Flat<
  Record<(typeof INNOVATION_TEXTS)[number], string> & {
    features: { icon: InnovationIcon; title: string; description: string }[]
    stats: {
      growth: { value: string; label: string }
      results: { title: string; subtitle: string }
      /** The source and date of the figures. */
      note?: string
    }
  }
>

/** Innovation content: one picture, texts keyed `en` and `ja`. */
export type Innovation = Localized<InnovationTexts> & { mainImage: string }

/** Reads innovation content; `null` when there is no text in any language. */
export function readInnovation(raw: unknown): Innovation | null {
  const object = readObject(raw)
  const texts = readBlocksByTag(object, readInnovationTexts)
  return texts && { mainImage: readText(object.mainImage), ...texts }
}

function readInnovationTexts(block: Record<string, unknown>): InnovationTexts {
  const stats = readObject(block.stats)
  const growth = readObject(stats.growth)
  const results = readObject(stats.results)
  return {
    ...readTextFields(block, INNOVATION_TEXTS),
    features: readList(block.features, (item) =>
      isObject(item)
        ? {
            icon: readIcon(item.icon, INNOVATION_ICONS),
            title: readText(item.title),
            description: readText(item.description),
          }
        : null,
    ),
    stats: {
      growth: { value: readText(growth.value), label: readText(growth.label) },
      results: { title: readText(results.title), subtitle: readText(results.subtitle) },
      ...readOptionalTexts(stats, ['note']),
    },
  }
}
