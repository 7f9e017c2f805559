import { type Flat, readTextFields } from '../fields.ts'
import { PROCESS_ICONS, type ProcessIcon, readIcon } from '../icons.ts'
import { isObject, readList, readObject, readText } from '../json.ts'
import { type Localized, readBlocksByTag } from '../localized.ts'

const PROCESS_TEXTS = ['title', 'subtitle', 'buttonText'] as const

/** Process texts of one language (ENT-20). The page shows the first `PROCESS_STEPS` (readings A28). */
type ProcessTexts = Flat<
  Record<(typeof PROCESS_TEXTS)[number], string> & {
    steps: { icon: ProcessIcon; title: string; description: string }[]
  }
>

/** Process content, keyed `en` and `ja`; the call serves `jp` as well (readings A1). */
export type Process = Localized<ProcessTexts>

/** Reads process content; `null` when there is none in any language. */
export function readProcess(raw: unknown): Process | null {
  return readBlocksByTag(readObject(raw), readProcessTexts)
}

function readProcessTexts(block: Record<string, unknown>): ProcessTexts {
  return {
    ...readTextFields(block, PROCESS_TEXTS),
    steps: readList(block.steps, (item) =>
      isObject(item)
        ? {
            icon: readIcon(item.icon, PROCESS_ICONS),
            title: readText(item.title),
            description: readText(item.description),
          }
        : null,
    ),
  }
}
