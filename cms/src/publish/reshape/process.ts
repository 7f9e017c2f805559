import type { PerLanguage } from '@noren/contract/language'
import type { ProcessTexts, Process as WireProcess } from '@noren/contract/resources/process'
import type { Process } from '../../payload-types.ts'
import { text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'
import { blocksByTag } from './blocks.ts'

export function reshapeProcess(doc: PerLanguage<Process>): WireProcess | null {
  return blocksByTag(doc, ({ title }) => title, processIn)
}

function processIn(doc: Process): ProcessTexts {
  return {
    title: withPhrases(text(doc.title)),
    subtitle: text(doc.subtitle),
    buttonText: text(doc.buttonText),
    steps: (doc.steps ?? []).map(({ icon, title, description }) => ({
      icon,
      title: withPhrases(text(title)),
      description: text(description),
    })),
  }
}
