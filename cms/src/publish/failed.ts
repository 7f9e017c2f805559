import { readText } from '@noren/contract/json'
import { LANGUAGES, type PerLanguage, perLanguage } from '@noren/contract/language'
import { faultFacts, log } from '@noren/kit/process/log'
import type { Field, Payload } from 'payload'
import type { Words } from '../base/words.ts'
import { screenOf } from '../content/model/screen-addresses.ts'
import { fieldWords, labelWords } from '../content/model/walk.ts'
import type { Problem, ProblemOf } from './check.ts'

/** Names a document, or a part of one, among those that could not be composed. */
export function keyOf(of: ProblemOf, part = ''): string {
  return ['global' in of ? of.global : `${of.collection} ${of.id}`, part].filter(Boolean).join(' ')
}

/** Composes documents one by one, so that one that cannot be holds back itself alone. */
export class Attempts {
  readonly failed = new Map<string, Problem>()
  readonly #payload: Payload

  constructor(payload: Payload) {
    this.#payload = payload
  }

  /** What is made of a document; `null` after noting that nothing can be made of it. */
  make<Doc extends object, Made>(
    of: ProblemOf,
    doc: PerLanguage<Doc>,
    make: (doc: PerLanguage<Doc>) => Made,
  ): Made | null {
    try {
      return make(doc)
    } catch (error) {
      this.note(of, doc, faultyField(doc, make), faultFacts(error))
      return null
    }
  }

  /** Notes a faulty field. @param part of its document that is held back; all of it without one */
  note(
    of: ProblemOf,
    doc: PerLanguage<object>,
    field: string | null,
    facts: object = {},
    part?: string,
  ): void {
    const { name, fields } = this.#kindOf(of, doc)
    const problem = {
      of,
      document: name,
      field: field === null ? UNKNOWN : fieldWords(fields, [field]),
      screen: screenOf(of),
    }
    log('error', 'a document cannot be composed', {
      document: keyOf(of),
      field: field ?? 'unknown',
      ...facts,
    })
    this.failed.set(keyOf(of, part), problem)
  }

  #kindOf(of: ProblemOf, doc: PerLanguage<object>): { name: Words; fields: readonly Field[] } {
    if ('global' in of) {
      const global = this.#payload.globals.config.find(({ slug }) => slug === of.global)
      return { name: labelWords(global?.label), fields: global?.fields ?? [] }
    }
    const { admin, labels, fields } = this.#payload.collections[of.collection].config
    const kind = labelWords(labels.singular)
    const [en, ja] = LANGUAGES.map((each) =>
      readText(Reflect.get(doc[each], admin.useAsTitle ?? '')),
    )
    return {
      name: { en: `${kind.en} “${en || ja}”`, ja: `${kind.ja}「${ja || en}」` },
      fields,
    }
  }
}

const UNKNOWN: Words = { en: 'cannot be shown', ja: '表示できない内容' }

/** The first field without which something can be made of a document. */
function faultyField<Doc extends object>(
  doc: PerLanguage<Doc>,
  make: (doc: PerLanguage<Doc>) => unknown,
): string | null {
  const without = (name: string) => perLanguage((language) => ({ ...doc[language], [name]: null }))
  const isFaulty = (name: string) => {
    try {
      make(without(name))
      return true
    } catch {
      return false
    }
  }
  return Object.keys(doc.en).find(isFaulty) ?? null
}
